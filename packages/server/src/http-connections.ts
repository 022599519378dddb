import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { cutOff } from './cut-off.ts';
import { senderOf, type Trust } from './http/index.ts';
import { addressKey, type Limits } from './limits/index.ts';
import type { MonotonicClock } from './monotonic-clock.ts';

/** Requests that a connection may send before the one ahead of them is answered. Browsers and proxies send none. */
const MAX_AHEAD = 16;
/** An answer up to this size is no burden to the system, even where its client never takes it. */
const SMALL_ANSWER_BYTES = 64 * 1024;
/** So much may all small answers of a connection be; once it is more, the next answer closes it. */
const MUCH_BYTES = 256 * 1024;
/** How many times connections are looked at in the time in which their clients have to take something. */
const LOOKS = 6;

/**
 * Counts the HTTP connections of each address. Where they are too many the one is closed on which nothing began or ended
 * for the longest time, whether it waits for a request or for its answer to be read. A newcomer therefore always gets in:
 * connections that are held open lock nobody out. A connection of a trusted proxy is counted while it answers, by the
 * address for which the proxy asks.
 */
export class HttpConnections {
  /** Called when there is one more than there may be in all. */
  full = () => {};
  readonly #limits: Limits;
  readonly #trust: Trust;
  readonly #clock: MonotonicClock;
  /** Those of each address; what happened last on them stands last. */
  readonly #ofAddresses = new Map<string, Set<Socket>>();
  readonly #addressOf = new Map<Socket, string>();
  /** The connections that answer a request, each with what it does after that. */
  readonly #answering = new Map<Socket, (() => void)[]>();
  /** How much was written over a connection when its latest answer began. */
  readonly #writtenBefore = new WeakMap<Socket, number>();
  /** Those that are to be closed after such an answer, and are ended on our side only. */
  readonly #halfClosed = new WeakSet<Socket>();
  /** What was seen of a connection when it was looked at last, and since when it is so. */
  readonly #seen = new Map<Socket, { readonly mark: string; readonly since: number }>();

  constructor(limits: Limits, trust: Trust, clock: MonotonicClock) {
    this.#limits = limits;
    this.#trust = trust;
    this.#clock = clock;
  }

