import {
  ACTIONS,
  CompactRound,
  KEY_HIGH,
  KEY_LOW,
  MOST_ACTIONS,
  MOST_TURNS,
  type Neighbours,
  type Position,
  WIDTH,
} from './compact.ts';
import { ceiling, estimate, finalValue, floor } from './evaluation.ts';
import { BEYOND, type Memory, NO_ACTION, SOLVED } from './memory.ts';
import { piecesPlayed } from './position.ts';
import { LeastKey } from './symmetry.ts';

// Every index below is in range by construction, hence the casts of what typed arrays give.

/** A depth that no round reaches: such a search follows every line to the end, and its values are exact. */
export const TO_THE_END = 60;

/** While so few pieces are played, positions that are turned or mirrored into one another are taken as one. */
const SYMMETRIC_PIECES = 6;
/** How many positions are looked at between two looks at the clock. */
const STRIDE = 1024;
const TRIED_FIRST = 1 << 30;
/** What one reply less for the other player counts in the order of search, in hundredths of a point. */
const REPLY = 100;

/** Says when to stop; asked every thousand positions or so. */
export type IsOver = () => boolean;

/**
 * Alpha-beta over the rounds of one board. Values are hundredths of a point for the player to move: exact where every
 * line ended, estimates where the depth ran out before.
 */
export class RoundSearch {
  readonly round: CompactRound;
  readonly memory: Memory;
  /** How many positions were looked at since `begin`. */
  positions = 0;
  /** Was the last search cut short? Then its value means nothing. */
  stopped = false;
  #isOver: IsOver = () => false;
  /** How often a value came to depend on an estimate. */
  #estimates = 0;
  #symmetricTurns = 0;
  readonly #least: LeastKey;
  readonly #actions = new Uint8Array(MOST_ACTIONS * (MOST_TURNS + 2));
  readonly #promise = new Int32Array(MOST_ACTIONS * (MOST_TURNS + 2));
  readonly #replies = new Uint8Array(MOST_ACTIONS);

  /** @param memory holds positions of this board only */
  constructor(neighbours: Neighbours, memory: Memory) {
    this.round = new CompactRound(neighbours);
    this.memory = memory;
    this.#least = new LeastKey(neighbours);
  }

  /** Sets the position that the searches start from, and when they stop. */
  begin(position: Position, isOver: IsOver): void {
    this.round.begin(position);
    this.positions = 0;
    this.stopped = false;
    this.#isOver = isOver;
    this.#symmetricTurns = SYMMETRIC_PIECES - piecesPlayed(position);
  }

  /** The legal actions of the position that is reached after `turn` turns, ascending. */
  legal(turn: number): readonly number[] {
    const end = this.round.legal(turn, this.#replies, 0);
    return Array.from(this.#replies.subarray(0, end));
  }

  /** Does the last value depend on no estimate? */
  value(turn: number, depth: number, alpha: number, beta: number): { readonly value: number; readonly exact: boolean } {
    const before = this.#estimates;
    const value = this.#search(turn, depth, alpha, beta);
    return { value, exact: this.#estimates === before };
  }

  #search(turn: number, depth: number, from: number, to: number): number {
    this.positions += 1;
    if (this.positions % STRIDE === 0 && this.#isOver()) this.stopped = true;
    if (this.stopped) return 0;
    const { round, memory } = this;
    const p = round.positions;
    const at = turn * WIDTH;
    const actions = this.#actions;
    const start = turn * MOST_ACTIONS;
    const end = round.legal(turn, actions, start);
    if (end === start) return finalValue(p, at);
    if (depth <= 0) {
      this.#estimates += 1;
      return estimate(p, at, round.neighbours);
    }
    const most = ceiling(p, at);
    if (most <= from) return most;
    const least = floor(p, at);
    if (least >= to) return least;

    let low = p[at + KEY_LOW] as number;
    let high = p[at + KEY_HIGH] as number;
    const symmetric = turn < this.#symmetricTurns;
    if (symmetric) {
      this.#least.of(low, high);
      low = this.#least.low;
      high = this.#least.high;
    }
    let alpha = from;
    let beta = to;
    let lower = -BEYOND;
    let upper = BEYOND;
    let first = NO_ACTION;
    const found = memory.find(low, high);
    const known = found === -1 ? -1 : memory.depth(found);
    if (found !== -1) {
      // The action of a turned position is another one here.
      if (!symmetric) first = memory.action(found);
      if (known >= depth) {
        lower = memory.lower(found);
        upper = memory.upper(found);
        if (lower >= beta || upper <= alpha || lower === upper) {
          if (known !== SOLVED) this.#estimates += 1;
          return lower >= beta ? lower : upper;
        }
        if (known === SOLVED) {
          alpha = Math.max(alpha, lower);
          beta = Math.min(beta, upper);
        }
      }
    }

    const cut = this.#order(turn, depth, start, end, first, beta);
    if (cut !== NONE) return cut;

    const promise = this.#promise;
    const before = this.#estimates;
    const window = alpha;
    let estimates = false;
    let best = -BEYOND;
    let choice = NO_ACTION;
    for (let i = start; i < end; i += 1) {
      let next = i;
      for (let j = i + 1; j < end; j += 1) if ((promise[j] as number) > (promise[next] as number)) next = j;
      const action = actions[next] as number;
      actions[next] = actions[i] as number;
      promise[next] = promise[i] as number;
      round.play(turn, action);
      const sofar = this.#estimates;
      const value = -this.#search(turn + 1, depth - 1, -beta, -alpha);
      if (this.stopped) return 0;
      if (value <= best) continue;
      best = value;
      choice = action;
      if (value <= alpha) continue;
      alpha = value;
      if (value < beta) continue;
      // One refutation is enough: whether the others were estimated plays no part.
      estimates = this.#estimates !== sofar;
      if (!estimates) this.#estimates = before;
      break;
    }
    if (best < beta) estimates = this.#estimates !== before;
    if (best > window && best > lower) lower = best;
    if (best < beta && best < upper) upper = best;
    const depthKept = estimates ? depth : SOLVED;
    if (depthKept < known) return best;
    if (depthKept > known) {
      lower = best > window ? best : -BEYOND;
      upper = best < beta ? best : BEYOND;
    }
    memory.keep(found, low, high, depthKept, lower, upper, choice);
    return best;
  }

  /** Says of each action how much it promises; or gives the value at once if a position that one leads to is known to be good enough. */
  #order(turn: number, depth: number, start: number, end: number, first: number, beta: number): number {
    const { round, memory } = this;
    const p = round.positions;
    const next = (turn + 1) * WIDTH;
    const symmetric = turn + 1 < this.#symmetricTurns;
    for (let i = start; i < end; i += 1) {
      const action = this.#actions[i] as number;
      round.play(turn, action);
      if (!symmetric && depth > 1) {
        const found = memory.find(p[next + KEY_LOW] as number, p[next + KEY_HIGH] as number);
        if (found !== -1 && memory.depth(found) >= depth - 1 && -memory.upper(found) >= beta) {
          if (memory.depth(found) !== SOLVED) this.#estimates += 1;
          return -memory.upper(found);
        }
      }
      const replies = round.legal(turn + 1, this.#replies, 0);
      this.#promise[i] = action === first ? TRIED_FIRST : -estimate(p, next, round.neighbours) - REPLY * replies;
    }
    return NONE;
  }
}

/** No value at all. */
const NONE = ACTIONS * 1000;
