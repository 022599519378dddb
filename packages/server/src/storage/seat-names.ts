import type { Kysely } from 'kysely';
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
