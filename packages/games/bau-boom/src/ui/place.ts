import type { Picture } from './art/names.ts';
import { layoutFor, type TableLayout } from './layout.ts';
import { barrowPlacements } from './place-barrows.ts';
import { blockPlacements } from './place-blocks.ts';
import { centrePlacements, flourishes } from './place-centre.ts';
import { hillPlacements } from './place-hills.ts';
import { movePlacements } from './place-moves.ts';
import { beaconPlacements, gardenPlacements } from './place-trail.ts';
import type { Seat } from './rules.ts';
import type { SceneModel } from './scene-model.ts';

/** The layout that was worked out last: it changes with the window only, but is asked for with every movement of the pointer. */
let latest: { readonly of: string; readonly layout: TableLayout } | null = null;

/** A hill of a window that is less wide than this (CSS pixels) is lifted while its owner builds: its squares are too small to touch. */
const NARROW = 700;

/** Where things go for this picture. */
export function layoutOf(
  model: Pick<SceneModel, 'viewport' | 'board' | 'near' | 'lookedAt'> & {
    readonly view: Pick<SceneModel['view'], 'phase' | 'actor'>;
  },
): TableLayout {
  const { viewport, board, near } = model;
  const plans = board.hills.map(({ plan }) => plan);
  const lifted = liftedIn(model);
  const of = `${viewport.width} ${viewport.height} ${near} ${lifted} ${plans.join()}`;
  if (latest?.of !== of) latest = { of, layout: layoutFor(viewport, plans, near, lifted) };
  return latest.layout;
}

function liftedIn({ lookedAt, viewport, near, view }: Parameters<typeof layoutOf>[0]): Seat | null {
  if (lookedAt !== null) return lookedAt;
  const builds = view.actor === near && (view.phase === 'build' || view.phase === 'demolish');
  return builds && viewport.width < Math.min(NARROW, viewport.height * 1.08) ? near : null;
}

/** The whole picture of a table: what stands where, from what is seen of it and what the person points at. Pure. */
export function place(model: SceneModel): Picture {
  const layout = layoutOf(model);
  return {
    bounds: layout.bounds,
    placements: [
      ...gardenPlacements(layout),
      ...beaconPlacements(model, layout),
      ...centrePlacements(model, layout),
      ...hillPlacements(model, layout),
      ...blockPlacements(model, layout),
      ...barrowPlacements(model, layout),
      ...movePlacements(model, layout),
    ],
    flourishes: flourishes(model, layout),
  };
}
