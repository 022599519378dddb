import { setImmediate as turn } from 'node:timers/promises';
import { boundSecret, NONCE_BYTES, ok, SECRET_BYTES, type Seat } from '@boomtown/game-core';
import { gameOf } from '@boomtown/registry/rules';
import { wireOf } from '@boomtown/registry/wires';
import { type GameId, MAX_SEATS, type RequestName, type Terms, WIRE_VERSION } from '@boomtown/wire';
import type { TableRoom } from '../../src/rooms/table-room.ts';
import type { RecordStore } from '../../src/storage/index.ts';
import { newRecord } from '../../src/tables/make-record.ts';
import { hashOfToken, newToken } from '../../src/tables/token.ts';
import { type Answer, Asking } from './asking.ts';
import { Browser, FakeSocket } from './browser.ts';
import { Expectations } from './expectations.ts';
import { type Disk, ServerLife } from './server-life.ts';

/** What is played, by how many, in how many browsers. */
export interface Setting {
  readonly game: GameId;
  readonly seats: number;
  readonly browsers: number;
  readonly terms: Terms;
}

let tables = 0;

/** One table, the browsers of its people and a spare one, and the server, which may be killed between any two turns of its loop. */
export class TableLife {
  readonly setting: Setting;
  readonly code: string;
  readonly browsers: readonly Browser[];
  readonly expected: Expectations;
  readonly asking = new Asking(this);
  readonly #disk: Disk;
  #server: ServerLife;
  /** How often the table woke: what a server only remembers is gone each time. */
  life = 1;
  room: TableRoom | null = null;
  #drawn = 0;
  /** Is a place in the room reserved for one who was let in? */
  #isAwaited = false;

  private constructor(setting: Setting, code: string, disk: Disk, server: ServerLife, reader: RecordStore) {
    this.setting = setting;
    this.code = code;
    this.#disk = disk;
    this.#server = server;
    const names = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay', 'Guy'];
    this.browsers = names.slice(0, setting.browsers + 1).map((name) => new Browser(name));
    this.expected = new Expectations(this, gameOf(setting.game), wireOf(setting.game), reader);
  }

  /** A new table at which its maker sits. */
  static async open(setting: Setting, disk: Disk, reader: RecordStore): Promise<TableLife> {
    const { game, seats, terms } = setting;
    tables += 1;
    const server = await ServerLife.start(disk, 1_764_280_000_000);
    const at = new TableLife(setting, `T${tables}`, disk, server, reader);
    const token = newToken();
    const asked = { game, options: {}, seats, name: 'Ada', listed: false, watchable: true, terms };
    const record = newRecord(gameOf(game), asked, token, server.clock.now());
    // The same in each life, so that it can be lived again.
    const drawn = new Uint8Array(SECRET_BYTES);
    await server.store.addTable({ ...record, code: at.code, drawn, secret: boundSecret(drawn, []) });
    at.first.tokens.push(token);
    await at.expected.check();
    await at.connect(at.first);
    return at;
  }

  get first(): Browser {
    return this.browser(0);
  }

  /** The browser with this number; they begin again after the last. */
  browser(who: number): Browser {
    const browser = this.browsers[who % this.browsers.length];
    if (browser === undefined) throw new Error('there are no browsers');
    return browser;
  }

  get now(): number {
    return this.#server.clock.now();
  }

  get failures(): readonly string[] {
    return this.#server.failures;
  }

  /** The seats that a browser holds: while it is connected, by the tokens that it came with. */
  seatsOf({ tokens, socket }: Browser): Seat[] {
    const hashes = (socket?.tokens ?? tokens).map(hashOfToken);
    return this.expected.holders.flatMap((hash, seat) => (hash !== null && hashes.includes(hash) ? [seat] : []));
  }

  /** Whose browser holds this seat? */
  holderOf(seat: Seat): Browser | undefined {
    return this.browsers.find((browser) => this.seatsOf(browser).includes(seat));
  }

  isHere(seat: Seat): boolean {
    return this.browsers.some((browser) => browser.socket !== null && this.seatsOf(browser).includes(seat));
  }

  /** Takes a seat as HTTP does, and comes to the table. */
  async join(browser: Browser): Promise<Answer> {
    const token = newToken();
    const room = await this.#awake();
    const taken = await room.takeSeat(`${browser.name}${browser.tokens.length || ''}`, null, token);
    if (taken.ok) browser.tokens.push(token);
    await this.look();
    if (taken.ok) await this.reload(browser, false);
    await this.#unlessEmpty();
    return taken.ok ? taken : { ok: false, code: taken.error.code };
  }

