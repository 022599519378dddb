import type { Placement } from './art/names.ts';
import { gaugeKey } from './keys.ts';
import type { Layout } from './layout.ts';
import { loadsOf, tileOf, tilesOf } from './rules.ts';
import { DEPTH, type SceneModel } from './scene-model.ts';
import { cellWidth, middleOf, type StreetFrame } from './street.ts';

/** A ground has to be as wide to have room below it for two figures that are read from across a room. */
const FAR_ROOM = 48;

/** Under every ground: what it carries of what it can, now and after the action in mind, and the number of its house. */
export function gaugePlacements(model: SceneModel, frame: StreetFrame, { gauges, wide }: Layout): readonly Placement[] {
  const { view, foresight, inMind, texts, far } = model;
  // While the players bid nothing is built yet.
  if (view.phase === 'bid') return [];
  const now = new Map(loadsOf(view).map((ground) => [ground.ground, ground.load]));
  const planned = inMind?.type === 'place' ? inMind.tiles : inMind?.type === 'bonus' ? [inMind] : [];
  const grounds = [
    ...view.building.filter(({ row }) => row === 0),
    // A ground that is only planned has a gauge already.
    ...planned.filter(({ row }) => row === 0).map((laid) => ({ ...laid })),
  ];
  const set = tilesOf(view.options);
  const width = Math.round(Math.min(cellWidth(frame) * 0.94, 116));
  const height = Math.round(Math.min(wide ? 18 : 13, gauges.height * 0.28));
  const text = Math.round(Math.min(17, gauges.height * 0.32, Math.max(width < 34 ? (far ? 8 : 7) : 9.5, width * 0.24)));
  const number = Math.min(13, Math.max(10, Math.round(text * 0.8)));
  return grounds.flatMap(({ tile, column }): readonly Placement[] => {
    const { capacity } = tileOf(set, tile);
    const seen = foresight?.loads.get(tile);
    const before = seen?.from ?? now.get(tile) ?? 0;
    const after = seen?.load ?? before;
    const { x } = middleOf(frame, { column, row: 0 });
    const top = gauges.y + gauges.height * 0.14;
    const tone = after > capacity ? 'over' : after === capacity ? 'full' : after >= capacity * 0.75 ? 'near' : 'fine';
    const changed = after !== before;
    const motion = { duration: 320, ease: 'in-out' as const };
    return [
      {
        key: `gauge:${tile}`,
        art: `gauge/${width}/${height}/${capacity}/${before}/${after}`,
        x,
        y: top + height / 2,
        z: DEPTH.gauge,
        drawn: width,
        motion,
      },
      {
        key: `load:${tile}`,
        art: {
          text: loadText(before, after, capacity, width, far),
          style: `load/${tone}/${changed ? 'changed' : 'same'}/${text}`,
        },
        x,
        y: top + height + text * 0.75,
        z: DEPTH.gauge + 1,
        motion,
      },
      {
        key: `house:${tile}`,
        art: { text: width > 44 ? texts.house(column) : texts.houseNumber(column), style: `house/${number}` },
        x,
        y: top + height + text * 1.35 + number * 0.7,
        z: DEPTH.gauge,
        motion,
      },
      ...(model.lit.includes(gaugeKey(tile))
        ? [
            {
              key: `gauge-beacon:${tile}`,
              art: `gauge-beacon/${width}`,
              x,
              y: top + height / 2,
              z: DEPTH.gauge + 2,
            } satisfies Placement,
          ]
        : []),
    ];
  });
}

/** From across a room what a narrow ground can carry is read on the ground itself. */
function loadText(before: number, after: number, capacity: number, width: number, far: boolean): string {
  if (far && width < FAR_ROOM) return String(after);
  if (before !== after) {
    return width > 74 ? `${before} → ${after} / ${capacity}` : `${before}→${after}/${capacity}`;
  }
  return width > 50 ? `${after} / ${capacity}` : `${after}/${capacity}`;
}
