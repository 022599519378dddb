import type { Seat } from '@boomtown/game-core';
import { type RequestName, type RequestOf, WIRE_VERSION } from '@boomtown/wire';
import { getMessageBytes, Protocol } from '@colyseus/core';
import { WebSocket } from 'ws';

/** Something that came from the server: an HTTP answer, a frame, the header or the end of a socket. */
export interface Received {
  /** What was going on when it came. */
  readonly moment: string;
  readonly kind: 'http' | 'upgrade' | 'frame' | 'close';
  /** Byte for byte, one character each. */
  readonly bytes: string;
}

/** Headers that tell the time, or are drawn or worked out from what is drawn. */
const BY_CHANCE = ['date', 'etag', 'sec-websocket-accept'];
const STATUS_OK = 0;
/** Requests of one socket are numbered in one byte. */
const MAX_REQUESTS = 127;

/** A client at a table that records every byte it receives: by plain HTTP and a plain socket, without the framework's client. */
export class RecordedClient {
  readonly name: string;
  readonly received: Received[] = [];
  /** What the server drew for this client and its table, and what to call it: no two worlds have the same. */
  readonly drawn = new Map<string, string>();
  moment = '';
  /** The pings that came, where they are not answered by themselves. */
  readonly pings: Buffer[] = [];
  readonly #url: string;
  readonly #autoPong: boolean;
  readonly #waiting = new Map<number, (frame: Buffer) => void>();
  #socket: WebSocket | null = null;
  #requests = 0;

  /** @param autoPong are the server's pings answered at once, as browsers do it? */
  constructor(name: string, url: string, autoPong = true) {
    this.name = name;
    this.#url = url;
    this.#autoPong = autoPong;
  }

  get connected(): boolean {
    return this.#socket !== null;
  }

  /** Asks over HTTP and returns the answer's JSON body. */
  async http<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
    const sent =
      body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    const response = await fetch(this.#url + path, { method, ...sent });
    const text = Buffer.from(await response.arrayBuffer()).toString('latin1');
    this.#keep('http', `${response.status}\n${headerText(response.headers)}\n${text}`);
    // Each caller knows what it asked for.
    return JSON.parse(text) as T;
  }

  /** Joins a table (without tokens: to watch, or as a big screen) and asks for the snapshot, as every browser does. */
  async join(code: string, tokens: readonly string[], screen?: string): Promise<void> {
    const seat = await this.http<{ sessionId: string; processId: string }>('POST', `/matchmake/joinById/${code}`, {
      wire: WIRE_VERSION,
      tokens,
      screen,
    });
    this.drawn.set(seat.sessionId, 'session').set(seat.processId, 'process');
    const address = `${this.#url.replace('http', 'ws')}/${seat.processId}/${code}?sessionId=${seat.sessionId}`;
    const socket = new WebSocket(address, { perMessageDeflate: false, autoPong: this.#autoPong });
    socket.on('ping', (data) => this.pings.push(data));
    this.#socket = socket;
    this.#requests = 0;
    socket.on('upgrade', ({ headers }) =>
      this.#keep('upgrade', headerText(new Headers(Object.entries(headers).map(pair)))),
    );
    socket.on('close', (closeCode, reason) => this.#keep('close', `${closeCode} ${reason.toString('latin1')}`));
    await new Promise<void>((resolve, reject) => {
      socket.once('error', reject);
      socket.on('message', (frame: Buffer) => {
        this.#keep('frame', frame.toString('latin1'));
        if (frame[0] === Protocol.JOIN_ROOM) {
          this.drawn.set(frame.toString('latin1', 2, 2 + (frame[1] ?? 0)), 'reconnection');
          socket.send(Uint8Array.from([Protocol.JOIN_ROOM]));
        }
        if (frame[0] === Protocol.ROOM_STATE) resolve();
        if (frame[0] === Protocol.ROOM_RESPONSE) this.#waiting.get(frame[1] ?? 0)?.(frame);
      });
    });
    await this.ask('snapshot', {});
  }

  /** Sends a request over the socket and waits for its reply. Returns whether it was taken. */
  async ask<N extends RequestName>(name: N, request: RequestOf<N>): Promise<boolean> {
    const socket = this.#socket;
    if (socket === null) throw new Error(`${this.name} is not connected`);
    this.#requests = (this.#requests % MAX_REQUESTS) + 1;
    const number = this.#requests;
    // A request is a message with its number behind the first byte.
    const message = getMessageBytes.raw(Protocol.ROOM_DATA, name, request);
    socket.send(Buffer.concat([Buffer.from([Protocol.ROOM_REQUEST, number]), Buffer.from(message.slice(1))]));
    const reply = await new Promise<Buffer>((resolve) => this.#waiting.set(number, resolve));
    this.#waiting.delete(number);
    return reply[2] === STATUS_OK;
  }

  /** Makes an action for a step; throws if it is refused. */
  async act(seat: Seat, action: { readonly type: string }, step: number): Promise<void> {
    if (!(await this.ask('act', { id: `act-${step}`, step, seat, action: { ...action } }))) {
      throw new Error(
        `${this.moment}: ${JSON.stringify(action)} of seat ${seat} was refused: ${this.received.at(-1)?.bytes}`,
      );
    }
  }

  /** Answers a ping of the server's. */
  pong(ping: Buffer): void {
    this.#socket?.pong(ping);
  }

  async leave(): Promise<void> {
    const socket = this.#socket;
    if (socket === null) return;
    this.#socket = null;
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.close();
    await closed;
  }

  #keep(kind: Received['kind'], bytes: string): void {
    this.received.push({ moment: this.moment, kind, bytes });
  }
}

function headerText(headers: Headers): string {
  return [...headers]
    .filter(([name]) => !BY_CHANCE.includes(name))
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('');
}

function pair([name, value]: [string, string | string[] | undefined]): [string, string] {
  return [name, String(value)];
}
