import type { Motion, Point, Pose } from '@boomtown/stage/headless';
import type { Placement } from './art/names.ts';
import { squareIn } from './hill-layout.ts';
import { basketAt, type TableLayout } from './layout.ts';
import { barrowPose, ROLLING } from './place-barrows.ts';
import { COLOURS, type Seat, squaresOf } from './rules.ts';
import { DEPTH, type SceneModel } from './scene-model.ts';
import type { Token } from './tokens.ts';

/** Sides of a block, as shares of its drawing: on the trail, and just before it lies in a wheelbarrow. */
const ON_TRAIL = 0.54;
const IN_BARROW = 0.3;

/** All blocks that are seen, wherever they are. What is taken out of the basket comes from there; what goes back, goes there. */
export function blockPlacements(model: SceneModel, layout: TableLayout): readonly Placement[] {
  const basket = basketAt(layout);
  return model.tokens.all.map((token): Placement => {
    const { x, y, z, scale } = standOf(token, model, layout);
    const carried = carriedAt(token, model);
    const filled = model.cue?.type === 'fill' && token.spot.at === 'trail' ? (token.spot.space % 10) * 30 : 0;
    return {
      key: `block:${token.id}`,
      art: `block/${faceOf(token, model) ?? 'down'}`,
      x: carried?.x ?? x,
      y: carried?.y ?? y,
      z: carried === null ? z : DEPTH.above,
      scale,
      enter: model.cue === null ? { scale: scale * 0.6 } : { ...basket, scale: 0.3 },
      leave: { ...basket, scale: 0.25 },
      motion: carried === null ? motionOf(token, model, filled) : { duration: 0 },
    };
  });
}

/** Blocks go over in an arc, but ride with their wheelbarrow. */
function motionOf({ spot }: Token, { cue }: SceneModel, delay: number): Motion {
  if (spot.at === 'load' && cue?.type === 'roll-on' && cue.seat === spot.seat) return ROLLING;
  // What was tipped out goes to the hill one after the other.
  const turn = cue?.type === 'tip' && spot.at === 'hand' ? Math.min(spot.index, 6) * 38 : 0;
  return { duration: 380, hop: 0.22, ease: 'in-out', delay: delay + turn };
}

function isTipped(seat: Seat, { cue }: SceneModel): boolean {
  return cue?.type === 'tip' && cue.seat === seat;
}

/** Where the load of a wheelbarrow lies once it is tipped out: before its wheel, wider than in the tray. */
function spilled({ x, y, scale, rotation, alpha }: Pose): Pose {
  const far = SPILL * scale;
  return { x: x + Math.cos(rotation) * far, y: y + Math.sin(rotation) * far, scale: scale * 1.25, rotation, alpha };
}

interface Stand extends Point {
  readonly z: number;
  readonly scale: number;
}

function standOf({ spot, face }: Token, model: SceneModel, layout: TableLayout): Stand {
  switch (spot.at) {
    case 'trail': {
      const { x, y, outward } = layout.trail.places[spot.space] ?? { x: 0, y: 0, outward: { x: 0, y: 0 } };
      const aside = model.board.barrows.some(({ at }) => at === spot.space) ? 15 : 0;
      return { x: x + outward.x * aside, y: y + outward.y * aside - 2, z: DEPTH.block + y / 100, scale: ON_TRAIL };
    }
    case 'load': {
      const count = model.board.barrows[spot.seat]?.load.length ?? 0;
      const stood = barrowPose(spot.seat, model, layout);
      const pose = isTipped(spot.seat, model) ? spilled(stood) : stood;
      return inLoad(pose, spot.index, count, isOpened(spot.seat, spot.index, model));
    }
    case 'hand': {
      const hill = layout.hills[spot.seat];
      const colour = face === null ? 0 : COLOURS.indexOf(face);
      const pile = hill?.piles[colour] ?? { x: 0, y: 0 };
      const blocks = model.board.hand?.blocks ?? [];
      const height = blocks.slice(0, spot.index).filter((block) => block === face).length;
      const side = (hill?.pile ?? 100) / 100;
      const lift = hill?.kind === 'lifted' ? DEPTH.lifted : 0;
      const shown = Math.min(height, 4);
      return {
        x: pile.x - shown * 3 * side,
        y: pile.y - shown * 9 * side,
        z: lift + DEPTH.block + height,
        scale: side * 0.94,
      };
    }
    case 'hill': {
      const hill = layout.hills[spot.seat];
      const plan = model.board.hills[spot.seat]?.plan ?? '10';
      const square = squaresOf(plan)[spot.square];
      if (hill === undefined || square === undefined) return { x: 0, y: 0, z: 0, scale: 1 };
      const { x, y } = squareIn(hill, plan, square.row, square.place);
      const lift = hill.kind === 'lifted' ? DEPTH.lifted : 0;
      return { x, y, z: lift + DEPTH.block + square.row, scale: (hill.side / 100) * 0.97 };
    }
  }
}

