import type { Placement } from './art/names.ts';
import { type HillLayout, squareIn } from './hill-layout.ts';
import { pileKey, squareKey } from './keys.ts';
import { type Block, COLOURS, colourOf, type Seat, squaresOf } from './rules.ts';
import { DEPTH, type SceneModel } from './scene-model.ts';

const SQUARE = { kind: 'rect', rect: { x: -50, y: -50, width: 100, height: 100 } } as const;

/** What can be touched on the own hill, with what would come of it. */
export function markPlacements(model: SceneModel, hill: HillLayout, seat: Seat): readonly Placement[] {
  const { board, offer, selected, pointed, hovered, lit } = model;
  const plan = board.hills[seat]?.plan ?? '10';
  const scale = hill.side / 100;
  const lift = hill.kind === 'lifted' ? DEPTH.lifted : 0;
  return squaresOf(plan).flatMap((square): readonly Placement[] => {
    const key = squareKey(seat, square.square);
    const at = squareIn(hill, plan, square.row, square.place);
    const colour = colourOf(seat, square);
    const spoken = lit.includes(key);
    const beacon = spoken
      ? [{ key: `beacon:${key}`, art: 'square/beacon', ...at, z: lift + DEPTH.mark + 900, scale } as const]
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
              z: lift + DEPTH.block + 40,
              scale: scale * (hovered === key ? 1.06 : 1),
            } satisfies Placement,
          ]
        : []),
      ...(open && action.type === 'build'
        ? [
            {
              key: `ghost:${key}`,
              art: `block/${colour}`,
              ...at,
              z: lift + DEPTH.block - 1,
              scale,
              alpha: isPointed ? 0.85 : 0.45,
            } satisfies Placement,
          ]
        : []),
      ...(open && action.type === 'demolish'
        ? [
            {
              key: `minus:${key}`,
              art: 'icon/minus',
              x: at.x + hill.side * 0.33,
              y: at.y - hill.side * 0.33,
              z: lift + DEPTH.block + 50,
              scale: scale * (isPointed ? 0.46 : 0.36),
            } satisfies Placement,
          ]
        : []),
      ...(touchable
        ? [
            {
              key: `touch:${key}`,
              art: null,
              ...at,
              z: lift + DEPTH.block + 60,
              scale,
              target: { id: key, shape: SQUARE, ...(open ? {} : { cursor: 'default' }) },
            } satisfies Placement,
          ]
        : []),
    ];
  });
}

/** The piles of the hand: how many of each colour, and a place to take them from. */
export function pilePlacements(model: SceneModel, hill: HillLayout, seat: Seat, unit: number): readonly Placement[] {
  const { board, offer, selected } = model;
  if (board.hand?.seat !== seat) return [];
  const blocks = board.hand.blocks;
  const scale = hill.pile / 100;
  const lift = hill.kind === 'lifted' ? DEPTH.lifted : 0;
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
              z: lift + DEPTH.block - 2,
              scale: scale * 1.04,
            } satisfies Placement,
          ]
        : []),
      ...(count > 1
        ? [
            {
              key: `held:${seat}:${block}`,
              art: { text: `×${count}`, style: `count/${round(most)}` },
              x: pile.x + hill.pile * 0.42,
              y: pile.y + hill.pile * 0.38,
              z: lift + DEPTH.block + 70,
            } satisfies Placement,
          ]
        : []),
      ...(mine
        ? [
            {
              key: `touch:${pileKey(block)}`,
              art: null,
              ...pile,
              z: lift + DEPTH.block + 80,
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
