import type { Placement } from '@boomtown/stage/headless';
import { pileKey, squareKey } from './keys.ts';
import { type HillLayout, squareIn, type TableLayout } from './layout.ts';
import { sizeName } from './place-trail.ts';
import { type Block, COLOURS, colourOf, coveredSquares, PLAN_ROWS, type Seat, squaresOf } from './rules.ts';
import { DEPTH, type Scenery } from './scenery.ts';

const SQUARE = { kind: 'rect', rect: { x: -50, y: -50, width: 100, height: 100 } } as const;

/** The hills of all seats with their squares and names, and what can be done on the own one. */
export function hillPlacements(scenery: Scenery, layout: TableLayout): readonly Placement[] {
  return layout.hills.flatMap((hill, seat) => [
    ...moundPlacements(scenery, hill, seat),
    ...namePlacements(scenery, hill, seat, layout.unit),
    ...markPlacements(scenery, hill, seat),
    ...pilePlacements(scenery, hill, seat, layout.unit),
  ]);
}

function moundPlacements(
  { board, view, winners, acting }: Scenery,
  hill: HillLayout,
  seat: Seat,
): readonly Placement[] {
  const plan = board.hills[seat]?.plan ?? '10';
  const scale = hill.side / 100;
  const rows = PLAN_ROWS[plan].length;
  const flag = view.phase === 'over' ? winners.includes(seat) : acting === seat;
  return [
    { key: `mound:${seat}`, art: `mound/${plan}`, ...hill.foot, z: DEPTH.hill, scale },
    ...squaresOf(plan).map((square): Placement => {
      const { x, y } = squareIn(hill, plan, square.row, square.place);
      return {
        key: `socket:${seat}:${square.square}`,
        art: `socket/${colourOf(seat, square)}`,
        x,
        y,
        z: DEPTH.square,
        scale,
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
            z: DEPTH.hill - 1,
            scale: Math.max(scale * 0.86, 0.34),
          },
        ]
      : []),
  ];
}

/** The board with emblem, name and how much is built. */
function namePlacements(
  { names, board, acting }: Scenery,
  hill: HillLayout,
  seat: Seat,
  unit: number,
): readonly Placement[] {
  const built = board.hills[seat];
  const tally = built === undefined ? '' : `${coveredSquares(built)}/${built.built.length}`;
  const turn = acting === seat;
  const { plate } = hill;
  const name = names[seat] ?? '';
  const y = plate.y + plate.height / 2;
  if (!hill.own && plate.x > hill.foot.x) {
    const size = Math.min(plate.height * 0.8, Math.max(hill.side * 1.25, 19 / unit), 30 / unit);
    const line = size * 1.25;
    return [
      { key: `emblem:${seat}`, art: `emblem/${seat}`, x: plate.x + size * 0.5, y, z: DEPTH.plate, scale: size / 100 },
      text(`tally:${seat}`, tally, `lead/${round(size * 0.72)}`, plate.x + size * 1.2, y),
      text(`name:${seat}`, name, `title/${round(size * 0.72)}/${Math.floor(plate.width)}`, plate.x, y + line),
    ];
  }
  const { height } = plate;
  const width = Math.min(plate.width * 0.96, height * 7.4);
  const x = plate.x + plate.width / 2;
  const left = x - width / 2;
  const size = round(height * 0.56);
  const widest = Math.floor(width - height * (hill.own ? 3.2 : 1.6));
  const tallyAt = hill.own
    ? text(`tally:${seat}`, tally, `tally/${size}`, left + width - height * 0.42, y - height * 0.03)
    : text(
        `tally:${seat}`,
        tally,
        `lead/${round(height * 0.6)}`,
        hill.foot.x + hill.side * 0.9,
        hill.foot.y - hill.side * 4.3,
      );
  return [
    { key: `plate:${seat}`, art: `board/${sizeName(width, height)}/${turn ? 'turn' : 'rest'}`, x, y, z: DEPTH.plate },
    {
      key: `emblem:${seat}`,
      art: `emblem/${seat}`,
      x: left + height * 0.62,
      y,
      z: DEPTH.plate + 1,
      scale: (height * 1.1) / 100,
    },
    text(`name:${seat}`, name, `name/${size}/${widest}`, left + height * 1.32, y - height * 0.03),
    tallyAt,
  ];
}

