import { type Addressed, actors, type Game, type Match, ok, type Seat, startMatch, submit } from '@boomtown/game-core';
import {
  type Action,
  type Boondoggle,
  type BoondoggleEvent,
  boondoggleGame,
  type PrivateView,
  type PublicView,
} from '../../src/rules/index.ts';
import { thrifty } from './thrifty.ts';

/** A position of a match, seen by all seats at once, and what led to it. */
export interface Seen {
  readonly step: number;
  readonly view: PublicView;
  readonly own: readonly PrivateView[];
  readonly events: readonly Addressed<BoondoggleEvent>[];
}

export type Deciding = (view: PublicView, own: PrivateView, seat: Seat) => Action;

/** The same game, but this many cards of the deck are dealt to everybody first. */
function dealtGame(cards: number): Game<Boondoggle> {
  return {
    ...boondoggleGame,
    setup(options, seats, rng) {
      const first = boondoggleGame.setup(options, seats, rng);
      if (!first.ok) return first;
      const { state } = first.value;
      const players = state.players.map((player, seat) => ({
        ...player,
        hand: state.deck.slice(seat * cards, (seat + 1) * cards),
      }));
      return ok({ ...first.value, state: { ...state, players, deck: state.deck.slice(seats * cards) } });
    },
  };
}

/** A whole match of thrifty players, who begin with this many cards; `instead` may decide otherwise. */
export function thriftyMatch(
  seats: number,
  seed: number,
  options: object = {},
  instead: (...args: Parameters<Deciding>) => Action | null = () => null,
  cards = 0,
): readonly Seen[] {
  const game = dealtGame(cards);
  const started = startMatch(game, options, seats, new Uint8Array(32).fill(seed));
  if (!started.ok) throw new Error(started.error.message);
  let { match } = started.value;
  const seen: Seen[] = [seenAt(match, started.value.events)];
  for (;;) {
    const acting = actors(game, match.state);
    // Where all may act at once each is asked in turn.
    const seat = acting[match.step % acting.length];
    if (seat === undefined) return seen;
    const view = boondoggleGame.publicView(match.state);
    const own = boondoggleGame.privateView(match.state, seat);
    const done = submit(match, seat, instead(view, own, seat) ?? thrifty(view, own, seat));
    if (!done.ok) throw new Error(`step ${match.step}: ${done.error.message}`);
    match = done.value.match;
    seen.push(seenAt(match, done.value.events));
  }
}

function seenAt(match: Match<Boondoggle>, events: Seen['events']): Seen {
  const { state, step } = match;
  return {
    step,
    view: boondoggleGame.publicView(state),
    own: state.players.map((_, seat) => boondoggleGame.privateView(state, seat)),
    events,
  };
}
