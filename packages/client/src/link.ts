import type { GameTypes, Refusal } from '@boomtown/game-core';
import type { GameWire, ReplyOf, RequestName, RequestOf, TableState } from '@boomtown/wire/browser';

/** How long to wait for an answer. */
export const ASK_WITHIN_MS = 8_000;

/** One open socket to a table, as the connection needs it; a new one is dialled when it breaks. */
export interface Link {
  /** Asks and waits for the answer. Throws `Refused` when the server says no, `LinkLost` when no answer comes. */
  request<N extends RequestName>(name: N, payload: RequestOf<N>, withinMs: number): Promise<ReplyOf[N]>;
  /** Drops the socket; nothing is called back afterwards. */
  close(): void;
}

/** What a link calls from the moment it is open. */
export interface LinkEvents {
  /** Something came, perhaps only a sign of life. */
  heard(): void;
  /** The state after a patch. It is one mutable object: read it at once. */
  patched(state: TableState): void;
  /** A step message or notice, by its `MESSAGE` number. */
  received(message: number, payload: unknown): void;
  /** The socket was closed, not by us; `code` as in `CLOSE`. */
  closed(code: number): void;
}

/** Opens a socket with the given seats' tokens. Throws `LinkClosed`, `Refused` or `LinkLost`. */
export type Dial = (
  code: string,
  tokens: readonly string[],
  wire: GameWire<GameTypes>,
  events: LinkEvents,
) => Promise<Link>;

/** The server refused, with a refusal. */
export class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

/** No answer came: whether the request was heard is unknown. */
export class LinkLost extends Error {}

/** The server gave a place for a socket over HTTP, but no socket opened: something on the way may keep WebSockets back. */
export class NoSocket extends LinkLost {}

/** The server closed the socket while it was being opened, with one of the codes in `CLOSE`. */
export class LinkClosed extends Error {
  readonly code: number;
  constructor(code: number) {
    super(`closed with ${code}`);
    this.code = code;
  }
}
