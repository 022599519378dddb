import type { AnyGame } from '@boomtown/game-core';

/** Any set of games by id: those of the registry, or a test's. */
export type Games = Readonly<Record<string, AnyGame>>;

/** A game of the set; `undefined` for an id that it does not have. */
export function gameIn(games: Games, id: string): AnyGame | undefined {
  return Object.hasOwn(games, id) ? games[id] : undefined;
}
