import type { Seat } from '@boomtown/game-core';
import type { Kysely, Transaction } from 'kysely';
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

/** How many answered requests of a table are stored; a further one replaces the oldest. */
const MAX_REQUESTS = 64;

/** Stores that a request was answered, together with its changes; does nothing without a request. */
export async function keepAnswered(
  transaction: Transaction<Rows>,
  code: string,
  answered: AnsweredRequest | null,
): Promise<void> {
  if (answered === null) return;
  await transaction
    .insertInto('answered_requests')
    .values({ code, ...answered })
    .execute();
  if (answered.number <= MAX_REQUESTS) return;
  await transaction
    .deleteFrom('answered_requests')
    .where('code', '=', code)
    .where('number', '<=', answered.number - MAX_REQUESTS)
    .execute();
}

/** The stored answered requests of a table, in order. */
export function answeredRequestsOf(db: Kysely<Rows>, code: string): Promise<AnsweredRequest[]> {
  return db
    .selectFrom('answered_requests')
    .select(['number', 'asker', 'request', 'digest'])
    .where('code', '=', code)
    .orderBy('number')
    .execute();
}

/** The names that a table remembers after the host took them away: more than anybody takes, and a bound all the same. */
const MAX_TAKEN_NAMES = 64;

/** Remembers a name that the host took away at a table. */
export async function storeTakenName(transaction: Transaction<Rows>, code: string, name: string): Promise<void> {
  const stored = await takenNamesOf(transaction, code);
  if (stored.includes(name) || stored.length >= MAX_TAKEN_NAMES) return;
  await transaction.insertInto('taken_names').values({ code, name }).execute();
}

/** The table to which everybody moves on remembers what its predecessor does. */
export async function copyTakenNames(transaction: Transaction<Rows>, from: string, to: string): Promise<void> {
  const names = await takenNamesOf(transaction, from);
  const rows = names.map((name) => ({ code: to, name }));
  if (rows.length > 0) await transaction.insertInto('taken_names').values(rows).execute();
}

export async function takenNamesOf(db: Kysely<Rows>, code: string): Promise<string[]> {
  const rows = await db.selectFrom('taken_names').select('name').where('code', '=', code).execute();
  return rows.map(({ name }) => name);
}
