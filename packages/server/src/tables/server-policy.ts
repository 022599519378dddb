import type { ServerPolicyReply } from '@boomtown/wire';
import type { RecordStore } from '../storage/index.ts';

/** What the host allows on this server. */
export class ServerPolicy {
  readonly maxTables: number;
  /** May tables be listed for everybody? */
  readonly listedTables: boolean;
  /** The host's own programs that may play. */
  readonly ownBots: ServerPolicyReply['ownBots'];
  #draining = false;

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
    return (await store.countTables()) >= this.maxTables ? 'house-full' : null;
  }
}
