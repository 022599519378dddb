import type { Picture } from '@boomtown/stage/headless';
import { layoutFor, type TableLayout } from './layout.ts';
import { barrowPlacements } from './place-barrows.ts';
import { blockPlacements } from './place-blocks.ts';
import { centrePlacements, flourishes } from './place-centre.ts';
import { hillPlacements } from './place-hills.ts';
import { movePlacements } from './place-moves.ts';
import { beaconPlacements, gardenPlacements } from './place-trail.ts';
import type { Scenery } from './scenery.ts';

/** Where things go for this picture. */
export function layoutOf({ viewport, board, near }: Pick<Scenery, 'viewport' | 'board' | 'near'>): TableLayout {
  return layoutFor(
    viewport,
    board.hills.map(({ plan }) => plan),
    near,
  );
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
