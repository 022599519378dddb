import { centreOf } from '@boomtown/stage/headless';
import type { Placement } from './art/names.ts';
import { type HillLayout, squareIn } from './hill-layout.ts';
import { hillKey, SHEET_KEY } from './keys.ts';
import type { TableLayout } from './layout.ts';
import { markPlacements, pilePlacements } from './place-building.ts';
import { namePlacements } from './place-hill-names.ts';
import { sizeName } from './place-trail.ts';
import { COLOURS, colourOf, PLAN_ROWS, type Seat, squaresOf } from './rules.ts';
import { DEPTH, type SceneModel } from './scene-model.ts';

/** Squares of at least this many CSS pixels have their numbers on them; in smaller ones these could not be read. */
const NUMBERED_FROM = 24;
/** A hill with smaller squares than this (CSS pixels) is worth being looked at more closely. */
const SMALL = 44;

/** The hills of all seats with their squares and names, and what can be done on the own one. */
export function hillPlacements(model: SceneModel, layout: TableLayout): readonly Placement[] {
  return layout.hills.flatMap((hill, seat) => [
    ...sheetPlacements(model, hill, seat),
    ...moundPlacements(model, hill, seat, layout.unit),
    ...numberPlacements(model, hill, seat, layout.unit),
    ...namePlacements(model, hill, seat, layout.unit),
    ...markPlacements(model, hill, seat),
    ...pilePlacements(model, hill, seat, layout.unit),
  ]);
}

/** What a hill lies on that is lifted over everything else; a touch puts back one that a player only looks at. */
function sheetPlacements(model: SceneModel, hill: HillLayout, seat: Seat): readonly Placement[] {
  const { lookedAt } = model;
  const { kind, room } = hill;
  if (kind !== 'lifted') return [];
  const { width, height } = room;
  const rect = { x: -width / 2, y: -height / 2, width, height };
  const cursor = lookedAt === null ? { cursor: 'default' } : {};
  return [
    {
      key: 'sheet',
      art: `card/${sizeName(width, height)}/open`,
      ...centreOf(room),
      z: DEPTH.lifted,
      target: { id: SHEET_KEY, shape: { kind: 'rect', rect }, ...cursor },
    },
    ...crownPlacements(model, hill, seat),
    ...(lookedAt === null
      ? []
      : [
          {
            key: 'sheet-close',
            art: 'icon/no',
            x: room.x + width - 34,
            y: room.y + 34,
            z: DEPTH.lifted + 4,
            scale: 0.42,
          } satisfies Placement,
        ]),
  ];
}

/** Over the hill that has won: its owner's sign, large, between blocks of all colours. It stays where nothing may move. */
function crownPlacements(
  { view, winners }: SceneModel,
  { piles, pile, foot }: HillLayout,
  seat: Seat,
): readonly Placement[] {
  if (view.phase !== 'over' || !winners.includes(seat)) return [];
  const y = piles[0]?.y ?? foot.y;
  return [
    { key: 'crown-glow', art: 'halo', x: foot.x, y, z: DEPTH.lifted + 1, scale: (pile / 100) * 1.5 },
    { key: 'crown', art: `emblem/${seat}`, x: foot.x, y, z: DEPTH.lifted + 6, scale: (pile / 100) * 1.25 },
    ...COLOURS.map(
      (block, i): Placement => ({
        key: `crown:${block}`,
        art: `block/${block}`,
        x: foot.x + (i < 2 ? i - 2.1 : i - 0.9) * pile * 0.92,
        y: y + (i === 0 || i === 3 ? pile * 0.14 : 0),
        z: DEPTH.lifted + 4,
        scale: (pile / 100) * 0.55,
        rotation: (i - 1.5) * 0.16,
      }),
    ),
  ];
}

function moundPlacements(
  { board, view, winners, acting, offer }: SceneModel,
  hill: HillLayout,
  seat: Seat,
  unit: number,
): readonly Placement[] {
  const plan = board.hills[seat]?.plan ?? '10';
  const scale = hill.side / 100;
  const rows = PLAN_ROWS[plan].length;
  const lift = hill.kind === 'lifted' ? DEPTH.lifted : 0;
  const flag = view.phase === 'over' ? winners.includes(seat) : acting === seat;
  const builds = offer?.seat === seat && offer.legal[0]?.type === 'build' ? offer.legal : null;
  const reach = { x: -(rows + 1) * 50, y: -(rows + 0.5) * 100, width: (rows + 1) * 100, height: (rows + 1) * 100 };
  return [
    {
      key: `mound:${seat}`,
      art: `mound/${plan}`,
      ...hill.foot,
      z: lift + DEPTH.hill,
      scale,
      ...(hill.kind !== 'lifted' && (hill.kind === 'far' || hill.side * unit < SMALL)
        ? { target: { id: hillKey(seat), shape: { kind: 'rect', rect: reach }, cursor: 'zoom-in' } }
        : {}),
    },
    ...squaresOf(plan).map((square): Placement => {
      const closed = builds?.every((action) => action.type !== 'build' || action.square !== square.square) === true;
      return {
        key: `socket:${seat}:${square.square}`,
        art: `socket/${colourOf(seat, square)}`,
        ...squareIn(hill, plan, square.row, square.place),
        z: lift + DEPTH.square,
        scale,
        // Where nothing can be built now is hardly seen, so that nobody takes its border for an offer.
        alpha: closed ? 0.3 : 1,
      };
    }),
    ...(flag
      ? [
          {
            // One pennant goes round the table; in the end each winner has one.
            key: view.phase === 'over' ? `pennant:${seat}` : 'pennant',
            art: `pennant/${seat}`,
            // On the right slope, where it needs no room of its own.
            x: hill.foot.x + (rows / 2 - 0.42) * hill.side,
            y: hill.foot.y - hill.side * 1.12,
            z: lift + DEPTH.hill - 1,
            scale: Math.max(scale * 0.86, 0.34),
          } satisfies Placement,
        ]
      : []),
  ];
}

/** The numbers of the squares, by which the log and the list of moves call them. */
function numberPlacements({ board }: SceneModel, hill: HillLayout, seat: Seat, unit: number): readonly Placement[] {
  if (hill.side * unit < NUMBERED_FROM) return [];
  const plan = board.hills[seat]?.plan ?? '10';
  const size = Math.round(Math.max(hill.side * 0.24, 10.5 / unit) * 10) / 10;
  return squaresOf(plan).map((square): Placement => {
    const { x, y } = squareIn(hill, plan, square.row, square.place);
    return {
      key: `number:${seat}:${square.square}`,
      art: { text: String(square.square + 1), style: `count/${size}` },
      x: x + hill.side * 0.33,
      y: y + hill.side * 0.33,
      z: DEPTH.block + 45 + (hill.kind === 'lifted' ? DEPTH.lifted : 0),
    };
  });
}
