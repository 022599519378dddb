import { centreOf } from '@boomtown/stage/headless';
import type { DrawingName, Placement } from './art/names.ts';
import { LEAVE_KEY, spaceKey, TAKE_KEY } from './keys.ts';
import { type TableLayout, tableTop } from './layout.ts';
import { sizeName } from './place-trail.ts';
import { DEPTH, type SceneModel } from './scene-model.ts';

/** The block on the space: into the wheelbarrow (or onto the hill) with it, or let it lie. */
export function choicePlacements(model: SceneModel, layout: TableLayout): readonly Placement[] {
  const { offer, board, pointed, view, hovered } = model;
  const seat = offer?.seat ?? 0;
  const at = board.barrows[seat]?.at ?? 0;
  const block = board.trail[at];
  const place = layout.trail.places[at];
  if (block == null || place === undefined) return [];
  const room = layout.desk ?? tableTop(layout);
  const wide = room.width > room.height * 1.9;
  const gap = 12;
  const width = wide ? (room.width - 3 * gap) / 2 : room.width - 2 * gap;
  const height = wide ? room.height - 2 * gap : (room.height - 3 * gap) / 2;
  const limit = Math.min(height, width * (wide ? 1.15 : 0.62));
  const middle = centreOf(room);
  const young = view.options.variant === 'young';
  const card = (
    id: string,
    i: number,
    kind: 'yes' | 'no',
    pictures: (x: number, y: number, size: number) => readonly Placement[],
  ): readonly Placement[] => {
    const x = wide ? middle.x + (i - 0.5) * (width + gap) : middle.x;
    const y = wide ? middle.y : middle.y + (i - 0.5) * (limit + gap);
    const aimed = hovered === id || pointed?.type === id;
    const size = Math.min(width / 2.5, limit / (wide ? 2.1 : 1.25));
    return [
      {
        key: `choice:${id}`,
        art: `card/${sizeName(width, limit)}/${aimed ? 'lit' : kind}`,
        x,
        y,
        z: DEPTH.card,
        target: { id, shape: { kind: 'rect', rect: { x: -width / 2, y: -limit / 2, width, height: limit } } },
      },
      ...pictures(x, y, size),
      {
        key: `choice-sign:${id}`,
        art: `icon/${kind}`,
        x: x + width / 2 - 16,
        y: y - limit / 2 + 16,
        z: DEPTH.card + 8,
        scale: 0.36,
      },
    ];
  };
  const part = (key: string, art: DrawingName, x: number, y: number, scale: number, z = 1, alpha = 1): Placement => ({
    key: `choice-${key}`,
    art,
    x,
    y,
    z: DEPTH.card + z,
    scale,
    alpha,
  });
  return [
    {
      key: `stop:${at}`,
      art: 'mark/stop',
      x: place.x,
      y: place.y,
      z: DEPTH.mark,
      target: { id: spaceKey(at), shape: { kind: 'circle', radius: 50 } },
    },
    ...card(TAKE_KEY, 0, 'yes', (x, y, size) => {
      const [dx, dy] = wide ? [0, size * 0.46] : [size * 0.62, 0];
      return [
        part('block', `block/${block}`, x - dx * 1.15, y - dy * 1.1, (size / 100) * 0.72, 3),
        young
          ? part('into', 'icon/hill', x + dx, y + dy * 0.9, (size / 100) * 0.9, 2)
          : part('into', `barrow/${seat}/upright`, x + dx + size * 0.1, y + dy * 0.95, (size / 100) * 0.86, 2),
        { ...part('arrow', 'icon/arrow', x - dx * 0.22, y, (size / 100) * 0.34, 4), rotation: wide ? Math.PI / 2 : 0 },
      ];
    }),
    // The same picture crossed out, and the block stays on its stone.
    ...card(LEAVE_KEY, 1, 'no', (x, y, size) => {
      const [dx, dy] = wide ? [0, size * 0.46] : [size * 0.62, 0];
      const turn = wide ? Math.PI / 2 : 0;
      return [
        part('stone', 'stone/normal/1', x - dx * 1.15, y - dy * 1.1, (size / 100) * 0.92, 1),
        part('stays', `block/${block}`, x - dx * 1.15, y - dy * 1.1 - 2, (size / 100) * 0.6, 2),
        part(
          'goes',
          young ? 'icon/hill' : `barrow/${seat}/upright`,
          x + dx + size * 0.1,
          y + dy * 0.95,
          (size / 100) * 0.74,
          2,
          0.6,
        ),
        { ...part('not', 'icon/arrow', x - dx * 0.22, y, (size / 100) * 0.34, 4, 0.45), rotation: turn },
        part('crossed', 'icon/no', x - dx * 0.22, y, (size / 100) * 0.34, 5),
      ];
    }),
  ];
}
