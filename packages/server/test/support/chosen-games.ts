import { type AnyGame, type Seat, startMatch } from '@boomtown/game-core';
import { GAME_IDS } from '@boomtown/registry/ids';
import { gameOf } from '@boomtown/registry/rules';
import type { GameId } from '@boomtown/wire';

/** A game that hides nothing: tests that speak of tables play it, where any game would do. */
export const OPEN_GAME = gameWith(({ info }) => !info.hidden);

export const OPEN_RULES = gameOf(OPEN_GAME);

/** A game at whose tables more than two may sit. */
export const GAME_FOR_FOUR = gameWith(({ info }) => info.seats.max >= 4);

/** A game at whose tables six may sit. */
export const GAME_FOR_SIX = gameWith(({ info }) => info.seats.max >= 6);

/** A game for two in which something is hidden. */
export const HIDDEN_GAME_FOR_TWO = gameWith(({ info }) => info.hidden && info.seats.max === 2);

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

function gameWith(trait: (game: AnyGame) => boolean): GameId {
  const id = GAME_IDS.find((one) => trait(gameOf(one)));
  if (id === undefined) throw new Error('no game of the registry is like that');
  return id;
}
