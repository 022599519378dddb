import { eventsFor, type Seat, startMatch, submit } from '@boomtown/game-core';
import type { Snapshot } from '@boomtown/ui-kit';
import { type BauBoomState, bauBoomGame } from '../../src/rules/index.ts';
import type { BauBoom, BauBoomAction, BauBoomEvent, BauBoomPublicView, MovePreview } from '../../src/ui/rules.ts';
import { bauBoomRules, colourOf, movePreviews, squaresOf } from '../../src/ui/rules.ts';

export type Shown = Snapshot<BauBoom>;

export interface Played {
  readonly shown: readonly Shown[];
  readonly states: readonly BauBoomState[];
}

/** A whole match in which everybody plays with some sense, as a player in these seats sees it. `seed`: one number for all 32 bytes. */
export function played(options: object, seats: number, seed: number, held: readonly Seat[]): Played {
  const started = startMatch(bauBoomGame, options, seats, new Uint8Array(32).fill(seed));
  if (!started.ok) throw new Error(started.error.message);
  let { match } = started.value;
  const you = held.map((seat) => ({ seat, view: {} }));
  const shown: Shown[] = [{ step: 0, view: bauBoomGame.publicView(match.state), you, events: [] }];
  const states: BauBoomState[] = [match.state];
  while (match.state.actor !== null) {
    const done = submit(match, match.state.actor, sensible(match.state));
    if (!done.ok) throw new Error(done.error.message);
    match = done.value.match;
    states.push(match.state);
    const events = eventsFor(done.value.events, held);
    shown.push({ step: match.step, view: bauBoomGame.publicView(match.state), you, events });
  }
  return { shown, states };
}

/** What a player with a good memory would do: collect what the hill needs next, and go home before too much is loaded. */
function sensible(state: BauBoomState): BauBoomAction {
  const view = bauBoomGame.publicView(state);
  const seat = state.actor ?? 0;
  const legal = bauBoomRules.legal(view, {}, seat);
  const load = state.barrows[seat]?.load ?? [];
  const wanted = needs(view, seat);
  for (const block of load) wanted.splice(wanted.indexOf(block), wanted.includes(block) ? 1 : 0);
  const worth = ({ effect }: MovePreview): number => {
    if (effect.what === 'may-take') return wanted.includes(effect.block) ? 3 : 0;
    if (effect.what === 'start') return load.length * 1.4;
    if (effect.what === 'ladybug') return -2;
    return effect.what === 'anteater' && effect.loses ? -1 : 0;
  };
  const best = movePreviews(view).toSorted((a, b) => worth(b) - worth(a))[0];
  const there = state.trail[state.barrows[seat]?.at ?? 0] ?? null;
  const action =
    state.phase === 'move'
      ? legal.find((one) => one.type === 'move' && one.by === best?.by)
      : state.phase === 'choice'
        ? legal.find(
            ({ type }) =>
              type ===
              (there !== null && (wanted.includes(there) || view.options.variant === 'young') ? 'take' : 'leave'),
          )
        : legal[0];
  if (action === undefined) throw new Error('nothing can be done');
  return action;
}

/** The colours of the lowest rows of the hill that are still to be built, the next four or so. */
function needs(view: BauBoomPublicView, seat: Seat) {
  const hill = view.hills[seat];
  if (hill === undefined) return [];
  return squaresOf(hill.plan)
    .filter(({ square }) => hill.built[square] === null)
    .slice(0, 5)
    .map((square) => colourOf(seat, square));
}

/** A match of this kind in which such an event happens. */
export function playedWith(type: BauBoomEvent['type'], options: object, seats: number, held: readonly Seat[]): Played {
  for (let seed = 1; seed <= 60; seed += 1) {
    const match = played(options, seats, seed, held);
    if (match.shown.some(({ events }) => events.some((event) => event.type === type))) return match;
  }
  throw new Error(`in no match anything is ${type}`);
}
