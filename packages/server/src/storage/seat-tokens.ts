import type { Kysely } from 'kysely';
import { readable } from './faults.ts';
import type { AnsweredRequest } from './record.ts';
import type { Rows } from './rows.ts';
import { answeredRequestsOf } from './seat-changes.ts';

/** The records by hashes of tokens: the seat that each token opens, and its requests. */
export class SeatTokens {
  readonly #db: Kysely<Rows>;

  constructor(db: Kysely<Rows>) {
    this.#db = db;
  }

  /** Which of these hashes opens a seat of the table, if one does; the hash of a player who has just used its code does, too. */
  async heldWith(code: string, hashes: readonly string[]): Promise<string | undefined> {
    const held = this.#db
      .selectFrom('seats')
      .select('token_hash')
      .where('code', '=', code)
      .where('token_hash', 'in', hashes)
      .limit(1);
    const seat = await readable(held.executeTakeFirst());
    if (seat?.token_hash != null) return seat.token_hash;
    const taken = this.#db
      .selectFrom('seat_codes')
      .innerJoin('seats', (join) =>
        join.onRef('seats.code', '=', 'seat_codes.code').onRef('seats.seat', '=', 'seat_codes.seat'),
      )
      .select('seat_codes.taker')
      .whereRef('seats.token_hash', '=', 'seat_codes.holder')
      .where('seat_codes.code', '=', code)
      .where('seat_codes.taker', 'in', hashes)
      .limit(1);
    return (await readable(taken.executeTakeFirst()))?.taker ?? undefined;
  }

  /** The code of the table that its maker asked for with a token of this hash. */
  async madeWith(hash: string): Promise<string | undefined> {
    const made = this.#db.selectFrom('tables').select('code').where('made_with', '=', hash);
    return (await readable(made.executeTakeFirst()))?.code;
  }

  /** The stored answered requests of the players at a table. */
  answeredAt(code: string): Promise<AnsweredRequest[]> {
    return readable(answeredRequestsOf(this.#db, code));
  }
}
