import type { HostAct } from '@boomtown/wire';
import type { Logger } from 'pino';
import type { RecordStore } from '../storage/index.ts';

/** Notes what the host did in the log and in the records, without the words and the network that it was about. */
export class HostNotes {
  readonly #store: Pick<RecordStore, 'hostActs'>;
  readonly #log: Logger;

  constructor(store: Pick<RecordStore, 'hostActs'>, log: Logger) {
    this.#store = store;
    this.#log = log;
  }

  async add(what: HostAct['what'], table: string | null = null, seat: number | null = null): Promise<void> {
    this.#log.warn({ act: what, ...(table === null ? {} : { table }) }, 'the host did something on the admin page');
    await this.#store.hostActs.add({ at: Date.now(), what, table, seat }).catch((error: unknown) => {
      this.#log.error({ act: what, err: error }, 'what the host did could not be noted in the records');
    });
  }
}