function text(key: string, said: string, style: string, x: number, y: number): Placement {
  return { key, art: { text: said, style }, x, y, z: DEPTH.plate + 2 };
}

/** What can be touched on the own hill, with what would come of it. */
function markPlacements(scenery: Scenery, hill: HillLayout, seat: Seat): readonly Placement[] {
  const { board, offer, selected, pointed, hovered, lit } = scenery;
  const plan = board.hills[seat]?.plan ?? '10';
  const scale = hill.side / 100;
  return squaresOf(plan).flatMap((square): readonly Placement[] => {
    const key = squareKey(seat, square.square);
    const at = squareIn(hill, plan, square.row, square.place);
    const colour = colourOf(seat, square);
    const spoken = lit.includes(key);
    const beacon = spoken
      ? [{ key: `beacon:${key}`, art: 'square/beacon', ...at, z: DEPTH.mark + 900, scale } as const]
      : [];
    if (offer?.seat !== seat) return beacon;
    const action = offer.legal.find(
      (legal) => (legal.type === 'build' || legal.type === 'demolish') && legal.square === square.square,
    );
    const isPointed = pointed !== null && pointed === action;
    const open = action !== undefined && (action.type === 'demolish' || selected === null || selected === colour);
    const empty = (board.hills[seat]?.built[square.square] ?? null) === null;
    const phase = offer.legal[0]?.type;
    const touchable = (phase === 'build' && empty) || (phase === 'demolish' && !empty);
    return [
      ...beacon,
      ...(open
        ? [
            {
              key: `open:${key}`,
              art: action.type === 'demolish' ? 'square/take-off' : isPointed ? 'square/chosen' : 'square/open',
              ...at,
              z: DEPTH.block + 40,
              scale: scale * (hovered === key ? 1.06 : 1),
            },
          ]
        : []),
      ...(open && action.type === 'build'
        ? [
            {
              key: `ghost:${key}`,
              art: `block/${colour}`,
              ...at,
              z: DEPTH.block - 1,
              scale,
              alpha: isPointed ? 0.85 : 0.45,
            },
          ]
        : []),
      ...(open && action.type === 'demolish'
        ? [
            {
              key: `minus:${key}`,
              art: 'icon/minus',
              x: at.x + hill.side * 0.33,
              y: at.y - hill.side * 0.33,
              z: DEPTH.block + 50,
              scale: scale * (isPointed ? 0.46 : 0.36),
            },
          ]
        : []),
      ...(touchable
        ? [
            {
              key: `touch:${key}`,
              art: null,
              ...at,
              z: DEPTH.block + 60,
              scale,
              target: { id: key, shape: SQUARE, ...(open ? {} : { cursor: 'default' }) },
            } satisfies Placement,
          ]
        : []),
    ];
  });
}

/** The piles of the hand: how many of each colour, and a place to take them from. */
function pilePlacements(scenery: Scenery, hill: HillLayout, seat: Seat, unit: number): readonly Placement[] {
  const { board, offer, selected } = scenery;
  if (board.hand?.seat !== seat) return [];
  const blocks = board.hand.blocks;
  const scale = hill.side / 100;
  return COLOURS.flatMap((block: Block, i): readonly Placement[] => {
    const count = blocks.filter((one) => one === block).length;
    const pile = hill.piles[i];
    if (count === 0 || pile === undefined) return [];
    const mine = offer?.seat === seat && offer.legal.some((legal) => legal.type === 'build' && legal.block === block);
    const most = Math.max(scale * 46, 13 / unit);
    return [
      ...(mine
        ? [
            {
              key: `ready:${block}`,
              art: selected === block ? 'square/chosen' : 'square/open',
              ...pile,
              z: DEPTH.block - 2,
              scale: scale * 1.04,
            } as const,
          ]
        : []),
      ...(count > 1
        ? [
            {
              key: `held:${seat}:${block}`,
              art: { text: `×${count}`, style: `count/${round(most)}` },
              x: pile.x + hill.side * 0.42,
              y: pile.y + hill.side * 0.38,
              z: DEPTH.block + 70,
            },
          ]
        : []),
      ...(mine
        ? [
            {
              key: `touch:${pileKey(block)}`,
              art: null,
              ...pile,
              z: DEPTH.block + 80,
              scale,
              target: { id: pileKey(block), shape: SQUARE, draggable: true },
            } satisfies Placement,
          ]
        : []),
    ];
  });
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
