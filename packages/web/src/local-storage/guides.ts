import { isGameId } from '@boomtown/registry/ids';
import type { GameId } from '@boomtown/wire/browser';
import { type StorageLike, store, storedValue } from './storage.ts';

const KEY = 'guides';

/** Was the first-game guide of this game gone through to its end in this browser? */
export function isGuideDone(game: GameId, storage?: StorageLike): boolean {
  return guidesDone(storage).includes(game);
}

/** Keeps that a person has gone through the guide of a game. */
export function storeGuideDone(game: GameId, storage?: StorageLike): void {
  const done = guidesDone(storage);
  if (!done.includes(game)) store(KEY, [...done, game], storage);
}

function guidesDone(storage?: StorageLike): readonly GameId[] {
  return storedValue(KEY, (raw) => (Array.isArray(raw) ? raw.filter(isGameId) : undefined), [], storage);
}
