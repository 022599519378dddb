import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** The only chance a rules package knows. */
export interface Rng {
  /** A whole number from 0 to n-1, for 1 ≤ n ≤ 2^32. For n = 1 nothing is drawn. */
  int(n: number): number;
  /** A shuffled copy of the list. */
  shuffle<T>(list: readonly T[]): T[];
}

const TWO_TO_32 = 2 ** 32;
const WORDS_A_BLOCK = 8;

/**
 * The stream of one step of a game: HMAC-SHA256 with the seed as key over `boomtown/1/step/block`, eight big-endian
 * words a block (contract, "Chance"). Nothing is computed before the first draw.
 * @param seed 32 bytes
 * @param step 0 for the setup, k for the k-th action
 */
export function stepStream(seed: Uint8Array, step: number): Rng {
  let block = 0;
  let used = WORDS_A_BLOCK;
  let words: DataView | undefined;

  function word(): number {
    if (used === WORDS_A_BLOCK || words === undefined) {
      const bytes = hmac(sha256, seed, utf8ToBytes(`boomtown/1/${step}/${block}`));
      words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      block += 1;
      used = 0;
    }
    const value = words.getUint32(used * 4);
    used += 1;
    return value;
  }

  return rngFromWords(word);
}

/** A stream that knows whether anything was drawn from it. */
export interface WatchedRng extends Rng {
  /** Was there a draw that could have come out otherwise? */
  readonly wasDrawn: boolean;
}

/** A stream that is watched. It is made only when something is drawn: most actions draw nothing. */
export function watched(make: () => Rng): WatchedRng {
  return new Watched(make);
}

class Watched implements WatchedRng {
  wasDrawn = false;
  readonly #make: () => Rng;
  #rng: Rng | undefined;

  constructor(make: () => Rng) {
    this.#make = make;
  }

  int(n: number): number {
    this.wasDrawn ||= n > 1;
    return this.#stream.int(n);
  }

  shuffle<T>(list: readonly T[]): T[] {
    this.wasDrawn ||= list.length > 1;
    return this.#stream.shuffle(list);
  }

  get #stream(): Rng {
    this.#rng ??= this.#make();
    return this.#rng;
  }
}

/** A stream for choices that are not the game's own (a random policy, a test), from any text. */
export function textStream(text: string): Rng {
  return stepStream(sha256(utf8ToBytes(text)), 0);
}

/** The draws of the contract over any source of uniform unsigned 32-bit words. */
export function rngFromWords(word: () => number): Rng {
  function int(n: number): number {
    if (!Number.isInteger(n) || n < 1 || n > TWO_TO_32) throw new RangeError(`int(${n}) has no meaning`);
    if (n === 1) return 0;
    const limit = TWO_TO_32 - (TWO_TO_32 % n);
    let value = word();
    while (value >= limit) value = word();
    return value % n;
  }

  function shuffle<T>(list: readonly T[]): T[] {
    const shuffled = [...list];
    for (let i = shuffled.length - 1; i > 0; i -= 1) {
      const j = int(i + 1);
      // Both indexes are inside the list, so neither value is missing.
      const kept = shuffled[i] as T;
      shuffled[i] = shuffled[j] as T;
      shuffled[j] = kept;
    }
    return shuffled;
  }

  return { int, shuffle };
}
