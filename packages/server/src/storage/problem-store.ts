import type { ProblemReport } from '@boomtown/wire';
import type { Kysely } from 'kysely';
import type { Write } from './grouped-commits.ts';
import type { Rows } from './rows.ts';

/** How many unread reports are stored; a further one replaces the oldest. */
export const MAX_PROBLEMS = 200;

/** Problems that players reported and the host has not closed yet. */
export class ProblemStore {
  readonly #db: Kysely<Rows>;
  readonly #write: (write: Write) => Promise<void>;

  constructor(db: Kysely<Rows>, write: (write: Write) => Promise<void>) {
    this.#db = db;
    this.#write = write;
  }

  /** Stores a report. One that says the same as another is the same, sent again since its answer was lost. */
  add({ table, ...problem }: ProblemReport): Promise<void> {
    return this.#write({
      also: async (transaction) => {
        const { words, browser, version, game, step } = problem;
        const alike = await transaction
          .selectFrom('problems')
          .selectAll()
          .where('words', '=', words)
          .where('browser', '=', browser)
          .where('version', '=', version)
          .execute();
        if (alike.some((one) => one.game === game && one.step === step && one.log_name === table)) return;
        await transaction
          .insertInto('problems')
          .values({ ...problem, log_name: table })
          .execute();
        const stay = transaction
          .selectFrom('problems')
          .select('id')
          .orderBy('at', 'desc')
          .orderBy('id')
          .limit(MAX_PROBLEMS);
        await transaction.deleteFrom('problems').where('id', 'not in', stay).execute();
      },
    });
  }

  /** The newest first. */
  async all(): Promise<ProblemReport[]> {
    const rows = await this.#db.selectFrom('problems').selectAll().orderBy('at', 'desc').orderBy('id').execute();
    return rows.map(({ log_name: table, at, ...problem }) => ({ ...problem, at: Number(at), table }));
  }

  /** Takes a report away that was read. Returns whether there was one. */
  async close(id: string): Promise<boolean> {
    let closed = false;
    await this.#write({
      also: async (transaction) => {
        const done = await transaction.deleteFrom('problems').where('id', '=', id).executeTakeFirst();
        closed = done.numDeletedRows === 1n;
      },
    });
    return closed;
  }
}