/** Blocks in a wheelbarrow lie in rows, all beside each other: the more, the smaller. The rows do not turn with it, nor do blocks. */
function inLoad(barrow: Pose, index: number, count: number, isOpen: boolean): Stand {
  const { columns, pitch } = rowsFor(count);
  const row = Math.floor(index / columns);
  const rows = Math.ceil(count / columns);
  const inRow = row === rows - 1 ? count - row * columns : columns;
  const size = barrow.scale;
  const scale = (pitch / BLOCK_PITCH) * size;
  return {
    x: barrow.x + (Math.cos(barrow.rotation) * TRAY_MIDDLE + ((index % columns) - (inRow - 1) / 2) * pitch) * size,
    y: barrow.y + (Math.sin(barrow.rotation) * TRAY_MIDDLE + (row - (rows - 1) / 2) * pitch) * size - (isOpen ? 10 : 0),
    z: DEPTH.load + index,
    scale: isOpen ? IN_BARROW * 1.35 * size : scale,
  };
}

/** How many blocks lie beside each other, and how far apart, so that they are largest. */
function rowsFor(count: number): { readonly columns: number; readonly pitch: number } {
  const ways = Array.from({ length: Math.max(1, count) }, (_, i) => {
    const columns = i + 1;
    return { columns, pitch: Math.min(TRAY / 2, TRAY / columns, TRAY / Math.ceil(count / columns)) };
  });
  return ways.reduce((best, way) => (way.pitch > best.pitch ? way : best));
}

/** Side of the room for blocks in a tray, and how far its middle is from the wheelbarrow's. */
const TRAY = 58;
const TRAY_MIDDLE = 4;
/** How far before a wheelbarrow its load lies when it is tipped out. */
const SPILL = 84;
/** From block to block in a wheelbarrow, were they of full size: their thickness is to be seen, too. */
const BLOCK_PITCH = 110;

/** Is this the block that everybody sees going into a wheelbarrow at this moment? */
function isOpened(seat: number, index: number, { cue, board }: SceneModel): boolean {
  const last = (board.barrows[seat]?.load.length ?? 0) - 1;
  return (cue?.type === 'load' || cue?.type === 'draw') && cue.seat === seat && index === last;
}

function faceOf({ spot, face }: Token, model: SceneModel): Token['face'] {
  if (face !== null || spot.at !== 'load' || !isOpened(spot.seat, spot.index, model)) return face;
  const { cue } = model;
  return cue?.type === 'load' || cue?.type === 'draw' ? cue.block : null;
}

/** Where the block is that is under the finger: the topmost of its pile. */
function carriedAt({ spot, face }: Token, { carried, board, offer }: SceneModel): Point | null {
  if (carried === null || spot.at !== 'hand' || spot.seat !== offer?.seat || face !== carried.block) return null;
  return board.hand?.blocks.lastIndexOf(carried.block) === spot.index ? carried.at : null;
}
