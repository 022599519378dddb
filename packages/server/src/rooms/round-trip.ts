import type { EventEmitter } from 'node:events';
import { WebSocket } from 'ws';
import type { MonotonicClock } from '../monotonic-clock.ts';

/**
 * Measures the round trip to a browser by pings of the socket. The browser answers them without the page, so a page
 * cannot fake its lag.
 */
export class RoundTrip {
  readonly #socket: WebSocket | null;
  readonly #monotonicClock: MonotonicClock;
  /** The ping that is under way; there is one at a time, so that one who answers none costs nothing. */
  #under: { readonly mark: string; readonly since: number; readonly then: (ms: number) => void } | null = null;
  #count = 0;

  constructor(socket: EventEmitter, monotonicClock: MonotonicClock) {
    this.#socket = socket instanceof WebSocket ? socket : null;
    this.#monotonicClock = monotonicClock;
    this.#socket?.on('pong', (data) => this.#answered(data.toString('latin1')));
  }

  /** Calls back once with the milliseconds, if the browser answers; not at all while a ping is under way. */
  measure(then: (ms: number) => void): void {
    if (this.#socket?.readyState !== WebSocket.OPEN || this.#under !== null) return;
    this.#count += 1;
    this.#under = { mark: `trip ${this.#count}`, since: this.#monotonicClock.now(), then };
    this.#socket.ping(this.#under.mark);
  }

  #answered(mark: string): void {
    const under = this.#under;
    // Other pings of the server's are answered here, too.
    if (under?.mark !== mark) return;
    this.#under = null;
    under.then(this.#monotonicClock.now() - under.since);
  }
}
