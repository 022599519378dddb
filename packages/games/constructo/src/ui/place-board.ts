import { hexagon } from '@boomtown/stage/headless';
import type { DrawingName, Placement } from './art/names.ts';
import { litPlaces } from './choosing.ts';
import { cellKey } from './keys.ts';
import { HEX_RADIUS, PIECE_HEIGHT, PIECE_RADIUS, TILT } from './measures.ts';
import type { Board } from './rules.ts';
import { type BoardFrame, cellIn, DEPTH, type SceneModel } from './scene-model.ts';
import { cellNumber } from './telling.ts';
import { heightOf } from './tracked-pieces.ts';

/** How many different grains the art has for hexagons. */
const GRAINS = 6;

const OUTLINE = hexagon(HEX_RADIUS, TILT);

/** A board's hexagons with their shadows. */
export function tilesOf(board: Board, frame: BoardFrame): readonly Placement[] {
  return board.cells.flatMap((cell, i): readonly Placement[] => {
    const { x, y } = cellIn(frame, cell);
    const { scale } = frame;
    return [
      { key: `shade:${board.id}:${i}`, art: 'shade', x, y, z: DEPTH.shade, scale },
      { key: `tile:${board.id}:${i}`, art: `tile/${(i * 5 + 2) % GRAINS}`, x, y, z: DEPTH.tile + y / 10, scale },
    ];
  });
}

/** The board in play: hexagons, their names, and what marks them. Every hexagon can be touched while the person is to act. */
export function boardPlacements(
  model: SceneModel,
  board: Board,
  frame: BoardFrame,
  unit: number,
): readonly Placement[] {
  const { offer, choosing, hovered } = model;
  const lit = offer === null ? new Set<string>() : litPlaces(choosing, offer);
  const label = Math.round(Math.min(LABEL.most, Math.max(LABEL.least, LABEL.pixels / (unit * frame.scale))));
  return [
    ...tilesOf(board, frame),
    ...board.cells.flatMap((cell, i): readonly Placement[] => {
      const { x, y } = cellIn(frame, cell);
      const { scale } = frame;
      const key = cellKey(i);
      const mark = (name: string, art: DrawingName, order: number): Placement => ({
        key: `${name}:${i}`,
        art,
        x,
        y,
        z: DEPTH.mark + order,
        scale,
      });
      const isLit = lit.has(key);
      const open = offer !== null && (isLit || key === choosing.selected || model.view.cells[i]?.length === 0);
      return [
        ...(model.last?.cells.includes(i) ? [mark('last', `last/${model.last.seat}`, 1)] : []),
        ...(isLit ? [mark('lit', choosing.selected === null ? 'ready' : 'lit', 2)] : []),
        ...(key === choosing.selected ? [mark('chosen', 'chosen', 3)] : []),
        ...(hovered === key && open ? [mark('hover', 'hover', 4)] : []),
        ...(model.lit.includes(key) ? [mark('beacon', 'beacon', 5)] : []),
        {
          key: `label:${board.id}:${i}`,
          art: { text: String(cellNumber(i, board)), style: `cell/${label}` },
          x,
          y: y + HEX_RADIUS * TILT * 0.77 * scale,
          z: DEPTH.label,
          scale,
        },
        ...touchPlacements(model, i, { x, y, z: DEPTH.piece + y, scale }, open),
      ];
    }),
  ];
}

/** What of a cell can be touched: its hexagon, and what stands on it as high as it goes, also where that covers the row behind. */
function touchPlacements(
  { offer, view }: SceneModel,
  cell: number,
  at: Pick<Placement, 'x' | 'y' | 'z' | 'scale'>,
  open: boolean,
): readonly Placement[] {
  if (offer === null) return [];
  const target = {
    id: cellKey(cell),
    ...(open ? {} : { cursor: 'default' }),
    draggable: offer.legal.some((action) => action.type === 'move' && action.from === cell),
  };
  const stack = view.cells[cell] ?? [];
  const widest = Math.max(0, ...stack.map(({ size }) => PIECE_RADIUS[size]));
  const height = heightOf(stack) * PIECE_HEIGHT + widest * TILT;
  const rect = { x: -widest, y: -height, width: 2 * widest, height };
  return [
    { ...at, key: `touch:${cell}`, art: null, target: { ...target, shape: { kind: 'polygon', points: OUTLINE } } },
    ...(stack.length === 0
      ? []
      : [
          {
            ...at,
            key: `touch-stack:${cell}`,
            art: null,
            target: { ...target, shape: { kind: 'rect', rect } },
          } satisfies Placement,
        ]),
  ];
}

/** Sizes of a hexagon's number: what it should be in CSS pixels, and the least and most in world units that the corner has room for. */
const LABEL = { pixels: 12, least: 11, most: 20 };
