import {
  type AnyGame,
  eventsFor,
  type GameTypes,
  type Rng,
  type Seat,
  startMatch,
  submit,
  type TableSetup,
  takebackRight,
  textStream,
} from '@boomtown/game-core';
import { randomAction } from '@boomtown/game-testing';
import type { Snapshot } from '@boomtown/ui-kit';

type Shown = Snapshot<GameTypes>;

/** What the log of a page tells of a step. */
type Logged = Pick<Shown, 'step' | 'events'>;

/** A step of a match as a page sees it, and what its log tells then: nothing that was taken back. */
export interface TakenBackStep {
  readonly snapshot: Shown;
  readonly log: readonly Logged[];
  readonly isTakeback: boolean;
  /** May an action be taken back here? */
  readonly isRevocable: boolean;
}

const ACTIONS = 50;

/** A match by chance, in which each move that may be taken back is so in one case of two, as a page with these seats sees it. */
export function* takenBackMatch(
  game: AnyGame,
  { options, seats }: TableSetup,
  held: readonly Seat[],
  seed: string,
): Generator<TakenBackStep> {
  const chance = textStream(seed);
  const begun = startMatch(game, options, seats, seedOf(chance));
  if (!begun.ok) throw new Error(begun.error.message);
  let { match } = begun.value;
  let step = 0;
  let log: readonly Logged[] = [];
  /** Where the match stood before each action that may be taken back, and what the log said. */
  let revocable: readonly { readonly match: typeof match; readonly log: readonly Logged[] }[] = [];
  let lastBy: Seat | null = null;

  const here = (events: Shown['events'], before = log, isTakeback = false): TakenBackStep => {
    const { state } = match;
    const you = held.map((seat) => ({ seat, view: game.privateView(state, seat) }));
    const snapshot = { step, view: game.publicView(state), you, events };
    log = [...before, { step, events }];
    return { snapshot, log, isTakeback, isRevocable: revocable.length > 0 };
  };

  yield here(eventsFor(begun.value.events, held));
  for (let made = 0; made < ACTIONS; made += 1) {
    step += 1;
    const back = revocable.at(-1);
    if (back !== undefined && chance.int(2) === 0) {
      revocable = revocable.slice(0, -1);
      match = back.match;
      yield here([], back.log, true);
      continue;
    }
    const next = randomAction(game, match.state, chance, 'types');
    if (next === null) return;
    const done = submit(match, next.seat, next.action);
    if (!done.ok) throw new Error(done.error.message);
    const [before, after] = [match, done.value.match].map(({ state }) => game.actors(game.publicView(state)));
    const right = takebackRight({
      by: next.seat,
      before: before ?? [],
      after: after ?? [],
      sealed: done.value.sealed,
    });
    const kept = lastBy === next.seat ? revocable : [];
    revocable = right === null ? [] : [...kept, { match, log }];
    lastBy = next.seat;
    match = done.value.match;
    yield here(eventsFor(done.value.events, held));
  }
}

function seedOf(chance: Rng): Uint8Array {
  return Uint8Array.from({ length: 32 }, () => chance.int(256));
}
