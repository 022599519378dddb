import type { Kysely, Transaction } from 'kysely';
import type { AnsweredRequest } from './record.ts';
import type { Rows } from './rows.ts';

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
