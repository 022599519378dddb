import type { Kysely, Transaction } from 'kysely';
import type { Rows } from './rows.ts';

/**
 * Tokens of each kind that a table remembers after they opened a seat there. Only their owners ask with them, to hear why the
 * seat is gone. 64 are more than a table has seats and devices; without a bound a player could add rows for ever.
 */
export const MAX_SPENT_TOKENS = 64;

/** A token that opens no seat any more. */
export type SpentToken =
  | { readonly in: 'former_holders'; readonly token_hash: string; readonly seat: number; readonly heir: string }
  | { readonly in: 'kicked_tokens'; readonly token_hash: string };

/** Remembers a token of a table, and forgets the oldest beyond the bound. */
export async function storeSpentToken(transaction: Transaction<Rows>, code: string, token: SpentToken): Promise<void> {
  const ofTable = transaction.selectFrom(token.in).where('code', '=', code);
  const { newest } = await ofTable.select(({ fn }) => fn.max('number').as('newest')).executeTakeFirstOrThrow();
  const { in: table, ...columns } = token;
  await transaction
    .insertInto(table)
    .values({ code, ...columns, number: (newest ?? 0) + 1 })
    .execute();
  // Rows of older builds have no number of their own: their order is unknown, and they go first.
  const stay = ofTable.select('token_hash').orderBy('number', 'desc').orderBy('token_hash').limit(MAX_SPENT_TOKENS);
  await transaction.deleteFrom(table).where('code', '=', code).where('token_hash', 'not in', stay).execute();
}

/** The tokens that held seats of a table before, the oldest first. */
export async function formerHoldersOf(db: Kysely<Rows>, code: string) {
  return newestOf(await db.selectFrom('former_holders').selectAll().where('code', '=', code).execute());
}

/** The tokens of players who were kicked from a table, the oldest first. */
export async function kickedTokensOf(db: Kysely<Rows>, code: string): Promise<string[]> {
  const rows = await db.selectFrom('kicked_tokens').selectAll().where('code', '=', code).execute();
  return newestOf(rows).map(({ token_hash: hash }) => hash);
}

/** Puts the few rows of a table in order, and leaves out those that an older build stored beyond the bound. */
function newestOf<R extends { readonly number: number; readonly token_hash: string }>(rows: readonly R[]): R[] {
  const inOrder = rows.toSorted(
    (a, b) => a.number - b.number || (a.token_hash < b.token_hash ? 1 : a.token_hash > b.token_hash ? -1 : 0),
  );
  return inOrder.slice(-MAX_SPENT_TOKENS);
}
