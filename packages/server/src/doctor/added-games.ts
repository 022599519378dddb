import { lookAtAddedGames } from '../added-games/index.ts';
import type { Settings } from '../settings/settings.ts';
import { type Finding, ill, note, well } from './finding.ts';

/** The games that the host added by `games.json`: which are in the last build, which are left out, and why. */
export async function examineAddedGames({ gamesDir }: Pick<Settings, 'gamesDir'>): Promise<Finding[]> {
  const looked = await lookAtAddedGames(gamesDir);
  if (looked === null) return [];
  const { report, stale, leftOut } = looked;
  const out = leftOut.map(({ source, reason }) => ill(`Games: ${source} is left out: ${reason}`));
  if (stale) return [...out, note('Games: games.json, a game or this version has changed; the next start builds.')];
  return [...out, ...(report?.games ?? []).map(({ id, source }) => well(`Games: ${id} is built in, from ${source}.`))];
}
