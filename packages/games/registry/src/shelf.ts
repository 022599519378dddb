import { shelf as bauBoom } from '@boomtown/bau-boom/shelf';
import { shelf as boondoggle } from '@boomtown/boondoggle/shelf';
import { shelf as constructionBoom } from '@boomtown/construction-boom/shelf';
import { shelf as constructo } from '@boomtown/constructo/shelf';
import { shelf as stoneWall } from '@boomtown/stone-wall/shelf';
import type { ShelfGame } from '@boomtown/ui-kit';
import type { GameId } from '@boomtown/wire/browser';
import { addedPart } from './added.ts';
import { entryOf } from './ids.ts';

const added = await addedPart<ShelfGame>('shelf');

const SHELF: Readonly<Record<GameId, ShelfGame>> = {
  ...constructionBoom,
  ...constructo,
  ...bauBoom,
  ...boondoggle,
  ...stoneWall,
  ...added,
};

/** What the shelf shows of a game. */
export function shelfOf(id: GameId): ShelfGame {
  return entryOf(SHELF, id);
}
