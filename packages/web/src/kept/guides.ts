import { isGameId } from '@boomtown/registry/ids';
import type { GameId } from '@boomtown/wire/browser';
import { keep, keptValue, type Shelf } from './storage.ts';

const KEY = 'guides';

/** Was the first-game guide of this game gone through to its end in this browser? */
export function isGuideDone(game: GameId, shelf?: Shelf): boolean {
  return guidesDone(shelf).includes(game);
}

/** Keeps that somebody has gone through the guide of a game. */
export function keepGuideDone(game: GameId, shelf?: Shelf): void {
  const done = guidesDone(shelf);
  if (!done.includes(game)) keep(KEY, [...done, game], shelf);
}

function guidesDone(shelf?: Shelf): readonly GameId[] {
  return keptValue(KEY, (raw) => (Array.isArray(raw) ? raw.filter(isGameId) : undefined), [], shelf);
}
