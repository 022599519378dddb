import type { Kysely, Transaction } from 'kysely';
import type { Rows } from './rows.ts';

/**
 * Tokens of each kind that a table remembers after they opened a seat there. Only their owners ask with them, to hear why the
 * seat is gone. 64 are more than a table has seats and devices; without a bound a player could add rows for ever.
 */
export const KEPT_SPENT_TOKENS = 64;

/** A token that opens no seat any more. */
export type SpentToken =
  | { readonly in: 'former_holders'; readonly token_hash: string; readonly seat: number; readonly heir: string }
  | { readonly in: 'kicked_tokens'; readonly token_hash: string };

/** Remembers a token of a table, and forgets the oldest beyond the bound. */
export async function keepSpent(transaction: Transaction<Rows>, code: string, token: SpentToken): Promise<void> {
  const kept = transaction.selectFrom(token.in).where('code', '=', code);
  const { newest } = await kept.select(({ fn }) => fn.max('number').as('newest')).executeTakeFirstOrThrow();
  const { in: table, ...columns } = token;
  await transaction
    .insertInto(table)
    .values({ code, ...columns, number: (newest ?? 0) + 1 })
    .execute();
  // Rows of older builds have no number of their own: their order is unknown, and they go first.
  const stay = kept.select('token_hash').orderBy('number', 'desc').orderBy('token_hash').limit(KEPT_SPENT_TOKENS);
  await transaction.deleteFrom(table).where('code', '=', code).where('token_hash', 'not in', stay).execute();
}

/** The tokens that held seats of a table before, the oldest first. */
export async function formerHoldersOf(db: Kysely<Rows>, code: string) {
  const newest = db.selectFrom('former_holders').selectAll().where('code', '=', code).orderBy('number', 'desc');
  return (await newest.orderBy('token_hash').limit(KEPT_SPENT_TOKENS).execute()).reverse();
}

/** The tokens of players who were kicked from a table, the oldest first. */
export async function kickedTokensOf(db: Kysely<Rows>, code: string): Promise<string[]> {
  const newest = db.selectFrom('kicked_tokens').select('token_hash').where('code', '=', code).orderBy('number', 'desc');
  const rows = await newest.orderBy('token_hash').limit(KEPT_SPENT_TOKENS).execute();
  return rows.map(({ token_hash: hash }) => hash).reverse();
}
