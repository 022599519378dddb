import { games as bauBoom } from '@boomtown/bau-boom/rules';
import { games as boondoggle } from '@boomtown/boondoggle/rules';
import { games as constructionBoom } from '@boomtown/construction-boom/rules';
import { games as constructo } from '@boomtown/constructo/rules';
import type { AnyGame } from '@boomtown/game-core';
import { games as stoneWall } from '@boomtown/stone-wall/rules';
import type { GameId } from '@boomtown/wire/browser';
import { addedPart } from './added.ts';
import { entryOf, ofThisBuild } from './ids.ts';

const added = await addedPart<AnyGame>('rules');

/** The whole rules of all games by id. */
export const GAMES: Readonly<Record<GameId, AnyGame>> = ofThisBuild<AnyGame>({
  ...constructionBoom,
  ...constructo,
  ...bauBoom,
  ...boondoggle,
  ...stoneWall,
  ...added,
});

/** The whole rules of a game of this build. */
export function gameOf(id: GameId): AnyGame {
  return entryOf(GAMES, id);
}
