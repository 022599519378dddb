import { GAME_IDS } from '@boomtown/wire/browser';
import { fetchGame } from '../games/registry.ts';
import { loadRules } from './rules.ts';

/** Fetches all that any game's file needs, so that it opens without a network afterwards. Rejects if a part did not come. */
export async function fetchParts(): Promise<void> {
  await Promise.all([
    ...GAME_IDS.flatMap((id) => [loadRules(id), fetchGame(id)]),
    import('@boomtown/stage').then(({ fetchRenderer }) => fetchRenderer()),
  ]);
}
