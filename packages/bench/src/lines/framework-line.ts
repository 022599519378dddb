import { Protocol } from '@colyseus/core';
import { decode, encode, type Iterator } from '@colyseus/schema';
import { pack, unpack } from 'msgpackr';
import { type Headers, Line } from './line.ts';

/** The framework's answer to a join over HTTP: where a socket may connect. */
export interface Reservation {
  readonly sessionId: string;
  readonly roomId: string;
  readonly processId: string;
}

/** Messages to a client of the framework; others are only counted. */
export interface Heard {
  /** A patch of the state. */
  patched?(): void;
  /** A message of a numbered type; its payload begins at `offset`. */
  received?(type: number, frame: Buffer, offset: number): void;
}

interface PendingReply {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
}

const OK = 0;
const FRAME_ROOM = 256;

/**
 * A client of a Colyseus server, reduced to what costs least: it joins, asks, and counts; it decodes no state. The pages'
 * own client would take more CPU than the measured server, and can't speak to the others.
 */
export class FrameworkLine {
  readonly line: Line;
  readonly #waiting = new Map<number, PendingReply>();
  readonly #joined: () => void;
  readonly #heard: Heard;
  #asked = 0;

  private constructor(line: Line, heard: Heard, joined: () => void) {
    this.line = line;
    this.#heard = heard;
    this.#joined = joined;
  }

  /** Connects to a reserved place, and resolves with the state of the room (its bytes, that is). */
  static async open(
    url: string,
    reservation: Reservation,
    heard: Heard,
    headers: Headers = {},
  ): Promise<FrameworkLine> {
    const { sessionId, roomId, processId } = reservation;
    const address = `${url.replace(/^http/, 'ws')}/${processId}/${roomId}?sessionId=${sessionId}&skipHandshake=1`;
    let joined = () => {};
    const whole = new Promise<void>((resolve) => {
      joined = resolve;
    });
    let client: FrameworkLine | undefined;
    const line = await Line.open(
      address,
      (frame, own) => {
        client ??= new FrameworkLine(own, heard, joined);
        client.#receive(frame);
      },
      headers,
    );
    client ??= new FrameworkLine(line, heard, joined);
    await whole;
    return client;
  }

  /** Asks for something, and resolves with the answer; rejects with the code of a refusal. */
  ask(name: string, request: object): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#asked += 1;
      this.#waiting.set(this.#asked, { resolve, reject });
      this.line.send(frameOf(Protocol.ROOM_REQUEST, request, this.#asked, name));
    });
  }

  /** Sends a message that nobody answers. */
  tell(name: string, message: object): void {
    this.line.send(frameOf(Protocol.ROOM_DATA, message, undefined, name));
  }

  #receive(frame: Buffer): void {
    switch (frame[0]) {
      case Protocol.JOIN_ROOM:
        this.line.send(Uint8Array.of(Protocol.JOIN_ROOM));
        break;
      case Protocol.ROOM_STATE:
        this.#joined();
        break;
      case Protocol.ROOM_STATE_PATCH:
        this.#heard.patched?.();
        break;
      case Protocol.ROOM_DATA: {
        const at: Iterator = { offset: 1 };
        if (!decode.stringCheck(frame, at)) this.#heard.received?.(decode.number(frame, at), frame, at.offset);
        break;
      }
      case Protocol.ROOM_RESPONSE:
        this.#settle(frame);
        break;
    }
  }

  #settle(frame: Buffer): void {
    const at: Iterator = { offset: 1 };
    const id = decode.number(frame, at);
    const good = frame[at.offset] === OK;
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    const answer: unknown = frame.length > at.offset + 1 ? unpack(frame.subarray(at.offset + 1)) : undefined;
    if (good) waiting?.resolve(answer);
    else waiting?.reject(new Error(`refused: ${JSON.stringify(answer)}`));
  }
}

function frameOf(kind: number, payload: object, id: number | undefined, name: string): Uint8Array {
  const head = Buffer.alloc(FRAME_ROOM);
  const at: Iterator = { offset: 1 };
  head[0] = kind;
  if (id !== undefined) encode.number(head, id, at);
  encode.string(head, name, at);
  return Buffer.concat([head.subarray(0, at.offset), pack(payload)]);
}
