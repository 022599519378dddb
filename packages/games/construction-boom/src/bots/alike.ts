import { type Action, type BuildingView, type Placement, tileOf, tilesOf } from '../view.ts';

/** Names an action: those that do the same with tiles that are alike in all but their number have the same name. */
export function alike(view: BuildingView, action: Action): string {
  const tiles = tilesOf(view.options);
  const named = ({ tile, column, row }: Placement): string => {
    const { material, type } = tileOf(tiles, tile);
    return `${material} ${type} ${column} ${row}`;
  };
  if (action.type === 'place') return action.tiles.map(named).join();
  if (action.type === 'bonus') return named(action);
  return JSON.stringify(action);
}
