import {
  bytesToHex,
  commitmentTo,
  type Fairness,
  failed,
  ok,
  type Refusal,
  type Result,
  type Seat,
} from '@boomtown/game-core';
import { gameOf } from '@boomtown/registry/rules';
import { wireOf } from '@boomtown/registry/wires';
import { DEFAULT_TERMS, type EmptyReply, type RequestName, type RequestOf, SeatState } from '@boomtown/wire';
import { declareReady } from '../../../web/src/pages/table/fair-deal.ts';
import { mirrorTable } from '../../src/rooms/room-state.ts';
import { type AnsweredRequest, FREE_SEAT, type RecordStore, type TableRecord } from '../../src/storage/index.ts';
import { LiveTable } from '../../src/tables/live-table.ts';
import { newRecord } from '../../src/tables/make-record.ts';
import { NOBODY } from '../../src/tables/table-world.ts';
import { hashOfToken, newToken } from '../../src/tables/token.ts';
import { GAME_FOR_FOUR } from './chosen-games.ts';
import { DealingPage, readTable, type TableView } from './dealing-page.ts';
import { HandClock } from './hand-clock.ts';
import { tableWorld } from './table-world.ts';

export const DEALING_MS = 10_000;
/** How long a connection asks again, over each link that it finds, until there is an answer. */
const ASKED_AGAIN_MS = 30_000;

const UNREACHABLE: Refusal = { code: 'unreachable', message: '', rule: 'contract' };

/** Worlds so far: each has a table code of its own. */
let worlds = 0;

/** What a page asks on its way to the server. */
interface Underway {
  readonly name: RequestName;
  /** With an id: what comes to the server again is answered as before. */
  readonly payload: { readonly id: string };
  readonly since: number;
  readonly answered: (result: Result<unknown, Refusal>) => void;
}

/** What the server sent on its way to a page. */
type Coming = { readonly table: TableView } | { readonly answer: Result<unknown, Refusal>; readonly to: Underway };

/** One browser with its seats. Everything between it and the server takes its time. */
export interface Browser {
  readonly seats: readonly Seat[];
  readonly tokens: readonly string[];
  readonly items: Map<string, string>;
  page: DealingPage;
  up: Underway[];
  down: Coming[];
}

/**
 * A table of a server in memory and the browsers of its people, whose pages do their part of the deal as real ones do.
 * Nothing happens by itself: requests and answers come when a test has them come, in order, or get lost with their link.
 */
export class DealingWorld {
  readonly clock = new HandClock();
  readonly browsers: readonly Browser[];
  /** The nonces that were sent, each with the promises that its page saw then. */
  readonly sent: { readonly nonce: string; readonly start: string }[] = [];
  /** The nonces that the server took. */
  readonly taken: string[] = [];
  readonly #store: RecordStore;
  readonly #code: string;
  #table: LiveTable;
  #asked = 0;

