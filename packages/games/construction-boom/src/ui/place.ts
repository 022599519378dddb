import type { Flourish, Picture } from '@boomtown/stage/headless';
import { type Layout, layoutFor } from './layout.ts';
import { effectFlourishes } from './place-effects.ts';
import { forecastPlacements, leanPlacements } from './place-forecast.ts';
import { gaugePlacements } from './place-gauges.ts';
import { handPlacements } from './place-hands.ts';
import { ladderPlacements } from './place-ladder.ts';
import { buttonPlacements, captionPlacements, signPlacements } from './place-panels.ts';
import { sheetPlacements } from './place-sheet.ts';
import { plannedPlacements, slotPlacements, streetPlacements } from './place-street.ts';
import { type Cell, type PublicView, type TileId, tileOf, tilesOf } from './rules.ts';
import type { Scenery } from './scenery.ts';
import { streetFrame } from './street.ts';

/** The whole picture of a table: what stands where, from the view and from what the person has in hand. Pure. */
export function place(scenery: Scenery): Picture {
  const { view, choosing, offer, cue } = scenery;
  const layout = layoutOf(scenery);
  const planned = offer === null ? [] : choosing.planned;
  const usual =
    view.phase === 'bid'
      ? { columns: 3, rows: 1 }
      : { columns: layout.wide ? 7 : 5, rows: layout.street.height < 220 ? 3 : 4 };
  const standing = [...view.building, ...planned];
  const frame = streetFrame([...standing, ...aboveThem(standing, view), ...cue.extent], layout.street, usual);
  const flourishes: readonly Flourish[] = effectFlourishes(scenery, frame);
  return {
    bounds: layout.bounds,
    placements: [
      ...gaugePlacements(scenery, frame, layout),
      ...slotPlacements(scenery, frame),
      ...streetPlacements(scenery, frame),
      ...forecastPlacements(scenery, frame),
      ...leanPlacements(scenery, frame),
      ...plannedPlacements(scenery, frame),
      ...signPlacements(scenery, layout),
      ...captionPlacements(scenery, layout),
      ...handPlacements(scenery, layout),
      ...ladderPlacements(scenery, layout),
      ...buttonPlacements(scenery, layout),
      ...sheetPlacements(scenery, layout),
    ],
    flourishes,
  };
}

/** Where everything goes in this moment. */
export function layoutOf({ view, viewport, offer }: Pick<Scenery, 'view' | 'viewport' | 'offer'>): Layout {
  const moment = view.phase === 'bid' ? 'bid' : view.phase === 'bonus' && offer !== null ? 'bonus' : 'build';
  return layoutFor(viewport, moment);
}

/** Where something could stand on top: over all but roofs. */
function aboveThem(standing: readonly (Cell & { readonly tile: TileId })[], { options }: PublicView): readonly Cell[] {
  const set = tilesOf(options);
  return standing
    .filter(({ tile }) => tileOf(set, tile).type !== 'roof')
    .map(({ column, row }) => ({ column, row: row + 1 }));
}
