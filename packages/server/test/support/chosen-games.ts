import { type Seat, startMatch } from '@boomtown/game-core';
import * as chosen from '@boomtown/registry/chosen';
import { gameOf } from '@boomtown/registry/rules';
import type { GameId } from '@boomtown/wire';

/** A game that hides nothing: tests that speak of tables play it, where any game would do. */
export const OPEN_RULES = chosen.OPEN_GAME;
export const OPEN_GAME = OPEN_RULES.info.id;
/** Another one. */
export const OTHER_OPEN_GAME = chosen.OTHER_OPEN_GAME.info.id;
/** A game at whose tables more than two may sit. */
export const GAME_FOR_FOUR = chosen.GAME_FOR_FOUR.info.id;
/** A game at whose tables six may sit. */
export const GAME_FOR_SIX = chosen.GAME_FOR_SIX.info.id;
/** A game for two in which something is hidden. */
export const HIDDEN_GAME_FOR_TWO = chosen.HIDDEN_GAME_FOR_TWO.info.id;

/** What is asked for to have a table of the open game at which seat 0 begins. */
export const OPEN_TABLE = { game: OPEN_GAME, options: begunBy(OPEN_GAME, 0), seats: OPEN_RULES.info.seats.min };

/** The options under which a seat begins, at a game that has that chosen. */
export function begunBy(id: GameId, seat: Seat): Record<string, unknown> {
  const choices = gameOf(id).optionFields.filter(({ kind }) => kind === 'seat');
  return Object.fromEntries(choices.map(({ key }) => [key, seat]));
}

/** What seat 0 may do first at a table of the open game. */
export function firstActions(): readonly [{ readonly type: string }, ...{ readonly type: string }[]] {
  const started = startMatch(OPEN_RULES, OPEN_TABLE.options, OPEN_TABLE.seats, new Uint8Array(32));
  if (!started.ok) throw new Error('the open game does not start');
  const [first, ...others] = OPEN_RULES.legal(OPEN_RULES.publicView(started.value.match.state), {}, 0);
  if (first === undefined) throw new Error('seat 0 does not begin');
  return [first, ...others];
}
