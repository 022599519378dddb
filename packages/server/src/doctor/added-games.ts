import { lookAtAddedGames } from '../added-games/index.ts';
import { CAN_BUILD } from '../pages/build.ts';
import type { Settings } from '../settings/settings.ts';
import { type Finding, ill, note, well } from './finding.ts';

/** The games that the host added by `games.json`: which are in the last build, which are left out, and why. */
export async function examineAddedGames({ gamesDir }: Pick<Settings, 'gamesDir'>): Promise<Finding[]> {
  const looked = await lookAtAddedGames(gamesDir);
  if (looked === null) return [];
  const { report, stale, leftOut } = looked;
  const out = leftOut.map(({ source, reason }) => ill(`Games: ${source} is left out: ${reason}`));
  if (stale) {
    const changed = 'Games: games.json, a game or this version has changed since they were built';
    return [
      ...out,
      CAN_BUILD ? note(`${changed}; the next start builds anew.`) : ill(`${changed}. Build the image anew.`),
    ];
  }
  return [...out, ...(report?.games ?? []).map(({ id, source }) => well(`Games: ${id} is built in, from ${source}.`))];
}
