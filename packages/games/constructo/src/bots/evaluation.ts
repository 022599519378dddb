import { CELLS_A_BOARD } from '../view.ts';
import { type Neighbours, OTHER_LONE, OTHER_RESERVE, OTHER_TOP, OWN_LONE, OWN_RESERVE, OWN_TOP } from './compact.ts';

// Every index below is in range by construction, hence the casts of what typed arrays give.

const C = CELLS_A_BOARD;
const SET = (1 << C) - 1;

/** A hundred is one point: what is looked up in the memory is whole. */
export const POINT = 100;

/** How many hexagons a set has. */
const SIZE_OF_SET = Uint8Array.from({ length: 1 << C }, (_, set) => {
  let size = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) size += 1;
  return size;
});

const sizeOf = (set: number): number => SIZE_OF_SET[set & SET] as number;

/**
 * What a position is worth to the player to move, by features, in hundredths of a point. The weights are the least
 * squares fit to the exact values of some 18,500 positions from the seventh turn on, drawn at random on the three
 * standard boards; they explain two thirds of the variance there.
 */
const OWN = { medium: 56, crown: 50, ringed: -45, loneRing: -28, loneMedium: -18, loneSmall: -8 };
const OTHER = { medium: -28, crown: -52, ringed: 46, loneRing: 39, loneMedium: 27, loneSmall: 2 };
const OWN_LEFT = { ring: 4, medium: 31, small: 28 };
const OTHER_LEFT = { ring: -4, medium: -33, small: -40 };
/** For each move that the player (now, or if it were their turn) has. */
const OWN_MOVE = { ring: 12, medium: 20, small: 39, capture: 71 };
const OTHER_MOVE = { ring: -7, medium: -14, small: -32, capture: -76 };
const EACH_EMPTY = 9;
const NONE_EMPTY = -11;
const ODD_EMPTY = -22;
const TO_MOVE = 5;

/** The estimate for the position that starts at `at`, for the player to move, in hundredths of a point. */
export function estimate(p: Int32Array, at: number, neighbours: Neighbours): number {
  const ownLone = p[at + OWN_LONE] as number;
  const ownTop = p[at + OWN_TOP] as number;
  const otherLone = p[at + OTHER_LONE] as number;
  const otherTop = p[at + OTHER_TOP] as number;
  const filled = ownLone | ownTop | otherLone | otherTop;
  const empty = C - sizeOf(filled | (filled >> C) | (filled >> (2 * C)));
  return (
    TO_MOVE +
    EACH_EMPTY * empty +
    (empty === 0 ? NONE_EMPTY : (empty & 1) * ODD_EMPTY) +
    standing(ownLone, ownTop, OWN) +
    standing(otherLone, otherTop, OTHER) +
    left(p[at + OWN_RESERVE] as number, OWN_LEFT) +
    left(p[at + OTHER_RESERVE] as number, OTHER_LEFT) +
    moves(ownLone, otherLone, otherTop, neighbours, OWN_MOVE) +
    moves(otherLone, ownLone, ownTop, neighbours, OTHER_MOVE)
  );
}

function standing(lone: number, top: number, weights: typeof OWN): number {
  return (
    weights.ringed * sizeOf(top) +
    weights.medium * sizeOf(top >> C) +
    weights.crown * sizeOf(top >> (2 * C)) +
    weights.loneRing * sizeOf(lone) +
    weights.loneMedium * sizeOf(lone >> C) +
    weights.loneSmall * sizeOf(lone >> (2 * C))
  );
}

function left(reserve: number, weights: typeof OWN_LEFT): number {
  return weights.ring * (reserve & 3) + weights.medium * ((reserve >> 2) & 3) + weights.small * (reserve >> 4);
}

function moves(
  lone: number,
  otherLone: number,
  otherTop: number,
  neighbours: Neighbours,
  weights: typeof OWN_MOVE,
): number {
  const forMediums = otherLone | otherTop;
  let sum = 0;
  for (let rest = lone; rest !== 0; rest &= rest - 1) {
    const piece = 31 - Math.clz32(rest & -rest);
    if (piece < C) {
      sum += weights.ring * sizeOf((otherLone >> (2 * C)) & (neighbours[piece] as number));
    } else if (piece < 2 * C) {
      sum += weights.medium * sizeOf(forMediums & (neighbours[piece - C] as number));
    } else {
      const beside = neighbours[piece - 2 * C] as number;
      sum += weights.small * sizeOf((otherLone >> C) & beside) + weights.capture * sizeOf((otherTop >> C) & beside);
    }
  }
  return sum;
}

/** What the round is worth to the player to move if it ends as the board stands: one point a tower (§1.6). */
export function finalValue(p: Int32Array, at: number): number {
  return POINT * (towers(p[at + OWN_TOP] as number) - towers(p[at + OTHER_TOP] as number));
}

/** Most points (a hundred each) by which the player to move can still end ahead; never less than what play gives. */
export function ceiling(p: Int32Array, at: number): number {
  return POINT * most(p, at, OWN_LONE, OWN_TOP, OWN_RESERVE, OTHER_TOP);
}

/** The same for the other player: never more, turned round, than what play gives. */
export function floor(p: Int32Array, at: number): number {
  return -POINT * most(p, at, OTHER_LONE, OTHER_TOP, OTHER_RESERVE, OWN_TOP);
}

/** Each medium and small that still can move makes a tower at best; only a small takes one away, and a crowned one stays. */
function most(p: Int32Array, at: number, lone: number, top: number, reserve: number, against: number): number {
  const pieces = p[at + lone] as number;
  const inReserve = p[at + reserve] as number;
  const smalls = sizeOf(pieces >> (2 * C)) + (inReserve >> 4);
  const mediums = sizeOf(pieces >> C) + ((inReserve >> 2) & 3);
  const open = sizeOf((p[at + against] as number) >> C);
  const crowned = sizeOf((p[at + against] as number) >> (2 * C));
  return towers(p[at + top] as number) + mediums + smalls - crowned - (open > smalls ? open - smalls : 0);
}

function towers(top: number): number {
  return sizeOf(top >> C) + sizeOf(top >> (2 * C));
}
