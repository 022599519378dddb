import type { Kysely, Transaction } from 'kysely';
import type { Rows } from './rows.ts';

/** The players at each of these tables, by seat; `null` for a free seat. */
export async function namesByTable(
  db: Kysely<Rows>,
  codes: readonly string[],
): Promise<ReadonlyMap<string, readonly (string | null)[]>> {
  if (codes.length === 0) return new Map();
  const seats = await db
    .selectFrom('seats')
    .select(['code', 'name'])
    .where('code', 'in', codes)
    .orderBy('seat')
    .execute();
  const byTable = Map.groupBy(seats, ({ code }) => code);
  return new Map([...byTable].map(([code, ofTable]) => [code, ofTable.map(({ name }) => name)]));
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
