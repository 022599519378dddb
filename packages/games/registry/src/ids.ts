import type { GameId } from '@boomtown/wire/browser';

/** The games of this build, in the order of the shelf. */
export const GAME_IDS: readonly GameId[] = ['construction-boom', 'constructo', 'constructor', 'bau-boom', 'boondoggle'];

export function isGameId(raw: unknown): raw is GameId {
  return typeof raw === 'string' && GAME_IDS.includes(raw);
}

/** What a list of the registry has for a game. Throws where this build has no such game: ids from outside are checked first. */
export function entryOf<T>(list: Readonly<Record<GameId, T>>, id: GameId): T {
  const entry = Object.hasOwn(list, id) ? list[id] : undefined;
  if (entry === undefined) throw new Error(`this build has no game "${id}"`);
  return entry;
}
