import type { AnyGame } from '@boomtown/game-core';
import { GAMES } from '@boomtown/registry/rules';

const ALL: readonly AnyGame[] = Object.values(GAMES);

/** Each set of rules once: this one shares those of another game. */
export const MEASURED_GAMES: readonly AnyGame[] = ALL.filter(({ info }) => info.id !== 'constructor');

/** A game without hidden information and with small actions: with it the server is measured, not the rules. */
export const SMALL_GAME = gameWith(({ info }) => !info.hidden);

/** A game for as many seats as a table has at most. */
export const LARGEST_GAME = gameWith(
  ({ info }) => info.seats.max === Math.max(...ALL.map(({ info: { seats } }) => seats.max)),
);

function gameWith(trait: (game: AnyGame) => boolean): AnyGame {
  const game = MEASURED_GAMES.find(trait);
  if (game === undefined) throw new Error('no game of the registry is like that');
  return game;
}
