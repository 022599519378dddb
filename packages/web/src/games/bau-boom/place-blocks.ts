import type { Motion, Placement, Point, Pose } from '@boomtown/stage/headless';
import { basketAt } from './cloth.ts';
import { squareIn } from './hill-layout.ts';
import type { TableLayout } from './layout.ts';
import { barrowPose, ROLLING } from './place-barrows.ts';
import { COLOURS, squaresOf } from './rules.ts';
import { DEPTH, type Scenery } from './scenery.ts';
import type { Token } from './tokens.ts';

/** Sides of a block, as shares of its drawing: on the trail and in a wheelbarrow. */
const ON_TRAIL = 0.54;
const IN_BARROW = 0.3;

/** All blocks that are seen, wherever they are. What is taken out of the basket comes from there; what goes back, goes there. */
export function blockPlacements(scenery: Scenery, layout: TableLayout): readonly Placement[] {
  const basket = basketAt(layout);
  return scenery.tokens.all.map((token): Placement => {
    const { x, y, z, scale } = standOf(token, scenery, layout);
    const art = `block/${faceOf(token, scenery) ?? 'down'}`;
    const carried = carriedAt(token, scenery);
    const filled = scenery.cue?.type === 'fill' && token.spot.at === 'trail' ? (token.spot.space % 10) * 30 : 0;
    return {
      key: `block:${token.id}`,
      art,
      x: carried?.x ?? x,
      y: carried?.y ?? y,
      z: carried === null ? z : DEPTH.above,
      scale,
      enter: scenery.cue === null ? { scale: scale * 0.6 } : { ...basket, scale: 0.3 },
      leave: { ...basket, scale: 0.25 },
      motion: carried === null ? motionOf(token, scenery, filled) : { duration: 0 },
    };
  });
}

/** Blocks go over in an arc, but ride with their wheelbarrow. */
function motionOf({ spot }: Token, { cue }: Scenery, delay: number): Motion {
  if (spot.at === 'load' && cue?.type === 'roll-on' && cue.seat === spot.seat) return ROLLING;
  return { duration: 380, hop: 0.22, ease: 'in-out', delay };
}

interface Stand extends Point {
  readonly z: number;
  readonly scale: number;
}

function standOf({ spot, face }: Token, scenery: Scenery, layout: TableLayout): Stand {
  switch (spot.at) {
    case 'trail': {
      const { x, y, outward } = layout.trail.places[spot.space] ?? { x: 0, y: 0, outward: { x: 0, y: 0 } };
      const aside = scenery.board.barrows.some(({ at }) => at === spot.space) ? 15 : 0;
      return { x: x + outward.x * aside, y: y + outward.y * aside - 2, z: DEPTH.block + y / 100, scale: ON_TRAIL };
    }
    case 'load':
      return inLoad(barrowPose(spot.seat, scenery, layout), spot.index, isOpened(spot.seat, spot.index, scenery));
    case 'hand': {
      const hill = layout.hills[spot.seat];
      const colour = face === null ? 0 : COLOURS.indexOf(face);
      const pile = hill?.piles[colour] ?? { x: 0, y: 0 };
      const blocks = scenery.board.hand?.blocks ?? [];
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
      const plan = scenery.board.hills[spot.seat]?.plan ?? '10';
      const square = squaresOf(plan)[spot.square];
      if (hill === undefined || square === undefined) return { x: 0, y: 0, z: 0, scale: 1 };
      const { x, y } = squareIn(hill, plan, square.row, square.place);
      const lift = hill.kind === 'lifted' ? DEPTH.lifted : 0;
      return { x, y, z: lift + DEPTH.block + square.row, scale: (hill.side / 100) * 0.97 };
    }
  }
}

/** Blocks in a wheelbarrow lie in two rows across it, then on top of each other. */
function inLoad(barrow: Pose, index: number, isOpen: boolean): Stand {
  const layer = Math.min(2, Math.floor(index / 4));
  const [along, across] = BEDS[index % 4] ?? [0, 0];
  const [cos, sin] = [Math.cos(barrow.rotation), Math.sin(barrow.rotation)];
  const size = barrow.scale;
  return {
    x: barrow.x + (along * cos - across * sin) * size,
    y: barrow.y + (along * sin + across * cos) * size - layer * 8 * size - (isOpen ? 10 : 0),
    z: DEPTH.load + index,
    scale: (isOpen ? IN_BARROW * 1.35 : IN_BARROW) * size,
  };
}

const BEDS: readonly (readonly [number, number])[] = [
  [-11, -12],
  [-9, 13],
  [18, -10],
  [19, 11],
];

/** Is this the block that everybody sees going into a wheelbarrow at this moment? */
function isOpened(seat: number, index: number, { cue, board }: Scenery): boolean {
  const last = (board.barrows[seat]?.load.length ?? 0) - 1;
  return (cue?.type === 'load' || cue?.type === 'draw') && cue.seat === seat && index === last;
}

function faceOf({ spot, face }: Token, scenery: Scenery): Token['face'] {
  if (face !== null || spot.at !== 'load' || !isOpened(spot.seat, spot.index, scenery)) return face;
  const { cue } = scenery;
  return cue?.type === 'load' || cue?.type === 'draw' ? cue.block : null;
}

/** Where the block is that is under the finger: the topmost of its pile. */
function carriedAt({ spot, face }: Token, { carried, board, offer }: Scenery): Point | null {
  if (carried === null || spot.at !== 'hand' || spot.seat !== offer?.seat || face !== carried.block) return null;
  return board.hand?.blocks.lastIndexOf(carried.block) === spot.index ? carried.at : null;
}
