import type { Seat } from '@boomtown/game-core';
import { type Block, COLOURS, colourOf, type Hill, type Plan, type Square, squaresOf } from '../view.ts';

/** Which squares of a hill are covered: a bit each, the first square the lowest. */
export type Covered = number;

/** How many blocks of each colour, in the order of `COLOURS`. */
export type Counts = readonly number[];

interface PlanBits {
  readonly bit: number;
  readonly colour: number;
  readonly below: number;
  readonly above: number;
}

export function colourIndex(block: Block): number {
  return COLOURS.indexOf(block);
}

export function countsOf(blocks: readonly Block[]): number[] {
  return COLOURS.map((colour) => blocks.filter((block) => block === colour).length);
}

export function coveredOf(hill: Hill): Covered {
  return hill.built.reduce((covered, block, square) => (block === null ? covered : covered | (1 << square)), 0);
}

/** The hill of one seat, made for trying out what a load would do to it. */
export class HillPlan {
  readonly full: Covered;
  readonly size: number;
  readonly #squares: readonly PlanBits[];
  /** §5.2: the player who has blocks left over has not won. */
  readonly #mustFitAll: boolean;

  constructor(plan: Plan, seat: Seat, mustFitAll: boolean) {
    const bits = (squares: readonly Square[]): number => squares.reduce((sum, square) => sum | (1 << square), 0);
    this.#squares = squaresOf(plan).map((square) => ({
      bit: 1 << square.square,
      colour: colourIndex(colourOf(seat, square)),
      below: bits(square.below),
      above: bits(square.above),
    }));
    this.size = this.#squares.length;
    this.full = (1 << this.size) - 1;
    this.#mustFitAll = mustFitAll;
  }

  /** How many blocks of each colour the hill still takes. */
  needs(covered: Covered): number[] {
    const needs = COLOURS.map(() => 0);
    for (const { bit, colour } of this.#squares) if ((covered & bit) === 0) needs[colour] = (needs[colour] ?? 0) + 1;
    return needs;
  }

  /** How many squares are still empty. */
  missing(covered: Covered): number {
    let missing = 0;
    for (const { bit } of this.#squares) if ((covered & bit) === 0) missing += 1;
    return missing;
  }

  /**
   * The best that can become of the hill when it is built on with these blocks, and the penalty for leftovers paid (§4).
   * @param excess are there other blocks that fit nowhere?
   */
  builtWith(covered: Covered, counts: Counts, excess: boolean): Covered {
    const blocks = counts.reduce((sum, count) => sum + count, 0);
    let best = covered;
    let least = Number.POSITIVE_INFINITY;
    const tried = new Set<Covered>();
    const build = (now: Covered, left: number[], remaining: number): void => {
      if (tried.has(now)) return;
      tried.add(now);
      let stuck = true;
      for (const { bit, colour, below } of this.#squares) {
        const there = left[colour] ?? 0;
        if ((now & bit) !== 0 || (now & below) !== below || there === 0) continue;
        stuck = false;
        left[colour] = there - 1;
        build(now | bit, left, remaining - 1);
        left[colour] = there;
      }
      if (!stuck) return;
      const after = this.#afterPenalty(now, excess || remaining > 0);
      const turns = this.turnsLeft(after);
      if (turns < least) {
        least = turns;
        best = after;
      }
    };
    build(covered, [...counts], blocks);
    return best;
  }

  #afterPenalty(covered: Covered, leftovers: boolean): Covered {
    if (!leftovers || (covered === this.full && !this.#mustFitAll)) return covered;
    return this.demolished(covered);
  }

  /** The hill after the cheapest block was taken off (§4.3). */
  demolished(covered: Covered): Covered {
    let best = covered;
    let least = Number.POSITIVE_INFINITY;
    for (const { bit, above } of this.#squares) {
      if ((covered & bit) === 0 || (covered & above) !== 0) continue;
      const turns = this.turnsLeft(covered & ~bit);
      if (turns < least) {
        least = turns;
        best = covered & ~bit;
      }
    }
    return best;
  }

  /** About how many turns it takes to finish the hill, with an empty wheelbarrow at the start. */
  turnsLeft(covered: Covered): number {
    const missing = this.missing(covered);
    if (missing === 0) return 0;
    return LAP_TURNS + TURNS_A_BLOCK * missing - OPEN_COLOUR * this.#openColours(covered);
  }

  /** How many colours could be built next: the more, the easier. */
  #openColours(covered: Covered): number {
    let open = 0;
    for (const { bit, colour, below } of this.#squares) {
      if ((covered & bit) === 0 && (covered & below) === below) open |= 1 << colour;
    }
    let colours = 0;
    for (; open > 0; open >>= 1) colours += open & 1;
    return colours;
  }
}

/** A lap takes this many turns, and this many more for each block that is to be found on it. */
const LAP_TURNS = 5;
const TURNS_A_BLOCK = 0.75;
/** Only to tell apart hills that are equally far. */
const OPEN_COLOUR = 0.02;