  private constructor(
    store: RecordStore,
    record: TableRecord,
    held: readonly (readonly Seat[])[],
    tokens: readonly string[],
  ) {
    this.#store = store;
    this.#code = record.code;
    this.#table = this.#wake(record, []);
    this.browsers = held.map((seats) => {
      const items = new Map<string, string>();
      const own = seats.flatMap((seat) => tokens[seat] ?? []);
      return { seats, tokens: own, items, page: this.#pageOf(items, seats, () => []), up: [], down: [] };
    });
    for (const browser of this.browsers) this.#newPage(browser);
  }

  /** @param held the seats of each browser; the seats of none are bots' */
  static async open(
    store: RecordStore,
    held: readonly (readonly Seat[])[],
    seats: number,
    changes: Partial<TableRecord> = {},
  ): Promise<DealingWorld> {
    const asked = {
      game: GAME_FOR_FOUR,
      options: {},
      seats,
      name: 'Ada',
      listed: false,
      watchable: true,
      terms: DEFAULT_TERMS,
    } as const;
    worlds += 1;
    const tokens = Array.from({ length: seats }, newToken);
    const record: TableRecord = {
      ...newRecord(gameOf(GAME_FOR_FOUR), asked, newToken(), 1_764_280_000_000),
      // One that was drawn might be another world's.
      code: `T${worlds}`,
      seats: tokens.map((token, seat) => {
        const isPerson = held.some((those) => those.includes(seat));
        const person = { ...FREE_SEAT, name: `P${seat}`, claimed: true };
        return isPerson ? { ...person, tokenHash: hashOfToken(token) } : { ...person, bot: 'easy' };
      }),
      ...changes,
    };
    await store.addTable(record);
    return new DealingWorld(store, record, held, tokens);
  }

  get stage() {
    return this.#table.lifecycle.stage;
  }

  record(): Promise<TableRecord | undefined> {
    return this.#store.table(this.#code);
  }

  /** What a transcript of the table tells of its deal. */
  fairness({ drawn, secret, deal, calledOff }: TableRecord): Fairness {
    return {
      commitment: commitmentTo(secret),
      secret: bytesToHex(secret),
      nonces: deal?.nonces ?? [],
      calledOff,
      ...(drawn === null ? {} : { drawn: bytesToHex(drawn) }),
    };
  }

  get code(): string {
    return this.#code;
  }

  async close(): Promise<void> {
    for (const { page } of this.browsers) page.leave();
    await this.#table.close();
  }

  /** The person presses the button, if the page has one to press. */
  press(browser: Browser, button: 'ready' | 'not yet'): void {
    const { table, connection } = browser.page;
    if (table?.stage !== 'waiting') return;
    const isReady = browser.seats.every((seat) => table.seats[seat]?.ready);
    if (isReady !== (button === 'not yet')) return;
    browser.page.within(() => {
      if (isReady) void connection.ask('unready', { seats: [...browser.seats] });
      else void declareReady(connection, this.#code, browser.seats);
    });
  }

  /** A request is made past the page, and comes to the server at once. */
  async askAtOnce<N extends 'ready' | 'nonces'>(browser: Browser, name: N, payload: RequestOf<N>): Promise<void> {
    this.#asked += 1;
    const since = this.clock.now();
    await this.#answer(browser, { name, payload: { ...payload, id: `${this.#asked}` }, since, answered: () => {} });
  }

  /** The next request of a browser comes to the server. */
  async deliver(browser: Browser): Promise<void> {
    const request = browser.up.shift();
    if (request === undefined) return;
    const result = await this.#answer(browser, request);
    browser.down.push({ answer: result, to: request });
  }

  /** The next thing that the server sent comes to a browser. */
  async see(browser: Browser): Promise<void> {
    const coming = browser.down.shift();
    if (coming === undefined) return;
    browser.page.within(() => {
      if ('table' in coming) browser.page.show(coming.table);
      else coming.to.answered(coming.answer);
    });
    await browser.page.settled();
  }

  /** The page is loaded anew. Of what it had sent, so much comes to the server nevertheless. */
  async reload(browser: Browser, arrives: number): Promise<void> {
    browser.page.leave();
    await this.#lose(browser, arrives);
    this.#newPage(browser);
    await browser.page.settled();
  }

  /** The link is lost, and found again. What was not answered is asked again, after what the page asks at once. */
  async relink(browser: Browser, arrives: number): Promise<void> {
    const lost = await this.#lose(browser, arrives);
    browser.page.within(() => browser.page.linkLost());
    const isAskedAgain = ({ since }: Underway) => this.clock.now() < since + ASKED_AGAIN_MS;
    for (const { answered } of lost.filter((one) => !isAskedAgain(one))) answered(failed(UNREACHABLE));
    await browser.page.settled();
    browser.page.within(() => browser.page.linkFound(this.#shown()));
    await browser.page.settled();
    browser.up.push(...lost.filter(isAskedAgain));
  }

  /** The server's process is killed, and another one takes the table over from its record. */
  async kill(): Promise<void> {
    this.#table.lose();
    this.#table.lifecycle.halt();
    const record = await this.record();
    if (record === undefined) throw new Error('the record is gone');
    this.#table = this.#wake(record, await this.#store.tokens.answeredAt(this.#code));
    for (const browser of this.browsers) await this.relink(browser, 0);
  }

  /** Time passes, for the server and for the pages. */
  async pass(ms: number): Promise<void> {
    this.clock.advance(ms);
    // What the clock began is worked off in its turn.
    await this.#table.beforeStart(async () => ok({}));
    for (const { page } of this.browsers) await page.settled();
  }

  /** Everybody says that they are ready, and that comes to the server; no page knows of the others yet. */
  async toDealing(): Promise<void> {
    await this.calm();
    for (const browser of this.browsers) this.press(browser, 'ready');
    for (const browser of this.browsers) await this.deliver(browser);
  }

  /** Everything that is under way arrives, until nothing is. */
  async calm(): Promise<void> {
    while (this.browsers.some(({ up, down }) => up.length + down.length > 0)) {
      for (const browser of this.browsers) await this.catchUp(browser);
    }
  }

  /** Everything that is under way between a browser and the server arrives. */
  async catchUp(browser: Browser): Promise<void> {
    while (browser.up.length + browser.down.length > 0) {
      await this.deliver(browser);
      await this.see(browser);
    }
  }

  #wake(record: TableRecord, answered: readonly AnsweredRequest[]): LiveTable {
    const table = new LiveTable(
      gameOf(GAME_FOR_FOUR),
      record,
      { match: null, delayed: null },
      tableWorld({
        store: this.#store,
        now: () => this.clock.now(),
        monotonicClock: this.clock,
        dealingMs: DEALING_MS,
      }),
      undefined,
      answered,
    );
    const changed = () => this.#patch();
    table.audience = { ...NOBODY, tableChanged: changed, stepped: changed };
    return table;
  }

  #patch(): void {
    const table = this.#shown();
    for (const { down } of this.browsers) down.push({ table });
  }

  #shown(): TableView {
    const wire = wireOf(GAME_FOR_FOUR);
    const state = new wire.TableState();
    for (const _ of this.#table.seats) state.seats.push(new SeatState());
    mirrorTable(state, this.#table, wire, []);
    return readTable(state);
  }

  #newPage(browser: Browser): void {
    browser.page = this.#pageOf(browser.items, browser.seats, () => browser.up);
    browser.page.within(() => browser.page.linkFound(this.#shown()));
  }

  #pageOf(items: Map<string, string>, seats: readonly Seat[], up: () => Underway[]): DealingPage {
    const page = new DealingPage({ code: this.#code, seats, items, clock: this.clock }, (name, payload) => {
      const { promise, resolve } = Promise.withResolvers<Result<unknown, Refusal>>();
      if (name === 'nonces') this.#note(payload as RequestOf<'nonces'>, page.table);
      this.#asked += 1;
      const id = `${this.#asked}`;
      up().push({ name, payload: { id, ...payload }, since: this.clock.now(), answered: resolve });
      return promise;
    });
    return page;
  }

  #note({ nonces }: RequestOf<'nonces'>, seen: TableView | null): void {
    const start = [seen?.commitment, ...(seen?.seats ?? []).map(({ nonceHash }) => nonceHash)].join();
    this.sent.push(...nonces.map(({ nonce }) => ({ nonce, start })));
  }

  /** Returns what was not answered, in the order in which it was asked. */
  async #lose(browser: Browser, arrives: number): Promise<readonly Underway[]> {
    const { up, down } = browser;
    browser.up = [];
    for (const request of up.slice(0, arrives)) await this.#answer(browser, request);
    browser.down = [];
    return [...down.flatMap((coming) => ('to' in coming ? [coming.to] : [])), ...up];
  }

  /** Answers as a room does. */
  #answer({ tokens }: Browser, { name, payload }: Underway): Promise<Result<object, Refusal>> {
    const table = this.#table;
    // Each was made as the request of its name.
    switch (name) {
      case 'ready': {
        const request = payload as RequestOf<'ready'>;
        return table.once(name, request, tokens, () => table.beforeStart((waitingRoom) => waitingRoom.ready(request)));
      }
      case 'unready': {
        const request = payload as RequestOf<'unready'>;
        return table.once(name, request, tokens, () =>
          table.beforeStart((waitingRoom) => waitingRoom.unready(request)),
        );
      }
      case 'nonces': {
        const request = payload as RequestOf<'nonces'>;
        return table.once(name, request, tokens, () => this.#open(request));
      }
      default:
        throw new Error(`nobody asks for "${name}" here`);
    }
  }

  async #open(request: RequestOf<'nonces'>): Promise<Result<EmptyReply>> {
    if (this.#table.lifecycle.hasOpened(request.nonces)) return ok({});
    const result = await this.#table.beforeStart((waitingRoom) => waitingRoom.nonces(request));
    if (result.ok) this.taken.push(...request.nonces.map(({ nonce }) => nonce));
    return result;
  }
}
