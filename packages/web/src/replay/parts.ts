import { GAME_IDS } from '@boomtown/registry/ids';
import { loadRules } from '@boomtown/registry/replay';
import { fetchGame } from '@boomtown/registry/ui';

/** Fetches all that any game's file needs, so that it opens without a network afterwards. Rejects if a part did not come. */
export async function fetchParts(): Promise<void> {
  await Promise.all([
    ...GAME_IDS.flatMap((id) => [loadRules(id), fetchGame(id)]),
    import('@boomtown/stage').then(({ fetchRenderer }) => fetchRenderer()),
  ]);
}
