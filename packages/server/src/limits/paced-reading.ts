import type { Requester } from './requester.ts';

/** Bytes that are unpacked at a time: a few frames, or a part of a large one. */
const SLICE_BYTES = 1024;
/** The cost of reading from the network, which happens before the measurement. */
const READ_MS = 0.02;
/** A shorter wait passes without notice. */
const TOLD_FROM_MS = 500;

export interface PacedParts {
  /** Who pays for the messages; `undefined` as long as that is unknown. */
  requester(): Requester | undefined;
  /** Does something at their expense. */
  begin<T>(requester: Requester, work: () => T): T;
  /** Unpacks frames, which come back by `add`. Returns false when nothing more may be unpacked. */
  unpack(slice: Buffer): boolean;
  /** Answers a frame. */
  pass(frame: Buffer): void;
  /** Answers a frame: its sender has to wait. `null` where there is no such answer: then nothing is unpacked for it either. */
  readonly refuse: ((frame: Buffer) => void) | null;
  /** Stops reading from the network, which buffers further data. */
  pause(): void;
  resume(): void;
}

/**
 * Reads from a socket as far as its sender's budget allows. Beyond it the sender waits, one request at a time in turn with
 * all others who wait for the same budget: its data is not unpacked, and beyond one piece not read.
 */
export class PacedReading {
  readonly #parts: PacedParts;
  /** Data that was read and is not unpacked yet. */
  #pieces: Buffer[] = [];
  /** Frames that were unpacked together with an answered one. */
  #frames: Buffer[] = [];
  /** Ends the wait; `null`: it need not wait. */
  #waits: (() => void) | null = null;
  #isUnderWay = false;

  constructor(parts: PacedParts) {
    this.#parts = parts;
  }

  get isWaiting(): boolean {
    return this.#waits !== null;
  }

  /** Takes data from the network. */
  take(piece: Buffer): void {
    this.#pieces.push(piece);
    this.#parts.requester()?.pay(READ_MS);
    if (this.#waits === null && !this.#isUnderWay) this.#goOn(false);
  }

  /** Takes a frame out of what is being unpacked. */
  add(frame: Buffer): void {
    this.#frames.push(frame);
  }

  /** Nothing more is read, and no frame that was unpacked is answered. Returns what was not unpacked. */
  stop(): Buffer[] {
    this.#waits?.();
    this.#waits = null;
    const left = this.#pieces;
    this.#pieces = [];
    this.#frames = [];
    return left;
  }

  /** @param isTurn whether it has waited for the next one */
  #goOn(isTurn: boolean): void {
    let mayGo = isTurn;
    this.#isUnderWay = true;
    while (this.#pieces.length > 0 || this.#frames.length > 0) {
      const requester = this.#parts.requester();
      if (requester !== undefined && (mayGo ? requester.waitMs > 0 : requester.mustWait)) {
        this.#isUnderWay = false;
        this.#wait(requester);
        return;
      }
      mayGo = false;
      if (requester === undefined) this.#step(this.#parts.pass);
      else this.#parts.begin(requester, () => this.#step(this.#parts.pass));
    }
    this.#isUnderWay = false;
    if (isTurn) this.#parts.resume();
  }

  /** One frame, or a part of one. */
  #step(answer: (frame: Buffer) => void): void {
    if (this.#frames.length === 0) {
      const slice = this.#nextSlice();
      if (slice !== undefined && !this.#parts.unpack(slice)) this.#pieces = [];
    }
    const frame = this.#frames.shift();
    if (frame !== undefined) answer(frame);
  }

  #nextSlice(): Buffer | undefined {
    const piece = this.#pieces.shift();
    if (piece === undefined || piece.length <= SLICE_BYTES) return piece;
    this.#pieces.unshift(piece.subarray(SLICE_BYTES));
    return piece.subarray(0, SLICE_BYTES);
  }

  #wait(requester: Requester): void {
    this.#parts.pause();
    // The sender should know why nothing happens. One of its requests is dropped for that.
    const { refuse } = this.#parts;
    if (refuse !== null && requester.overMs > TOLD_FROM_MS && requester.takeNotice()) {
      this.#parts.begin(requester, () => this.#step(refuse));
    }
    this.#waits = requester.wait(() => {
      this.#waits = null;
      this.#goOn(true);
    });
  }
}
