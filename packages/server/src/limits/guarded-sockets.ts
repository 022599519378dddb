import type { Socket } from 'node:net';
import type { Writable } from 'node:stream';
import { CLOSE } from '@boomtown/wire';
import { Protocol } from '@colyseus/core';
import type { Logger } from 'pino';
import { WebSocket } from 'ws';
import { cutOff } from '../cut-off.ts';
import type { MonotonicClock } from '../monotonic-clock.ts';
import { isReadableRequest, requestIdOf } from './frame-shape.ts';
import { GatheredFrames } from './gathered-frames.ts';
import { Bucket } from './limiters.ts';
import type { Limits } from './limits.ts';
import type { LoopBudgets } from './loop-budgets.ts';
import { PacedReading } from './paced-reading.ts';

/** The kinds of frames that a Boomtown browser sends; the framework's others are not used. */
const KNOWN_FRAMES: ReadonlySet<number | undefined> = new Set([
  Protocol.JOIN_ROOM,
  Protocol.LEAVE_ROOM,
  Protocol.PING,
  Protocol.ROOM_REQUEST,
]);
/** How often one timer checks all sockets within the time after which a silent one gets a sign of life. */
const SWEEPS = 10;
/** The part of the allowed silence after which a socket is pinged, if no sign of life was due in its second half. */
const ASKED_AFTER = 0.75;
/** The framework's client takes this for the answer to its own ping, and drops it if it made none. */
const SIGN_OF_LIFE = Uint8Array.of(Protocol.PING);
/** How long a client may take to close once it was asked to. */
const FAREWELL_MS = 1000;

type SendParameters = Parameters<WebSocket['send']>;
type Data = SendParameters[0];
type SendOptions = SendParameters[1];
type Sent = (error?: Error) => void;

export interface GuardParts {
  readonly limits: Limits;
  readonly log: Logger;
  readonly clock: MonotonicClock;
  readonly budgets: LoopBudgets;
  /** The answer to the request with this number: its sender has to wait. */
  tooFast(request: number): Uint8Array;
}

/** All sockets of a server, each with its own guard. */
export interface GuardedSockets {
  /** The class of socket for the WebSocket server. */
  readonly Socket: typeof WebSocket;
  /** Notes from which network a socket came. */
  cameFrom(socket: WebSocket, network: string): void;
  /** Closes the sockets that came from there with this code. */
  turnAway(network: string, code: number): void;
  /** Resolves when no socket is open any more. */
  allGone(): Promise<void>;
  /** Ends every socket that is still there, without a farewell, and the guard with them. */
  stop(): void;
}

/**
 * Guarded sockets between the network and the framework. An unreadable frame or a flood closes the socket. A socket
 * that is silent for too long is dead. One that does not read is cut off before its queue fills the memory. An idle
 * socket gets a sign of life now and then. That costs a write. A question from each page would cost a request, and be
 * most of the work of an idle server.
 */
