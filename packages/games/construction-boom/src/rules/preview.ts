import { failed, ok, type Refusal, type Result, refusalOf, type Seat } from '@boomtown/game-core';
import { type Preview, previewOf, siteFor } from './forecast.ts';
import { secondCells } from './legal.ts';
import { cellsFor } from './placement.ts';
import { tileOf } from './tiles.ts';
import type { BonusAction, Cell, LeanAction, PlaceAction, Placement, PublicView, TileId } from './types.ts';
import { constructionBoomRules } from './view-rules.ts';

/** The cells that take this tile as the building stands, by column, then row. */
export function cellsForTile(view: PublicView, tile: TileId): readonly Cell[] {
  const grid = siteFor(view);
  return cellsFor(grid, tileOf(grid.tiles, tile));
}

/**
 * The cells that take this tile as the second of a turn, once the first is down, by column, then row; none if the two
 * may not go together. The first has to be a legal placement.
 */
export function cellsForSecond(view: PublicView, first: Placement, tile: TileId): readonly Cell[] {
  const grid = siteFor(view);
  const second = tileOf(grid.tiles, tile);
  if (first.tile === tile || tileOf(grid.tiles, first.tile).material !== second.material) return [];
  return secondCells(grid, first, second);
}

/** What an action of this seat would do to the building, or why it is refused. */
export function preview(
  view: PublicView,
  seat: Seat,
  action: PlaceAction | BonusAction | LeanAction,
): Result<Preview, Refusal> {
  const refused = refusalOf(constructionBoomRules, view, {}, seat, action);
  return refused === null ? ok(previewOf(view, action)) : failed(refused);
}
