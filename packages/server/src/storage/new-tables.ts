import type { Transaction } from 'kysely';
import type { TableRecord } from './record.ts';
import { seatRows, tableRow } from './row-writing.ts';
import type { Rows } from './rows.ts';
import { copyTakenNames } from './seat-changes.ts';

/** Writes down a new table with its seats; `madeWith` is the hash of the token that its maker chose. Rejects where its code or that is taken. */
export async function insertTable(
  transaction: Transaction<Rows>,
  record: TableRecord,
  madeWith: string | null,
): Promise<void> {
  await transaction
    .insertInto('tables')
    .values({ ...tableRow(record), made_with: madeWith })
    .execute();
  await transaction.insertInto('seats').values(seatRows(record.code, record.seats)).execute();
}

/** Writes down the table to which everybody moves on, unless the old one leads to another already. Returns the code of the one that it leads to. */
export async function insertRematch(
  transaction: Transaction<Rows>,
  oldCode: string,
  record: TableRecord,
): Promise<string> {
  // First, so that another process that is at the same waits until this one is through.
  const led = await transaction
    .updateTable('tables')
    .set({ rematch: record.code })
    .where('code', '=', oldCode)
    .where('rematch', 'is', null)
    .executeTakeFirst();
  if (led.numUpdatedRows === 1n) {
    await insertTable(transaction, record, null);
    await copyTakenNames(transaction, oldCode, record.code);
    return record.code;
  }
  const old = await transaction
    .selectFrom('tables')
    .select('rematch')
    .where('code', '=', oldCode)
    .executeTakeFirstOrThrow();
  return old.rematch ?? record.code;
}