export function guardedSockets({ limits, log, clock, budgets, tooFast }: GuardParts): GuardedSockets {
  const open = new Set<GuardedSocket>();
  const networks = new WeakMap<WebSocket, string>();
  const sweepMs = limits.quietMs / SWEEPS;
  const sweep = () => {
    endSweeps = clock.after(sweepMs, sweep);
    const now = clock.now();
    for (const socket of open) {
      if (socket.isUnread) socket.heardAt = now;
      const silence = now - socket.heardAt;
      const isQuiet = now - socket.toldAt > limits.quietMs;
      if (silence > limits.silentMs) socket.terminate();
      // A spectator has nothing to send, so it is pinged all the same.
      else if (isQuiet || silence > ASKED_AFTER * limits.silentMs) socket.showLife(silence > limits.silentMs / 2);
    }
  };
  let endSweeps = clock.after(sweepMs, sweep);

  class GuardedSocket extends WebSocket {
    heardAt = clock.now();
    toldAt = this.heardAt;
    readonly #frames = new Bucket(limits.framesAtOnce, limits.requestsASecond, clock);
    readonly #controlFrames = new Bucket(limits.controlFrames.atOnce, limits.controlFrames.aSecond, clock);
    /** This server's unanswered pings. */
    #asked = 0;
    #dismissed = false;
    readonly #gathered = new GatheredFrames((block) => this.#write(block));
    readonly #registered = open.add(this);
    readonly #reading = new PacedReading({
      requester: () => budgets.of(this),
      begin: (requester, work) => budgets.begin(requester, work),
      unpack: (slice) => this.#unpack(slice),
      // Spelled out, since every action takes this path.
      pass: (frame) => super.emit('message', frame, true),
      refuse: (frame) => {
        if (frame[0] === Protocol.ROOM_REQUEST) this.send(tooFast(requestIdOf(frame)), { binary: true });
        else super.emit('message', frame, true);
      },
      pause: () => this.pause(),
      resume: () => {
        if (!this.#dismissed) this.resume();
      },
    });
    #unpack: (slice: Buffer) => boolean = () => false;

    /** Does it wait? Then its silence means nothing. */
    get isUnread(): boolean {
      return this.#reading.isWaiting;
    }

    override emit(event: string | symbol, ...values: unknown[]): boolean {
      if (event === 'open') this.#readPaced();
      if (event === 'close') {
        this.#registered.delete(this);
        this.#reading.stop();
      }
      // The client sent an invalid or too large frame: the library closes its socket. The framework would log a stack.
      if (event === 'error') {
        log.debug({ code: codeOf(values[0]) }, 'a socket was closed for what came over it');
        return this.#readNoMore();
      }
      if (event === 'ping' || event === 'pong') return this.#dismissed || this.#heard(event, values);
      if (event !== 'message') return super.emit(event, ...values);
      if (this.#dismissed) return true;
      const [frame, isBinary] = values;
      if (!this.#frames.take()) return this.#dismiss(CLOSE.flooded);
      const isReadable = isBinary === true && Buffer.isBuffer(frame) && isKnown(frame);
      if (!isReadable) return this.#dismiss(CLOSE.unreadable);
      this.#reading.add(frame);
      return true;
    }

    /** Control frames. The answers to this server's pings may come all at once, after a sleep. */
    #heard(event: 'ping' | 'pong', values: unknown[]): boolean {
      if (event === 'pong' && this.#asked > 0) this.#asked -= 1;
      else if (!this.#controlFrames.take()) return this.#dismiss(CLOSE.flooded);
      return super.emit(event, ...values);
    }

    /** Sits between the network and the frame parser. The class has no public API for that. */
    #readPaced(): void {
      const { _receiver: receiver } = this as { readonly _receiver?: Writable };
      if (receiver === undefined) return;
      const unpack = receiver.write.bind(receiver);
      this.#unpack = (slice) => {
        if (receiver.writable) unpack(slice);
        return receiver.writable;
      };
      // Its close frame is the last thing that a client says.
      receiver.once('conclude', () => {
        this.#readNoMore();
        this.#tcp?.destroySoon();
      });
      receiver.write = (piece: Buffer) => {
        if (this.#dismissed) return true;
        this.heardAt = clock.now();
        this.#reading.take(piece);
        return true;
      };
    }

    override send(data: Data, sent?: Sent): void;
    override send(data: Data, options: SendOptions, sent?: Sent): void;
    override send(data: Data, options?: SendOptions | Sent, sent?: Sent): void {
      const isPlain =
        data instanceof Uint8Array && typeof options === 'object' && options.binary === true && sent === undefined;
      if (this.bufferedAmount + this.#gathered.bytes > limits.backlogBytes) this.terminate();
      else if (isPlain && this.readyState === WebSocket.OPEN) this.#gathered.add('binary', data);
      else {
        this.#gathered.send();
        if (typeof options === 'object') super.send(data, options, sent);
        else super.send(data, options);
      }
    }

    override ping(mark = ''): void {
      if (this.readyState !== WebSocket.OPEN) return;
      this.#asked += 1;
      this.#gathered.add('ping', Buffer.from(mark));
    }

    /** Sends a sign of life. `asks`: the browser must answer, which it does for background pages, too. */
    showLife(asks: boolean): void {
      if (this.readyState !== WebSocket.OPEN) return;
      this.#gathered.add('binary', SIGN_OF_LIFE);
      if (asks) this.ping();
    }

    override terminate(): void {
      const tcp = this.#tcp;
      if (tcp !== null) cutOff(tcp);
      super.terminate();
    }

    override close(code?: number, why?: string | Buffer): void {
      this.#gathered.send();
      super.close(code, why);
    }

    /** The class's private name for it; there is no public one. */
    get #tcp(): Socket | null {
      const { _socket: tcp } = this as { readonly _socket?: Socket | null };
      return tcp ?? null;
    }

    #write(block: Uint8Array): void {
      const tcp = this.#tcp;
      const write = () => tcp?.writable === true && tcp.write(block);
      const requester = budgets.of(this);
      if (requester === undefined) write();
      else budgets.charge(requester, write);
      this.toldAt = clock.now();
    }

    turnAway(code: number): void {
      if (!this.#dismissed) this.#dismiss(code);
    }

    /** Tells the client why it has to go. */
    #dismiss(code: number): true {
      this.#dismissed = true;
      this.#reading.stop();
      this.close(code);
      return this.#readNoMore();
    }

    /** Leaves further data in the system's buffers and ends the connection: at once if the client reads as well. */
    #readNoMore(): true {
      this.#dismissed = true;
      const tcp = this.#tcp;
      if (tcp === null) return true;
      // The library goes on reading, from the next tick on, to discard the rest.
      process.nextTick(() => tcp.pause());
      tcp.end();
      setTimeout(() => this.terminate(), FAREWELL_MS).unref();
      return true;
    }
  }

  return {
    Socket: GuardedSocket,
    cameFrom(socket, network) {
      networks.set(socket, network);
    },
    turnAway(network, code) {
      for (const socket of open) if (networks.get(socket) === network) socket.turnAway(code);
    },
    async allGone() {
      await Promise.all(Array.from(open, (socket) => new Promise((resolve) => socket.once('close', resolve))));
    },
    stop() {
      endSweeps();
      for (const socket of open) socket.terminate();
    },
  };
}

/** Is it a readable frame of a kind that Boomtown browsers send? */
function isKnown(frame: Buffer): boolean {
  return KNOWN_FRAMES.has(frame[0]) && (frame[0] !== Protocol.ROOM_REQUEST || isReadableRequest(frame));
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
