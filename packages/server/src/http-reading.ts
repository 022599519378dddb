import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { senderOf, type Trust } from './http/index.ts';
import { addressKey, type LoopBudgets, PacedReading, type Requester } from './limits/index.ts';

/** What a connection costs before anything comes over it: it is accepted, taken up, and closed again. */
const CONNECTION_MS = 0.15;

/**
 * Has what comes over HTTP connections read at the expense of their addresses, a piece at a time. Not all of it becomes
 * a request that pays for itself. Node answers some by itself, and reads on in unwanted bodies, where each chunk costs
 * as much as a short request. A trusted proxy's connection carries requests of many addresses: each body is charged to
 * the address for which the proxy asks, and the headers before it are not held up.
 */
export class HttpReading {
  readonly #trust: Trust;
  readonly #budgets: LoopBudgets;
  /** Ends it for a connection. Returns what has come and was not read. */
  readonly #ends = new WeakMap<Socket, () => Buffer[]>();
  /** The latest request over each connection of a trusted proxy, and who pays for it. */
  readonly #passedOn = new WeakMap<Socket, { readonly request: IncomingMessage; readonly requester: Requester }>();

  constructor(trust: Trust, budgets: LoopBudgets) {
    this.#trust = trust;
    this.#budgets = budgets;
  }

  /** The connection was taken up by Node, whose parser listens to it. */
  begins(socket: Socket): void {
    const { remoteAddress } = socket;
    const [parse] = socket.listeners('data');
    if (remoteAddress === undefined || parse === undefined) return;
    const own = this.#trust(remoteAddress, 0) ? undefined : this.#budgets.reader(addressKey(remoteAddress));
    own?.pay(CONNECTION_MS);
    const resume = socket.resume.bind(socket);
    let waits = false;
    const reading = new PacedReading({
      requester: () => own ?? this.#payerOfBody(socket),
      begin: (payer, work) => this.#budgets.begin(payer, work),
      unpack: (slice) => {
        if (isHeldBack(socket)) socket.unshift(Buffer.concat([slice, ...reading.stop()]));
        else parse.call(socket, slice);
        return !socket.destroyed;
      },
      pass() {},
      refuse: null,
      pause: () => {
        waits = true;
        socket.pause();
      },
      resume: () => {
        waits = false;
        if (this.#ends.has(socket) && !isHeldBack(socket)) resume();
      },
    });
    // Node resumes it whenever a body is wanted.
    socket.resume = () => (waits ? socket : resume());
    const take = (piece: Buffer) => reading.take(piece);
    socket.removeAllListeners('data');
    socket.on('data', take);
    socket.once('close', () => reading.stop());
    this.#ends.set(socket, () => {
      socket.off('data', take);
      waits = false;
      return reading.stop();
    });
  }

  /** A request has come over a connection, up to its body. */
  asked(request: IncomingMessage): void {
    const { socket } = request;
    if (!this.#trust(socket.remoteAddress ?? '', 0)) return;
    this.#passedOn.set(socket, { request, requester: this.#budgets.reader(senderOf(request, this.#trust)) });
  }

  #payerOfBody(socket: Socket): Requester | undefined {
    const passedOn = this.#passedOn.get(socket);
    return passedOn === undefined || passedOn.request.complete ? undefined : passedOn.requester;
  }

  /** From now on it is read as a WebSocket, also what has come and was not read yet. */
  ends(socket: Socket): void {
    const left = Buffer.concat(this.#ends.get(socket)?.() ?? []);
    this.#ends.delete(socket);
    if (left.length > 0) socket.unshift(left);
  }
}

/** Does Node parse nothing more until the client has taken its answers? It has no public name for that, and fails on request. */
function isHeldBack(socket: Socket): boolean {
  const { _paused: isPaused } = socket as { readonly _paused?: boolean };
  return isPaused === true;
}
