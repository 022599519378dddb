import type { Pose } from '@boomtown/stage/headless';
import type { Flourish, Placement } from './art/names.ts';
import { litPlaces } from './choosing.ts';
import { cellKey, pileKey, placesOf } from './keys.ts';
import type { TrayLayout } from './layout.ts';
import { LIFT, PIECE_HEIGHT } from './measures.ts';
import { type Board, previewOf, type Seat, SIZES, type Size, towerOwner } from './rules.ts';
import { type BoardFrame, cellIn, DEPTH, type SceneModel } from './scene-model.ts';
import { heightOf, levelsOf, type TrackedPiece } from './tracked-pieces.ts';

/** Where the foot of a pile stands. */
export function footOfPile(tray: TrayLayout, size: Size): { readonly x: number; readonly y: number } {
  const room = tray.piles[SIZES.indexOf(size)] ?? tray.rect;
  return { x: room.x + room.width / 2, y: room.y + room.height / 2 + PIECE_HEIGHT * tray.scale };
}

interface Stand {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly scale: number;
  /** Does it surround a small that stands on the same level? */
  readonly around?: boolean;
  /** How strong the shadow round its foot is, 0 to 1, and how far above what it falls on it is. */
  readonly shade: number;
  readonly rise: number;
}

/** All eighteen pieces where they are: on the board, in a tray, or under the finger. */
export function piecePlacements(
  model: SceneModel,
  trayOf: (seat: Seat) => TrayLayout,
  board: { readonly board: Board; readonly frame: BoardFrame } | null,
): readonly Placement[] {
  return model.trackedPieces.flatMap((tracked) => {
    const stand = standOf(tracked, trayOf(tracked.seat), board);
    if (stand === null) return [];
    const carried = isCarried(tracked, model);
    const at =
      carried !== null
        ? { ...carried, scale: board?.frame.scale ?? stand.scale, z: DEPTH.above, shade: 0.8, rise: LIFT * 2 }
        : lifted(tracked, stand, model);
    const motion =
      carried !== null
        ? { duration: 0 }
        : { hop: 0.16, ease: 'in-out' as const, delay: model.arriving ? tracked.wave * 12 : 0 };
    return pieceOf(tracked.id, tracked.seat, tracked.size, at).map((placement) => ({ ...placement, motion }));
  });
}

/** A crown on every tower, in the shape that its owner's crowns have. */
export function crownPlacements(model: SceneModel, board: Board, frame: BoardFrame): readonly Placement[] {
  return model.view.cells.flatMap((stack, i): readonly Placement[] => {
    const owner = towerOwner(stack);
    const cell = board.cells[i];
    if (owner === null || cell === undefined) return [];
    const { x, y } = cellIn(frame, cell);
    const top = y - heightOf(stack) * PIECE_HEIGHT * frame.scale;
    return [
      {
        key: `crown:${i}:${owner}:${stack.length}`,
        art: `crown/${owner}`,
        x,
        y: top,
        z: DEPTH.piece + y + 8,
        scale: frame.scale,
        enter: { y: top - 46 * frame.scale },
        motion: { delay: model.arriving ? 300 : 0, ease: 'fall', duration: 320 },
      },
    ];
  });
}

/** What the action that is pointed at would make. */
export function ghostPlacements(model: SceneModel, board: Board, frame: BoardFrame): readonly Placement[] {
  const { pointed, view } = model;
  if (pointed === null || pointed.type === 'board') return [];
  const seat = model.offer?.seat ?? view.toMove;
  const { cell, stack, owner } = previewOf(view, seat, pointed);
  const place = board.cells[cell];
  const piece = stack.at(-1);
  if (place === undefined || piece === undefined) return [];
  const { x, y } = cellIn(frame, place);
  const { scale } = frame;
  const level = levelsOf(stack).at(-1) ?? 0;
  const foot = y - level * PIECE_HEIGHT * scale;
  const top = y - heightOf(stack) * PIECE_HEIGHT * scale;
  const z = DEPTH.piece + y + stack.length;
  const ghost = pieceOf(`ghost:${cell}:${piece.size}`, seat, piece.size, {
    x,
    y: foot,
    z,
    scale,
    around: stack.length === 2,
    shade: 0.4,
    rise: 0,
  });
  return [
    ...ghost.map((placement) => ({ ...placement, alpha: (placement.alpha ?? 1) * 0.62 })),
    ...(owner === null
      ? []
      : [
          {
            key: `ghost-crown:${cell}`,
            art: `crown/${owner}`,
            x,
            y: top,
            z: z + 4,
            scale,
            alpha: 0.7,
          } satisfies Placement,
        ]),
    ...(model.confirming
      ? [
          {
            key: 'confirm',
            art: 'confirm',
            x: x + 62 * scale,
            y: foot - 46 * scale,
            z: DEPTH.above,
            scale,
          } satisfies Placement,
        ]
      : []),
  ];
}

