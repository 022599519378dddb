import type { AnyGame } from '@boomtown/game-core';
import { GAMES } from './rules.ts';

/** The first game of the shelf that is like that: for tests and measurements that need one, whichever it is. */
export function gameWith(trait: (game: AnyGame) => boolean): AnyGame {
  const game = Object.values(GAMES).find(trait);
  if (game === undefined) throw new Error('no game of the registry is like that');
  return game;
}

/** A game that hides nothing. */
export const OPEN_GAME = gameWith(({ info }) => !info.hidden);

/** Another one. */
export const OTHER_OPEN_GAME = gameWith((game) => game !== OPEN_GAME && !game.info.hidden);

/** A game for two in which something is hidden. */
export const HIDDEN_GAME_FOR_TWO = gameWith(({ info }) => info.hidden && info.seats.max === 2);

/** A game at whose tables more than two may sit. */
export const GAME_FOR_FOUR = gameWith(({ info }) => info.seats.max >= 4);

/** A game at whose tables six may sit. */
export const GAME_FOR_SIX = gameWith(({ info }) => info.seats.max >= 6);

/** A game that shows in passing what its log forgets. */
export const FORGETFUL_GAME = gameWith(({ remembered }) => remembered !== undefined);

/** The options under which seat 0 begins, at a game that has that chosen. */
export function begunByFirst({ optionFields }: AnyGame): Readonly<Record<string, unknown>> {
  return Object.fromEntries(optionFields.filter(({ kind }) => kind === 'seat').map(({ key }) => [key, 0]));
}

/** The options that bound how long a match is, at a game that has some: numbers called `…Limit`. */
export function limitsOf({ optionFields }: AnyGame): readonly string[] {
  return optionFields.flatMap(({ key, kind }) => (kind === 'number' && key.endsWith('Limit') ? [key] : []));
}
