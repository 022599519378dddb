import type { Flourish, Picture } from './art/names.ts';
import { type Layout, layoutFor } from './layout.ts';
import { bidKeyPlacements } from './place-bid-keys.ts';
import { effectFlourishes } from './place-effects.ts';
import { forecastPlacements, leanPlacements } from './place-forecast.ts';
import { gaugePlacements } from './place-gauges.ts';
import { handPlacements } from './place-hands.ts';
import { ladderPlacements } from './place-ladder.ts';
import { buttonPlacements, captionPlacements, signPlacements } from './place-panels.ts';
import { sheetPlacements } from './place-sheet.ts';
import { plannedPlacements, slotPlacements, streetPlacements } from './place-street.ts';
import { type Cell, type PublicView, type TileId, tileOf, tilesOf } from './rules.ts';
import type { SceneModel } from './scene-model.ts';
import { streetFrame } from './street.ts';

/** The whole picture of a table: what stands where, from the view and from what the person has in hand. Pure. */
export function place(model: SceneModel): Picture {
  const { view, choosing, offer, effects } = model;
  const layout = layoutOf(model);
  const planned = offer === null ? [] : choosing.planned;
  const usual =
    view.phase === 'bid'
      ? { columns: 3, rows: 1 }
      : { columns: layout.wide ? 7 : 5, rows: layout.street.height < 220 ? 3 : 4 };
  const standing = [...view.building, ...planned];
  const frame = streetFrame([...standing, ...aboveThem(standing, view), ...effects.extent], layout.street, usual);
  const flourishes: readonly Flourish[] = effectFlourishes(model, frame);
  return {
    bounds: layout.bounds,
    placements: [
      ...gaugePlacements(model, frame, layout),
      ...slotPlacements(model, frame),
      ...streetPlacements(model, frame),
      ...forecastPlacements(model, frame),
      ...leanPlacements(model, frame),
      ...plannedPlacements(model, frame),
      ...signPlacements(model, layout),
      ...captionPlacements(model, layout),
      ...handPlacements(model, layout),
      ...ladderPlacements(model, layout),
      ...bidKeyPlacements(model, layout),
      ...buttonPlacements(model, layout),
      ...sheetPlacements(model, layout),
    ],
    flourishes,
  };
}

/** Where everything goes in this moment. */
export function layoutOf({ view, viewport, offer }: Pick<SceneModel, 'view' | 'viewport' | 'offer'>): Layout {
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
