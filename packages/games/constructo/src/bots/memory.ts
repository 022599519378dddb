import { POINT } from './evaluation.ts';

// Every index below is in range by construction, hence the casts of what typed arrays give.

/** The depth of a value that no deeper search would change: every line was followed to the round's end. */
export const SOLVED = 63;
/** Beyond every value in both directions. */
export const BEYOND = 10 * POINT;
/** Stands for no action. */
export const NO_ACTION = 127;

const WORDS = 3;
const PLACES = 2;

/**
 * What is known of positions (a transposition table): between which bounds their value lies, searched how deep, and the
 * best action found. Keys are exact, so an entry is never mistaken for another position's. Each key has two places; what
 * comes in takes the first and moves the former one on to the second.
 */
export class Memory {
  readonly #words: Int32Array;
  readonly #mask: number;

  /** @param bits 2^bits positions fit in, at 12 bytes each */
  constructor(bits: number) {
    this.#words = new Int32Array(WORDS << bits);
    this.#mask = (1 << bits) - PLACES;
    this.clear();
  }

  clear(): void {
    this.#words.fill(-1);
  }

  /** Where the position stands, for the questions below; -1 if it is not known. */
  find(low: number, high: number): number {
    const words = this.#words;
    const first = this.#place(low, high);
    if (words[first] === low && (words[first + 1] as number) >> 13 === high) return first;
    const second = first + WORDS;
    return words[second] === low && (words[second + 1] as number) >> 13 === high ? second : -1;
  }

  depth(found: number): number {
    return ((this.#words[found + 1] as number) >> 7) & 63;
  }

  action(found: number): number {
    return (this.#words[found + 1] as number) & 127;
  }

  lower(found: number): number {
    return ((this.#words[found + 2] as number) >> 16) - BEYOND;
  }

  upper(found: number): number {
    return ((this.#words[found + 2] as number) & 0xffff) - BEYOND;
  }

  /** @param found what `find` gave for the position, or -1 */
  keep(found: number, low: number, high: number, depth: number, lower: number, upper: number, action: number): void {
    const words = this.#words;
    let at = found;
    if (at === -1 || words[at] !== low || (words[at + 1] as number) >> 13 !== high) {
      at = this.#place(low, high);
      words.copyWithin(at + WORDS, at, at + WORDS);
    }
    words[at] = low;
    words[at + 1] = (high << 13) | (depth << 7) | action;
    words[at + 2] = ((lower + BEYOND) << 16) | (upper + BEYOND);
  }

  #place(low: number, high: number): number {
    let hash = Math.imul(low, 0x9e3779b1) ^ Math.imul(high, 0x85ebca6b);
    hash ^= hash >>> 15;
    hash = Math.imul(hash, 0x2c1b3c6d);
    hash ^= hash >>> 13;
    return (hash & this.#mask) * WORDS;
  }
}
