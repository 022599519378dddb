import { randomUUID } from 'node:crypto';
import { HOST_ACTS, type HostAct } from '@boomtown/wire';
import type { Kysely } from 'kysely';
import type { Write } from './grouped-commits.ts';
import type { Rows } from './rows.ts';

/** How many are stored; a further one replaces the oldest. */
export const MAX_HOST_ACTS = 1_000;

/** What the host did on the admin page. Every write resolves when it is durable. */
export class HostActs {
  readonly #db: Kysely<Rows>;
  readonly #write: (write: Write) => Promise<void>;

  constructor(db: Kysely<Rows>, write: (write: Write) => Promise<void>) {
    this.#db = db;
    this.#write = write;
  }

  add({ at, what, table, seat }: HostAct): Promise<void> {
    return this.#write({
      also: async (transaction) => {
        const row = { id: randomUUID(), at, what, log_name: table, seat };
        await transaction.insertInto('host_acts').values(row).execute();
        const kept = transaction
          .selectFrom('host_acts')
          .select('id')
          .orderBy('at', 'desc')
          .orderBy('id')
          .limit(MAX_HOST_ACTS);
        await transaction.deleteFrom('host_acts').where('id', 'not in', kept).execute();
      },
    });
  }

  /** The newest, the last one first. */
  async newest(count: number): Promise<HostAct[]> {
    const query = this.#db.selectFrom('host_acts').selectAll().orderBy('at', 'desc').orderBy('id').limit(count);
    const rows = await query.execute();
    return rows.flatMap(({ at, what, log_name, seat }) => {
      // A later build may note what this one does not know.
      const known = HOST_ACTS.find((one) => one === what);
      return known === undefined ? [] : [{ at: Number(at), what: known, table: log_name, seat }];
    });
  }
}
