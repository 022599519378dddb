import type { TableView } from '@boomtown/client';
import type { Refusal, Result, Seat } from '@boomtown/game-core';
import type { RequestName } from '@boomtown/wire';
import { dealFairly } from '../../../web/src/pages/table/fair-deal.ts';
import { type AskedOf, fakeConnection } from '../../../web/test/pages/fake-connection.ts';
import type { MonotonicClock } from '../../src/monotonic-clock.ts';

export { readTable, type TableView } from '@boomtown/client';

interface PageParts {
  readonly code: string;
  readonly seats: readonly Seat[];
  /** What the browser keeps; it outlasts the page. */
  readonly items: Map<string, string>;
  readonly clock: MonotonicClock;
}

/** What a page asks; it resolves when the answer comes. */
type Ask = (name: RequestName, payload: object) => Promise<Result<unknown, Refusal>>;

/** A page of a table in a browser of its own, as far as the deal goes: the very code that does that in real pages. */
export class DealingPage {
  readonly #parts: PageParts;
  readonly #fake: ReturnType<typeof fakeConnection>;
  readonly #stop: () => void;

  constructor(parts: PageParts, ask: Ask) {
    this.#parts = parts;
    // A promise is awaited there like a value; the names and payloads are those of requests.
    const answer = ({ name, payload }: AskedOf) => ask(name as RequestName, payload as object) as never;
    this.#fake = fakeConnection(answer);
    this.#fake.link.value = { kind: 'lost' };
    // What a page does later it does in its own browser, too.
    const after = (ms: number, then: () => void) => parts.clock.after(ms, () => this.within(then));
    this.#stop = this.within(() => dealFairly(this.connection, parts.code, parts.seats, { after }));
  }

  get connection() {
    return this.#fake.connection;
  }

  /** What the page shows of the table; `null` before anything came. */
  get table(): TableView | null {
    return this.#fake.table.value;
  }

  /** Does something in this browser: it has a storage of its own. */
  within<T>(what: () => T): T {
    const { items } = this.#parts;
    globalThis.localStorage = {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    } as Storage;
    return what();
  }

  show(table: TableView): void {
    this.#fake.table.value = table;
  }

  linkLost(): void {
    this.#fake.link.value = { kind: 'lost' };
  }

  linkFound(table: TableView): void {
    this.#fake.table.value = table;
    this.#fake.link.value = { kind: 'live' };
  }

  /** Lets everything happen in this browser that follows from what came to it. */
  async settled(): Promise<void> {
    this.within(() => undefined);
    for (let turns = 0; turns < 20; turns += 1) await Promise.resolve();
  }

  leave(): void {
    this.within(() => this.#stop());
  }
}