/** A ring that runs outwards from a tower that was crowned just now. */
export function crowningFlourish(model: SceneModel, board: Board, frame: BoardFrame): readonly Flourish[] {
  const { last, step } = model;
  const cell = last?.crowned == null ? undefined : board.cells[last.crowned];
  if (last === null || cell === undefined) return [];
  const { x, y } = cellIn(frame, cell);
  const from: Pose = { x, y, scale: frame.scale * 0.7, rotation: 0, alpha: 0.9 };
  return [
    {
      key: `ripple:${step}`,
      art: `ripple/${last.seat}`,
      z: DEPTH.label + 1,
      from,
      to: { ...from, scale: frame.scale * 1.35, alpha: 0 },
      motion: { delay: 330, duration: 520, ease: 'out' },
    },
  ];
}

/**
 * A piece's placements: its shadow, and itself. A ring is two, since what stands in its hole is in front of its far side
 * and behind its near one.
 */
function pieceOf(key: string, seat: Seat, size: Size, stand: Stand): readonly Placement[] {
  const { x, y, z, scale, shade, rise, around = false } = stand;
  const front: Placement = { key: `piece:${key}`, art: `piece/${seat}/${size}`, x, y, z, scale };
  const foot: Placement = {
    ...front,
    key: `foot:${key}`,
    art: `foot/${size}`,
    x: x + rise * scale * 0.3,
    y: y + rise * scale,
    z: z - 1.8,
    alpha: shade,
  };
  if (size !== 'ring') return [foot, front];
  // Below the small, but above the shadow of its foot.
  const behind = around ? 2 + 1.5 : 1.5;
  return [foot, { ...front, key: `inside:${key}`, art: `inside/${seat}`, z: z - behind }, front];
}

function standOf(
  { spot, size }: TrackedPiece,
  tray: TrayLayout,
  board: { readonly board: Board; readonly frame: BoardFrame } | null,
): Stand | null {
  if (spot.at === 'pile') {
    const foot = footOfPile(tray, size);
    return {
      x: foot.x,
      y: foot.y - spot.height * PIECE_HEIGHT * tray.scale,
      z: DEPTH.piece + foot.y + spot.height * 2,
      scale: tray.scale,
      shade: spot.height === 0 ? 0.8 : 0.12,
      rise: 0,
    };
  }
  const cell = board?.board.cells[spot.cell];
  if (board === null || cell === undefined) return null;
  const { x, y } = cellIn(board.frame, cell);
  return {
    x,
    y: y - spot.level * PIECE_HEIGHT * board.frame.scale,
    z: DEPTH.piece + y + spot.height * 2,
    scale: board.frame.scale,
    around: size === 'ring' && spot.height === 1,
    shade: spot.level === 0 ? (spot.height === 0 ? 1 : 0.6) : 0.75,
    rise: 0,
  };
}

/** The piece that would be taken is lifted a little, more when it is in hand already. */
function lifted(tracked: TrackedPiece, stand: Stand, model: SceneModel): Stand {
  const { choosing, hovered, offer } = model;
  const key = takenAt(tracked, model);
  if (offer === null || offer.seat !== tracked.seat || key === null) return stand;
  if (key === choosing.selected || isPointedFrom(model, key)) return raised(stand, LIFT);
  const takeable = choosing.selected === null && litPlaces(choosing, offer).has(key);
  return key === hovered && takeable ? raised(stand, LIFT / 2) : stand;
}

function raised(stand: Stand, by: number): Stand {
  return { ...stand, y: stand.y - by * stand.scale, shade: Math.max(stand.shade, 0.4), rise: by };
}

/** The place from which this very piece would be taken; `null` for all that lie under another or in a tower. */
function takenAt({ spot, seat, size }: TrackedPiece, { view }: SceneModel): string | null {
  if (spot.at === 'pile') {
    const count = view.reserve[seat === 0 ? 0 : 1][size];
    return spot.height === count - 1 ? pileKey(seat, size) : null;
  }
  return view.cells[spot.cell]?.length === 1 ? cellKey(spot.cell) : null;
}

function isPointedFrom({ pointed, offer }: SceneModel, key: string): boolean {
  return pointed !== null && offer !== null && pointed.type !== 'board' && placesOf(pointed, offer.seat)[0] === key;
}

function isCarried(tracked: TrackedPiece, model: SceneModel): { readonly x: number; readonly y: number } | null {
  const { carried, offer } = model;
  if (carried === null || offer?.seat !== tracked.seat || takenAt(tracked, model) !== carried.place) return null;
  return { x: carried.at.x, y: carried.at.y };
}
