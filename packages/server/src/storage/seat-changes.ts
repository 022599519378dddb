import type { Seat } from '@boomtown/game-core';
import type { Transaction } from 'kysely';
import { keepAnswered } from './answered-requests.ts';
import { KeyTaken } from './faults.ts';
import type { AnsweredRequest, SeatRecord } from './record.ts';
import { seatColumns } from './row-writing.ts';
import type { Rows, TableRow } from './rows.ts';

/**
 * Changes seats of a table as they stood at this revision, which becomes the next one; `also` is what else changes of the
 * table, and `answered` the request that asked for it. Throws `KeyTaken` where another player changed its seats meanwhile, or there is no such table.
 */
export async function changeSeats(
  transaction: Transaction<Rows>,
  code: string,
  revision: number,
  changed: ReadonlyMap<Seat, SeatRecord>,
  also: Partial<Pick<TableRow, 'maker' | 'drawn' | 'secret' | 'nonces' | 'called_off'>> = {},
  answered: AnsweredRequest | null = null,
): Promise<void> {
  const known = await transaction
    .updateTable('tables')
    .set({ ...also, revision: revision + 1 })
    .where('code', '=', code)
    .where('revision', '=', revision)
    .executeTakeFirst();
  if (known.numUpdatedRows !== 1n) throw new KeyTaken('the seats were changed by another player');
  for (const [seat, record] of changed) {
    await transaction
      .updateTable('seats')
      .set(seatColumns(record))
      .where('code', '=', code)
      .where('seat', '=', seat)
      .execute();
  }
  await keepAnswered(transaction, code, answered);
}
