import type { Kysely } from 'kysely';
import type { Rows } from './rows.ts';

/** Codes in one statement: below the limit on bound values of any database. */
const BATCH = 500;

/**
 * Which process woke a table last, where several share the records. It decides nothing about writes, which the entries'
 * numbers and the seats' revision do; by it a process that was believed dead learns that its tables are another player's.
 */
export class Holders {
  readonly #db: Kysely<Rows>;

  constructor(db: Kysely<Rows>) {
    this.#db = db;
  }

  /** This process has woken the table. */
  async hold(code: string, holder: string): Promise<void> {
    await this.#db.updateTable('tables').set({ holder }).where('code', '=', code).execute();
  }

  /** Which of these tables another process has woken since. */
  async lostTo(codes: readonly string[], holder: string): Promise<string[]> {
    const lost: string[] = [];
    for (let from = 0; from < codes.length; from += BATCH) {
      const rows = await this.#db
        .selectFrom('tables')
        .select('code')
        .where('code', 'in', codes.slice(from, from + BATCH))
        .where('holder', '!=', holder)
        .execute();
      lost.push(...rows.map(({ code }) => code));
    }
    return lost;
  }
}
