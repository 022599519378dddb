import { EventEmitter } from 'node:events';
import { MESSAGE, type Notice, type RequestName } from '@boomtown/wire';
import type { Session, TableClient } from '../../src/rooms/session.ts';

/** A request that was sent. */
export interface Sent {
  readonly by: Browser;
  readonly name: RequestName;
  readonly request: object;
  isSent: boolean;
  /** The life of the server in which it was answered, and how; `null` while its answer is lost. */
  answer: { readonly life: number; readonly value: unknown } | null;
}

/** One browser: the tokens that it keeps, what it asked, and its socket, while it is connected. */
export class Browser {
  readonly name: string;
  readonly tokens: string[] = [];
  readonly sent: Sent[] = [];
  readonly nonces = new Map<string, string>();
  socket: FakeSocket | null = null;

  constructor(name: string) {
    this.name = name;
  }
}

/** What a room holds of a connection, with no network behind it. */
export class FakeSocket {
  static #sockets = 0;
  readonly sessionId: string;
  readonly ref = new EventEmitter();
  userData: Session | undefined;
  /** The messages that came as bytes, and the notices. */
  readonly frames: Uint8Array[] = [];
  readonly notices: Notice[] = [];
  /** Those that it presented. */
  readonly tokens: readonly string[];
  readonly #closed: (socket: FakeSocket) => void;

  constructor(tokens: readonly string[], closed: (socket: FakeSocket) => void) {
    this.tokens = tokens;
    FakeSocket.#sockets += 1;
    this.sessionId = `socket-${FakeSocket.#sockets}`;
    this.#closed = closed;
  }

  /** The room uses nothing further of a client. */
  get client(): TableClient {
    return this as unknown as TableClient;
  }

  send(type: number, message: unknown): void {
    // What a room sends by itself besides frames are notices.
    if (type === MESSAGE.notice) this.notices.push(message as Notice);
  }

  enqueueRaw(bytes: Uint8Array): void {
    this.frames.push(bytes);
  }

  leave(): void {
    this.#closed(this);
  }
}