  /** Uses the one-time code of a seat, and comes with it. */
  async useCode(browser: Browser, code: string, heir: 'device' | 'person'): Promise<boolean> {
    const token = newToken();
    const room = await this.#awake();
    const used = await room.passSeat(
      hashOfToken(code),
      heir === 'person' ? `New ${this.expected.model?.entry}` : null,
      token,
    );
    await this.look();
    await this.#unlessEmpty();
    if (!used.ok) return false;
    browser.tokens.push(token);
    await this.reload(browser, false);
    return this.seatsOf(browser).includes(used.value.seat);
  }

  /** A browser comes with its tokens. Returns whether it was let in. */
  async connect(browser: Browser): Promise<boolean> {
    const room = await this.#awake();
    const options = { wire: WIRE_VERSION, tokens: this.#tokensOf(browser) };
    this.#isAwaited = true;
    const refusal = await room.admit(options, browser.name);
    await this.look();
    this.#isAwaited = false;
    if (refusal !== null) {
      await this.#unlessEmpty();
      return false;
    }
    const socket = new FakeSocket(options.tokens, (closed) => void this.#closed(closed));
    const before = browser.socket;
    browser.socket = socket;
    room.clients.push(socket.client);
    room.onJoin(socket.client, { ...options, from: browser.name });
    if (before !== null) await this.#closed(before);
    await this.look();
    await this.ask(browser, 'snapshot', {});
    return true;
  }

  /** The link of a browser is lost. */
  async leave(browser: Browser): Promise<void> {
    const { socket } = browser;
    browser.socket = null;
    if (socket !== null) await this.#closed(socket);
    await this.look();
  }

  /** `twice`: it comes again before it went. */
  async reload(browser: Browser, twice: boolean): Promise<boolean> {
    if (!twice) await this.leave(browser);
    return this.connect(browser);
  }

  /** Asks over the socket. `cut`: the server is killed after this number of turns of its loop, and no answer comes. */
  ask(browser: Browser, name: RequestName, request: object, cut?: number): Promise<Answer> {
    return this.asking.ask(browser, name, request, cut);
  }

  /** The process is killed, and another one starts. Those who were connected come again. */
  async kill(): Promise<void> {
    this.#server.kill();
    this.life += 1;
    this.room = null;
    this.#server = await ServerLife.start(this.#disk, this.now);
    // Who was connected counts for what was done last.
    await this.expected.check();
    const linked = this.browsers.filter(({ socket }) => socket !== null);
    for (const browser of this.browsers) browser.socket = null;
    this.expected.forgets();
    if (this.expected.isEnded) return;
    for (const browser of linked) await this.connect(browser);
  }

  /** Time passes, in pieces. */
  async pass(ms: number, piece = 5_000): Promise<void> {
    for (let left = ms; left > 0; left -= piece) {
      this.#server.clock.advance(Math.min(left, piece));
      await this.#settle();
    }
    await this.expected.check();
  }

  /** Waits until nothing is under way, and compares everything with what must be. */
  async look(): Promise<void> {
    await this.#settle();
    await this.expected.check();
  }

  async #settle(): Promise<void> {
    const table = this.#server.awake(this.code);
    for (let before = -1; before !== (table?.lifecycle.step ?? 0); ) {
      before = table?.lifecycle.step ?? 0;
      await turn();
      await table?.beforeStart(async () => ok({}));
      await turn();
    }
  }

  /** The next random number of a browser: the same in each life. */
  nonce(): string {
    this.#drawn += 1;
    return hashOfToken(`${this.#drawn}`).slice(0, 2 * NONCE_BYTES);
  }

  async close(): Promise<void> {
    this.#server.kill();
  }

  /** What a browser presents: the tokens of its seats, and of those that it lost as many as may come along. */
  #tokensOf({ tokens }: Browser): string[] {
    const holds = (token: string) => this.expected.holders.includes(hashOfToken(token));
    return [...tokens.filter(holds), ...tokens.filter((token) => !holds(token))].slice(0, MAX_SEATS);
  }

  async #awake(): Promise<TableRoom> {
    this.room ??= await this.#server.room(this.setting.game, this.code, () => void this.#emptied());
    return this.room;
  }

  async #emptied(): Promise<void> {
    for (const browser of this.browsers) if (browser.socket !== null) await this.#closed(browser.socket);
  }

  async #closed(socket: FakeSocket): Promise<void> {
    const { room } = this;
    const at = room?.clients.indexOf(socket.client) ?? -1;
    for (const browser of this.browsers) if (browser.socket === socket) browser.socket = null;
    if (room === null || at < 0) return;
    room.clients.splice(at, 1);
    room.onLeave();
    await this.#unlessEmpty();
  }

  /** As the framework does with a room that nobody is in. */
  async #unlessEmpty(): Promise<void> {
    const { room } = this;
    if (room === null || room.clients.length > 0 || this.#isAwaited) return;
    this.room = null;
    this.life += 1;
    await room.onDispose();
    this.expected.forgets();
  }
}
