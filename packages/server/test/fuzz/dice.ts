import { type Rng, textStream } from '@boomtown/game-core';

/** Choices that follow from a seed alone, so that a case that did harm can be made again. */
export class Dice {
  readonly #rng: Rng;

  constructor(seed: string) {
    this.#rng = textStream(seed);
  }

  /** A whole number below `n`. */
  int(n: number): number {
    return this.#rng.int(n);
  }

  /** Is true once in `n` times. */
  once(n: number): boolean {
    return this.int(n) === 0;
  }

  pick<T>(list: readonly T[]): T {
    // The index is inside the list.
    return list[this.int(list.length)] as T;
  }

  /** A few of the list in any order, with repetitions. */
  some<T>(list: readonly T[], most: number): T[] {
    return Array.from({ length: this.int(most + 1) }, () => this.pick(list));
  }

  bytes(length: number): Buffer {
    return Buffer.from(Array.from({ length }, () => this.int(256)));
  }

  /** The bytes as they are, or cut, with one changed, with some put in, or with a part twice. */
  damaged(bytes: Buffer): Buffer {
    const at = this.int(bytes.length + 1);
    const changed = Buffer.from(bytes);
    switch (this.int(16)) {
      case 0:
        return bytes.subarray(0, at);
      case 1:
        if (at < bytes.length) changed[at] = this.int(256);
        return changed;
      case 2:
        return Buffer.concat([bytes.subarray(0, at), this.bytes(1 + this.int(8)), bytes.subarray(at)]);
      case 3:
        return Buffer.concat([bytes, bytes.subarray(at)]);
      default:
        return bytes;
    }
  }

  /** The bytes in a few pieces. */
  pieces(bytes: Buffer): Buffer[] {
    const cuts = Array.from({ length: this.int(4) }, () => this.int(bytes.length + 1)).sort((a, b) => a - b);
    return [0, ...cuts].map((from, i) => bytes.subarray(from, cuts[i] ?? bytes.length));
  }
}
