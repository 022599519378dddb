/** A frame that is its message's only one. */
const FINAL = 0x80;
/** The kinds of frames that a server sends by itself (RFC 6455, §5.2). */
const KINDS = { binary: 0x2, ping: 0x9 } as const;

/** Up to this length a frame's header is two bytes; up to the next it is four, else ten. */
const SHORT = 125;
const MIDDLE = 0xffff;
const MARK_OF_MIDDLE = 126;
const MARK_OF_LONG = 127;

interface Frame {
  readonly kind: keyof typeof KINDS;
  readonly payload: Uint8Array;
}

/** All that have something to send at the end of this turn of the event loop. */
let full: GatheredFrames[] = [];

function sendAll(): void {
  const all = full;
  full = [];
  for (const frames of all) frames.send();
}

/**
 * The frames for one client that leave at the end of this turn of the event loop as one block: a patch, a step and a reply
 * in one write. Writing is what a move costs most of, and each piece of a write costs anew.
 */
export class GatheredFrames {
  /** What waits here, headers included. */
  bytes = 0;
  readonly #write: (block: Uint8Array) => void;
  #frames: Frame[] = [];

  constructor(write: (block: Uint8Array) => void) {
    this.#write = write;
  }

  /** The payload must stay as it is until it is sent. */
  add(kind: Frame['kind'], payload: Uint8Array): void {
    if (this.#frames.length === 0) {
      if (full.length === 0) process.nextTick(sendAll);
      full.push(this);
    }
    this.#frames.push({ kind, payload });
    this.bytes += headerBytes(payload.length) + payload.length;
  }

  /** Sends now what waits: something else is to follow it. */
  send(): void {
    if (this.#frames.length === 0) return;
    const block = Buffer.allocUnsafe(this.bytes);
    let at = 0;
    for (const { kind, payload } of this.#frames) {
      at = writeHeader(block, at, kind, payload.length);
      block.set(payload, at);
      at += payload.length;
    }
    this.#frames = [];
    this.bytes = 0;
    this.#write(block);
  }
}

function headerBytes(length: number): number {
  return length <= SHORT ? 2 : length <= MIDDLE ? 4 : 10;
}

/** Returns where the payload begins. */
function writeHeader(block: Buffer, at: number, kind: Frame['kind'], length: number): number {
  block[at] = FINAL | KINDS[kind];
  if (length <= SHORT) {
    block[at + 1] = length;
    return at + 2;
  }
  if (length <= MIDDLE) {
    block[at + 1] = MARK_OF_MIDDLE;
    return block.writeUInt16BE(length, at + 2);
  }
  block[at + 1] = MARK_OF_LONG;
  return block.writeBigUInt64BE(BigInt(length), at + 2);
}
