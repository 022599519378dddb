import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { paidBy, threadMeter } from '../../src/loop-cost.ts';
import { isKeyTaken } from '../../src/storage/faults.ts';
import { sqliteIn } from '../../src/storage/sqlite.ts';

interface Signs {
  readonly signs: { readonly id: number; readonly text: string | null };
}

const countTo = (end: number) =>
  sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${end}) SELECT count(*) FROM n`;
/** Takes a while; and so long that a busy machine has time for other things meanwhile. */
const SLOW = countTo(1_000_000);
const SLOWER = countTo(5_000_000);

let folder = '';
let db: Kysely<Signs>;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'boomtown-thread-'));
  db = new Kysely<Signs>({ dialect: sqliteIn(folder) });
  await sql`CREATE TABLE signs (id INTEGER PRIMARY KEY, text TEXT)`.execute(db);
});
afterEach(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true, force: true });
});

const textsOf = async () => (await db.selectFrom('signs').selectAll().orderBy('id').execute()).map(({ text }) => text);

describe('a database file on a thread of its own', () => {
  test('keeps the event loop free while a statement takes long', async () => {
    let isAnswered = false;
    const answered = SLOWER.execute(db).then(() => {
      isAnswered = true;
    });
    for (let turns = 0; turns < 20; turns += 1) await nextTurn();
    expect(isAnswered).toBe(false);
    await answered;
  });

  test('answers what was asked in order, with rows, counts and ids', async () => {
    const [, inserted, updated, rows] = await Promise.all([
      SLOW.execute(db),
      db.insertInto('signs').values({ id: 7, text: 'ö' }).executeTakeFirst(),
      db.updateTable('signs').set({ text: null }).where('id', '=', 7).executeTakeFirst(),
      db.selectFrom('signs').selectAll().execute(),
    ]);
    expect([inserted.insertId, updated.numUpdatedRows, rows]).toEqual([7n, 1n, [{ id: 7, text: null }]]);
  });

  test('says what SQLite says against a statement, and goes on', async () => {
    const row = { id: 1, text: 'one' };
    await db.insertInto('signs').values(row).execute();
    const again = await db
      .insertInto('signs')
      .values(row)
      .execute()
      .catch((error: unknown) => error);
    expect(again).toBeInstanceOf(Error);
    expect(isKeyTaken(again)).toBe(true);
    await expect(sql`SELECT id FROM nowhere`.execute(db)).rejects.toThrow('no such table: nowhere');
    expect(await textsOf()).toEqual(['one']);
  });

  test('undoes a transaction that fails, and lets no other statement into it', async () => {
    const failing = db.transaction().execute(async (transaction) => {
      await transaction.insertInto('signs').values({ id: 1, text: 'in it' }).execute();
      await nextTurn();
      throw new Error('no');
    });
    const beside = db.insertInto('signs').values({ id: 2, text: 'beside it' }).execute();
    await expect(failing).rejects.toThrow('no');
    await beside;
    expect(await textsOf()).toEqual(['beside it']);
  });

  test('has everything on the disk once it is closed', async () => {
    const written = db.insertInto('signs').values({ id: 1, text: 'last' }).execute();
    await Promise.all([written, written.then(() => db.destroy())]);
    db = new Kysely<Signs>({ dialect: sqliteIn(folder) });
    expect(await textsOf()).toEqual(['last']);
  });

  test('charges the client that asked for what the thread worked', async () => {
    let paid = 0;
    const payer = {
      pay: (ms: number) => {
        paid += ms;
      },
    };
    const meter = threadMeter();
    await paidBy(payer, meter, () => SLOW.execute(db));
    const forSlow = paid;
    await paidBy(payer, meter, () => db.selectFrom('signs').selectAll().execute());
    expect(paid - forSlow).toBeLessThan(forSlow);
  });
});
