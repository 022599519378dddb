import { type SeatReply, WIRE_VERSION } from '@boomtown/wire';
import { expect } from 'vitest';
import { ChildServer } from '../support/child-server.ts';
import { OPEN_TABLE } from '../support/chosen-games.ts';
import { Player, play, startMatch } from '../support/player.ts';
import { RawConnection } from '../support/raw-connection.ts';
import type { Dice } from './dice.ts';

/** How long a case waits for its answer. Many have none. */
const ANSWER_MS = 250;
/** Connections that are left open, as by a client that is gone without a word. */
const LEFT_OPEN = 40;
/** From this level on a line of the log tells of a fault of the server. */
const FAULT_LEVEL = 50;
/** How the words end that are printed when the server has started. */
const LAST_OF_START = 'Stop with Ctrl+C.';

export interface Seated {
  readonly code: string;
  readonly tokens: readonly string[];
}

export interface Reserved extends Seated {
  readonly sessionId: string;
  readonly processId: string;
}

/** A real server in a process of its own that is attacked, and a table at which two play on meanwhile. */
export class AttackedServer {
  readonly #server: ChildServer;
  readonly #pid: number;
  readonly #left: RawConnection[] = [];
  #players: readonly Player[] = [];

  private constructor(server: ChildServer) {
    this.#server = server;
    this.#pid = server.pid;
  }

  /** It believes forwarding headers, so that the attack comes from many addresses. */
  static async start(): Promise<AttackedServer> {
    const child = await ChildServer.unopened();
    await child.open({ TRUSTED_PROXIES: 'loopback', LOG_LEVEL: 'warn' });
    return new AttackedServer(child);
  }

  /** A new table of two seats; its code is in nobody's hands but the attacker's. */
  async table(from: string): Promise<Seated> {
    const asked = { ...OPEN_TABLE, listed: false, watchable: true };
    const { code, token } = await this.#post<SeatReply>('/api/tables', { ...asked, name: 'Ada' }, from);
    const second = await this.#post<SeatReply>(`/api/tables/${code}/seats`, { name: 'Ben' }, from);
    return { code, tokens: [token, second.token] };
  }

  async startedTable(from: string): Promise<Seated> {
    const table = await this.table(from);
    for (const player of await this.#start(table)) await player.leave();
    return table;
  }

  /** A place for a socket; `null` where the server says no. */
  async reserve({ code, tokens }: Seated, from: string): Promise<Reserved | null> {
    const answer = await this.#ask(`/matchmake/joinById/${code}`, { wire: WIRE_VERSION, tokens }, from);
    if (!answer.ok) return null;
    const { sessionId, processId } = (await answer.json()) as Reserved;
    return { code, tokens, sessionId, processId };
  }

  /**
   * Sends the pieces over a connection of its own, one after the other, and leaves in one way or another.
   * @param answer what is waited for before it leaves
   * @param opening what is sent, and answered, before the pieces
   */
  async send(dice: Dice, pieces: readonly Buffer[], answer: string, opening?: Buffer): Promise<void> {
    const raw = new RawConnection(this.#server.port, opening);
    if (opening !== undefined) await heard(raw, 'HTTP/1.1 ');
    for (const piece of pieces) {
      raw.send(piece);
      await new Promise((resolve) => setImmediate(resolve));
    }
    // Some leave without waiting.
    if (!dice.once(6)) await heard(raw, answer);
    const left = dice.int(4);
    if (left === 0) raw.socket.end();
    else if (left === 1) raw.socket.resetAndDestroy();
    else if (left === 2) raw.socket.destroy();
    else raw.socket.pause();
    if (left === 0 || left === 3) this.#left.push(raw);
    for (const old of this.#left.splice(0, this.#left.length - LEFT_OPEN)) old.socket.destroy();
  }

  /** Holds the server to it that its process lives, that nothing failed in it, and that another table goes on. */
  async expectWell(): Promise<void> {
    const [, log = ''] = this.#server.printed.split(LAST_OF_START);
    expect(log.split('\n').filter((line) => line !== '' && levelOf(line) >= FAULT_LEVEL)).toEqual([]);
    const [first] = this.#players;
    const isOver = first === undefined || first.closeCode !== undefined || first.state.stage !== 'playing';
    if (isOver) {
      for (const player of this.#players) await player.leave();
      this.#players = await this.#start(await this.table('192.0.2.1'));
    }
    expect(await play(this.#players, 1)).toBe(1);
    expect([this.#server.pid, (await fetch(`${this.#server.url}/healthz`)).status]).toEqual([this.#pid, 200]);
  }

  async remove(): Promise<void> {
    for (const { socket } of this.#left) socket.destroy();
    await this.#server.remove();
  }

  async #start({ code, tokens }: Seated): Promise<readonly Player[]> {
    const [ada, ben] = await Promise.all(tokens.map((token) => Player.join(this.#server.url, code, [token])));
    if (ada === undefined || ben === undefined) throw new Error('a table of two has two players');
    await startMatch([
      [ada, 0],
      [ben, 1],
    ]);
    return [ada, ben];
  }

  #ask(path: string, body: object, from: string): Promise<Response> {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': from };
    return fetch(this.#server.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  }

  async #post<T>(path: string, body: object, from: string): Promise<T> {
    const answer = await this.#ask(path, body, from);
    // Each caller knows what it asked for.
    return (await answer.json()) as T;
  }
}

/** Waits until something was heard, the server has ended the connection, or that takes too long. */
async function heard(raw: RawConnection, text: string): Promise<void> {
  const giveUp = Date.now() + ANSWER_MS;
  while (!raw.isEnded && !raw.heard.includes(text) && Date.now() < giveUp) {
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

function levelOf(line: string): number {
  const level = /"level":(\d+)/.exec(line)?.[1];
  // What is no line of the log was printed past its bounds, or by a crash.
  return level === undefined ? FAULT_LEVEL : Number(level);
}