  /** Looks at all connections again and again. The result ends that. */
  watch(): () => void {
    const everyMs = this.#limits.httpTimes.unreadMs / LOOKS;
    const look = () => {
      end = this.#clock.after(everyMs, look);
      for (const socket of this.#seen.keys()) this.#look(socket);
    };
    let end = this.#clock.after(everyMs, look);
    return () => end();
  }

  opened(socket: Socket): void {
    this.#wait(socket);
    this.#leaveNothing(socket);
    socket.once('close', () => {
      this.#forget(socket);
      this.#answering.delete(socket);
      this.#seen.delete(socket);
    });
  }

  /**
   * Has the request answered once those before it on its connection are. Of answers that were begun ahead nobody hears
   * when their connection is closed, and what they hold open stays open for ever.
   */
  asked(request: IncomingMessage, response: ServerResponse, answer: () => void): void {
    const { socket } = request;
    // It was said before that nothing further is answered.
    if (this.#halfClosed.has(socket)) return;
    const ahead = this.#answering.get(socket);
    if (ahead === undefined) this.#answer(request, response, answer, []);
    else if (ahead.length < MAX_AHEAD) ahead.push(() => this.#answer(request, response, answer, ahead));
    else cutOff(socket);
  }

  /** From now on it is counted as a WebSocket, or closed. One that still owes answers can't become one. */
  upgraded(socket: Socket): void {
    if (this.#answering.has(socket)) cutOff(socket);
    this.#forget(socket);
    this.#seen.delete(socket);
    this.#writtenBefore.delete(socket);
  }

  /**
   * Where Node closes a connection, a large answer that the client never takes stays in the system's memory for minutes. So
   * after the last answer only our half is closed until the client closes its own, or its time is over; and what
   * Node would close because of the client is reset.
   */
  #leaveNothing(socket: Socket): void {
    const destroySoon = socket.destroySoon.bind(socket);
    const destroy = socket.destroy.bind(socket);
    socket.destroySoon = () => {
      if (socket.destroyed || !this.#mayLeaveMuch(socket)) return destroySoon();
      this.#halfClosed.add(socket);
      socket.end();
    };
    socket.destroy = (error) => {
      if (error == null || socket.destroyed || !this.#mayLeaveMuch(socket)) return destroy(error);
      cutOff(socket);
      return socket;
    };
    // Before Node ends its half.
    socket.prependListener('end', () => {
      if (this.#mayLeaveMuch(socket)) cutOff(socket);
    });
  }

  /** Is its latest answer large, or are all of them, and its client none that takes what it is sent? */
  #mayLeaveMuch(socket: Socket): boolean {
    return this.#wroteMuch(socket) && !this.#isProxy(socket);
  }

  #wroteMuch(socket: Socket): boolean {
    const before = this.#writtenBefore.get(socket) ?? socket.bytesWritten;
    return socket.bytesWritten - before > SMALL_ANSWER_BYTES || socket.bytesWritten > MUCH_BYTES;
  }

  #answer(request: IncomingMessage, response: ServerResponse, answer: () => void, ahead: (() => void)[]): void {
    const { socket } = request;
    const late = setTimeout(() => cutOff(socket), this.#limits.httpTimes.answerMs).unref();
    this.#answering.set(socket, ahead);
    this.#look(socket);
    // A client that takes nothing and asks for more would fill the memory.
    if (socket.bytesWritten > MUCH_BYTES && !this.#isProxy(socket)) response.setHeader('Connection', 'close');
    this.#writtenBefore.set(socket, socket.bytesWritten);
    this.#putLast(socket, senderOf(request, this.#trust));
    response.once('close', () => {
      clearTimeout(late);
      this.#answering.delete(socket);
      this.#forget(socket);
      if (socket.destroyed) return;
      const next = this.#halfClosed.has(socket) ? undefined : ahead.shift();
      if (next === undefined) this.#wait(socket);
      else next();
    });
    answer();
  }

  #wait(socket: Socket): void {
    const { remoteAddress } = socket;
    if (remoteAddress !== undefined && !this.#isProxy(socket)) this.#putLast(socket, addressKey(remoteAddress));
    this.#look(socket);
  }

  /**
   * Cuts a connection off whose client takes nothing of its answer, or asks nothing more after a large one: what the system
   * took may still wait there, and the server can't see that. A trusted proxy takes what it is sent, and may wait longer.
   */
  #look(socket: Socket): void {
    const { unreadMs } = this.#limits.httpTimes;
    const isAnswering = this.#answering.has(socket);
    const owes = isAnswering && socket.writableLength > 0;
    const heard = this.#halfClosed.has(socket) ? 'closed' : socket.bytesRead;
    const mark = `${isAnswering} ${owes ? takenOf(socket) : heard}`;
    const seen = this.#seen.get(socket);
    const now = this.#clock.now();
    // While the server itself makes up the answer, its client waits.
    const waits = isAnswering ? owes : this.#mayLeaveMuch(socket);
    if (seen === undefined || seen.mark !== mark || !waits) this.#seen.set(socket, { mark, since: now });
    else if (now - seen.since >= unreadMs) cutOff(socket);
  }

  #isProxy({ remoteAddress }: Socket): boolean {
    return remoteAddress !== undefined && this.#trust(remoteAddress, 0);
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
    if (this.#addressOf.size <= connectionsInAll) return;
    this.full();
    this.#closeFirst(this.#largest(own));
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
    cutOff(first);
  }

  /** Those of the address with the most. */
  #largest(of: ReadonlySet<Socket>): ReadonlySet<Socket> {
    let largest = of;
    for (const other of this.#ofAddresses.values()) if (other.size > largest.size) largest = other;
    return largest;
  }
}

/** How far the system has taken what was written. The class has no public name for what it has not taken yet of a large piece. */
function takenOf(socket: Socket): string {
  const { _handle: handle } = socket as { readonly _handle?: { readonly writeQueueSize?: number } | null };
  return `${socket.bytesWritten - socket.writableLength} ${handle?.writeQueueSize}`;
}
