import type { ServerPolicyReply } from '@boomtown/wire';
import type { RecordStore } from '../storage/index.ts';

/** While there is room for many more tables, a count is good for some seconds: counting a hundred thousand takes a database 20 ms. */
const MANY = 1_000;
const COUNTED_FOR_MS = 5_000;

/** What the host allows on this server. */
export class ServerPolicy {
  readonly maxTables: number;
  /** May tables be listed for everybody? */
  readonly listedTables: boolean;
  /** The host's own programs that may play. */
  readonly ownBots: ServerPolicyReply['ownBots'];
  #draining = false;
  #counted = { at: Number.NEGATIVE_INFINITY, count: 0 };

  constructor({ maxTables, listedTables, ownBots }: Pick<ServerPolicy, 'maxTables' | 'listedTables' | 'ownBots'>) {
    this.maxTables = maxTables;
    this.listedTables = listedTables;
    // The command that starts them stays private.
    this.ownBots = ownBots.map(({ name, game }) => ({ name, game }));
  }

  /** Is the server about to be updated, so that no new tables are made? */
  get isDraining(): boolean {
    return this.#draining;
  }

  drain(draining: boolean): void {
    this.#draining = draining;
  }

  /** Why no table can be made now: `draining`, or `house-full` where there are as many as the host allows. `null`: one can. */
  async refusesTables(store: Pick<RecordStore, 'countTables'>): Promise<'draining' | 'house-full' | null> {
    if (this.#draining) return 'draining';
    return (await this.#count(store)) >= this.maxTables ? 'house-full' : null;
  }

  async #count(store: Pick<RecordStore, 'countTables'>): Promise<number> {
    const { at, count } = this.#counted;
    const now = performance.now();
    if (count + MANY < this.maxTables && now - at < COUNTED_FOR_MS) return count;
    this.#counted = { at: now, count: await store.countTables() };
    return this.#counted.count;
  }
}
