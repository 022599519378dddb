import type { Kysely } from 'kysely';
import { readable } from './faults.ts';
import type { Write } from './grouped-commits.ts';
import type { Rows } from './rows.ts';

/** Big screens that show a code and wait for a table, of all addresses together. */
const MAX_WAITING = 2_000;
/** Big screens that one seat can have admitted; the one that it admitted first goes. */
const MAX_SCREENS_A_SEAT = 4;

/** A big screen, by the token that it drew. */
export interface ScreenRecord {
  /** Until when its code can be used, or could; milliseconds since 1970. */
  readonly until: number;
  /** Was its code used? */
  readonly isUsed: boolean;
  /** Where it was admitted, and by whom: hash of the token that holds the seat; `null` as well once it holds none there. */
  readonly admitted: { readonly code: string; readonly game: string; readonly holder: string } | null;
}

/** The big screens. Every write resolves when it is durable. */
export class ScreenStore {
  readonly #db: Kysely<Rows>;
  readonly #write: (write: Write) => Promise<void>;

  constructor(db: Kysely<Rows>, write: (write: Write) => Promise<void>) {
    this.#db = db;
    this.#write = write;
  }

  async find(tokenHash: string): Promise<ScreenRecord | undefined> {
    const found = this.#db
      .selectFrom('screens')
      .leftJoin('tables', 'tables.code', 'screens.code')
      .leftJoin('seats', (join) =>
        join.onRef('seats.code', '=', 'screens.code').onRef('seats.token_hash', '=', 'screens.holder'),
      )
      .select(['screens.until', 'screens.code as table', 'tables.game', 'seats.token_hash as holder'])
      .where('screens.token_hash', '=', tokenHash);
    const row = await readable(found.executeTakeFirst());
    if (row === undefined) return undefined;
    const { until, table, game, holder } = row;
    const admitted = table !== null && game !== null && holder !== null ? { code: table, game, holder } : null;
    return { until: Number(until), isUsed: table !== null, admitted };
  }

  /**
   * A screen shows a code from now on. At the maximum number of waiting screens, the one whose code expires first is
   * dropped. It gets a new code when it asks again. Throws `KeyTaken` where another screen shows this code.
   */
  wait(tokenHash: string, codeHash: string, until: number, now: number): Promise<void> {
    return this.#write({
      also: async (transaction) => {
        await transaction
          .deleteFrom('screens')
          .where((is) =>
            is.or([is('token_hash', '=', tokenHash), is.and([is('code', 'is', null), is('until', '<=', now)])]),
          )
          .execute();
        const { waiting } = await transaction
          .selectFrom('screens')
          .select((query) => query.fn.countAll().as('waiting'))
          .where('code', 'is', null)
          .executeTakeFirstOrThrow();
        const tooMany = Number(waiting) + 1 - MAX_WAITING;
        if (tooMany > 0) {
          const first = transaction
            .selectFrom('screens')
            .select('token_hash')
            .where('code', 'is', null)
            .orderBy('until')
            .limit(tooMany);
          await transaction.deleteFrom('screens').where('token_hash', 'in', first).execute();
        }
        await transaction
          .insertInto('screens')
          .values({ token_hash: tokenHash, code_hash: codeHash, until, code: null, holder: null })
          .execute();
      },
    });
  }

  /**
   * The holder of a seat at a table admits the screen that shows this code, or did so before. Returns the screens of theirs that
   * are too many by now; `null`: no screen shows the code.
   */
  async admit(codeHash: string, code: string, holder: string, now: number): Promise<readonly string[] | null> {
    let tooMany: readonly string[] | null = null;
    await this.#write({
      also: async (transaction) => {
        const shown = await transaction
          .updateTable('screens')
          .set({ code, holder })
          .where('code_hash', '=', codeHash)
          .where((is) =>
            is.or([
              is.and([is('code', 'is', null), is('until', '>', now)]),
              is.and([is('code', '=', code), is('holder', '=', holder)]),
            ]),
          )
          .executeTakeFirst();
        if (shown.numUpdatedRows !== 1n) return;
        const admitted = await transaction
          .selectFrom('screens')
          .select('token_hash')
          .where('holder', '=', holder)
          .orderBy('until', 'desc')
          .execute();
        tooMany = admitted.slice(MAX_SCREENS_A_SEAT).map(({ token_hash }) => token_hash);
        if (tooMany.length > 0) await transaction.deleteFrom('screens').where('token_hash', 'in', tooMany).execute();
      },
    });
    return tooMany;
  }

  /** A screen goes along to the table to which everybody moved on. */
  follow(tokenHash: string, code: string): Promise<void> {
    return this.#write({
      also: async (transaction) => {
        await transaction.updateTable('screens').set({ code }).where('token_hash', '=', tokenHash).execute();
      },
    });
  }

  /** The holders of these seats show the table on no screen any more. */
  end(holders: readonly string[]): Promise<void> {
    return this.#write({
      also: async (transaction) => {
        await transaction.deleteFrom('screens').where('holder', 'in', holders).execute();
      },
    });
  }
}
