import type { AnyGame } from '@boomtown/game-core';
import { gameWith, OPEN_GAME } from '@boomtown/registry/chosen';
import { GAMES } from '@boomtown/registry/rules';

const ALL: readonly AnyGame[] = Object.values(GAMES);

/** Each set of rules once: games that share a shape differ in their pieces' names, not in what they cost. */
export const MEASURED_GAMES: readonly AnyGame[] = ALL.filter(
  ({ shape }, i) => ALL.findIndex((game) => game.shape.action === shape.action) === i,
);

/** A game without hidden information and with small actions: with it the server is measured, not the rules. */
export const SMALL_GAME = OPEN_GAME;

/** A game for as many seats as a table has at most. */
export const LARGEST_GAME = gameWith(
  ({ info }) => info.seats.max === Math.max(...ALL.map(({ info: { seats } }) => seats.max)),
);
