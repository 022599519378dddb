import type { Picture } from './art/names.ts';
import { layoutFor } from './layout.ts';
import { flowFlourishes } from './place-flows.ts';
import { groundPlacements } from './place-ground.ts';
import { milePlacements } from './place-miles.ts';
import { nodePlacements } from './place-nodes.ts';
import { roadPlacements } from './place-roads.ts';
import { tokenPlacements } from './place-tokens.ts';
import type { SceneModel } from './scene-model.ts';

/** The whole picture of the map: what stands where, from the views and from what the person points at. Pure. */
export function place(model: SceneModel): Picture {
  const staged = { ...model, layout: layoutFor(model.viewport) };
  const roads = roadPlacements(staged);
  return {
    bounds: staged.layout.bounds,
    placements: [
      ...groundPlacements(staged),
      ...nodePlacements(staged),
      ...roads,
      ...tokenPlacements(staged, roads),
      ...milePlacements(staged),
    ],
    flourishes: flowFlourishes(staged),
  };
}
