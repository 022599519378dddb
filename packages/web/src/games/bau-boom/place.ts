import type { Picture } from '@boomtown/stage/headless';
import { layoutFor, type TableLayout } from './layout.ts';
import { barrowPlacements } from './place-barrows.ts';
import { blockPlacements } from './place-blocks.ts';
import { centrePlacements, flourishes } from './place-centre.ts';
import { hillPlacements } from './place-hills.ts';
import { movePlacements } from './place-moves.ts';
import { beaconPlacements, gardenPlacements } from './place-trail.ts';
import type { Scenery } from './scenery.ts';

/** The layout that was worked out last: it changes with the window only, but is asked for with every movement of the pointer. */
let latest: { readonly of: string; readonly layout: TableLayout } | null = null;

/** Where things go for this picture. */
export function layoutOf({ viewport, board, near }: Pick<Scenery, 'viewport' | 'board' | 'near'>): TableLayout {
  const plans = board.hills.map(({ plan }) => plan);
  const of = `${viewport.width} ${viewport.height} ${near} ${plans.join()}`;
  if (latest?.of !== of) latest = { of, layout: layoutFor(viewport, plans, near) };
  return latest.layout;
}

/** The whole picture of a table: what stands where, from what is seen of it and what the person points at. Pure. */
export function place(scenery: Scenery): Picture {
  const layout = layoutOf(scenery);
  return {
    bounds: layout.bounds,
    placements: [
      ...gardenPlacements(layout),
      ...beaconPlacements(scenery, layout),
      ...centrePlacements(scenery, layout),
      ...hillPlacements(scenery, layout),
      ...blockPlacements(scenery, layout),
      ...barrowPlacements(scenery, layout),
      ...movePlacements(scenery, layout),
    ],
    flourishes: flourishes(scenery, layout),
  };
}
