import type { Game, GameTypes } from './contract.ts';
import { malformed, ok, type Result } from './result.ts';

/** The moment of another match from which a match goes on. */
export interface Continued {
  /** After how many of its actions. */
  readonly step: number;
  /** How it stood then; what was hidden may have been dealt anew. */
  readonly state: object;
}

/**
 * The same rules, but a match starts from that state instead of from a deal. Fails with `malformed` where it is no state of
 * the game.
 */
export function goingOn<T extends GameTypes>(game: Game<T>, { state: raw }: Continued): Result<Game<T>> {
  const read = game.parseState(raw);
  if (!read.ok) return read;
  const state = read.value;
  return ok({
    ...game,
    setup(options, seats, rng) {
      // For what it refuses: what it deals is not used.
      const dealt = game.setup(options, seats, rng);
      if (!dealt.ok) return dealt;
      if (game.seatsOf(state) !== seats) return malformed('The match goes on at a table with another number of seats.');
      return ok({ state, events: [] });
    },
  });
}
