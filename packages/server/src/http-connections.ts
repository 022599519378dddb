import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { senderOf, type Trust } from './http/index.ts';
import { addressKey, type Limits } from './limits/index.ts';

/**
 * Counts the HTTP connections of each address. Where they are too many the one is closed on which nothing began or ended
 * for the longest time, whether it waits for a request or for its answer to be read. A newcomer therefore always gets in:
 * connections that are held open lock nobody out. A connection of a trusted proxy is counted while it answers, by the
 * address for which the proxy asks.
 */
export class HttpConnections {
  readonly #limits: Limits;
  readonly #trust: Trust;
  /** Those of each address; what happened last on them stands last. */
  readonly #ofAddresses = new Map<string, Set<Socket>>();
  readonly #addressOf = new Map<Socket, string>();
  /** Answers under way on each connection; several where requests came without waiting for answers. */
  readonly #answers = new Map<Socket, number>();

  constructor(limits: Limits, trust: Trust) {
    this.#limits = limits;
    this.#trust = trust;
  }

  opened(socket: Socket): void {
    this.#wait(socket);
    socket.once('close', () => {
      this.#forget(socket);
      this.#answers.delete(socket);
    });
  }

  asked(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    const late = setTimeout(() => socket.destroy(), this.#limits.httpTimes.answerMs).unref();
    this.#answers.set(socket, (this.#answers.get(socket) ?? 0) + 1);
    this.#putLast(socket, senderOf(request, this.#trust));
    response.once('close', () => {
      clearTimeout(late);
      this.#answered(socket);
    });
  }

  /** From now on it is counted as a WebSocket, or closed. One that still owes answers can't become one. */
  upgraded(socket: Socket): void {
    if (this.#answers.has(socket)) socket.destroy();
    this.#forget(socket);
  }

  #answered(socket: Socket): void {
    const left = (this.#answers.get(socket) ?? 0) - 1;
    if (left > 0) this.#answers.set(socket, left);
    else {
      this.#answers.delete(socket);
      this.#forget(socket);
      this.#wait(socket);
    }
  }

  #wait(socket: Socket): void {
    const { remoteAddress } = socket;
    if (remoteAddress !== undefined && !this.#trust(remoteAddress, 0)) this.#putLast(socket, addressKey(remoteAddress));
  }

  #putLast(socket: Socket, address: string): void {
    this.#forget(socket);
    if (socket.destroyed) return;
    const own = this.#ofAddresses.get(address) ?? new Set();
    this.#ofAddresses.set(address, own);
    own.add(socket);
    this.#addressOf.set(socket, address);
    const { connectionsAnAddress, connectionsInAll } = this.#limits;
    if (own.size > connectionsAnAddress) this.#closeFirst(own);
    if (this.#addressOf.size > connectionsInAll) this.#closeFirst(this.#largest(own));
  }

  #forget(socket: Socket): void {
    const address = this.#addressOf.get(socket);
    if (address === undefined) return;
    this.#addressOf.delete(socket);
    const own = this.#ofAddresses.get(address);
    own?.delete(socket);
    if (own?.size === 0) this.#ofAddresses.delete(address);
  }

  #closeFirst([first]: ReadonlySet<Socket>): void {
    if (first === undefined) return;
    this.#forget(first);
    first.destroy();
  }

  /** Those of the address with the most. */
  #largest(of: ReadonlySet<Socket>): ReadonlySet<Socket> {
    let largest = of;
    for (const other of this.#ofAddresses.values()) if (other.size > largest.size) largest = other;
    return largest;
  }
}
