import type { Kysely } from 'kysely';
import { readable } from './faults.ts';
import type { Write } from './grouped-commits.ts';
import type { Rows } from './rows.ts';

/** Maximum number of browsers notified of one seat’s turn; the one that asked first goes. */
const MOST_A_SEAT = 4;
/** Of all seats together; the oldest go. */
const MOST = 20_000;

/** Where a browser receives notices, and the keys that encrypt them. */
export interface PushAddress {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: string;
}

/** The browsers that are notified when it is their seat's turn. Every write resolves when it is durable. */
export class PushStore {
  readonly #db: Kysely<Rows>;
  readonly #write: (write: Write) => Promise<void>;

  constructor(db: Kysely<Rows>, write: (write: Write) => Promise<void>) {
    this.#db = db;
    this.#write = write;
  }

  /** @param holder hash of the token that opens the seat: with another one notices end */
  subscribe(code: string, holder: string, address: PushAddress, now: number): Promise<void> {
    return this.#write({
      also: async (transaction) => {
        await transaction
          .deleteFrom('push_addresses')
          .where('code', '=', code)
          .where('endpoint', '=', address.endpoint)
          .where('holder', '=', holder)
          .execute();
        await transaction
          .insertInto('push_addresses')
          .values({ code, holder, ...address, made_at: now })
          .execute();
        const ofSeat = transaction
          .selectFrom('push_addresses')
          .select('endpoint')
          .where('code', '=', code)
          .where('holder', '=', holder)
          .orderBy('made_at', 'desc')
          .orderBy('endpoint');
        const tooMany = (await ofSeat.execute()).slice(MOST_A_SEAT).map(({ endpoint }) => endpoint);
        if (tooMany.length > 0) {
          await transaction
            .deleteFrom('push_addresses')
            .where('code', '=', code)
            .where('holder', '=', holder)
            .where('endpoint', 'in', tooMany)
            .execute();
        }
        const beyond = transaction.selectFrom('push_addresses').select('made_at').orderBy('made_at', 'desc');
        const newestToGo = await beyond.offset(MOST).limit(1).executeTakeFirst();
        if (newestToGo === undefined) return;
        await transaction.deleteFrom('push_addresses').where('made_at', '<=', newestToGo.made_at).execute();
      },
    });
  }

  /** Where the holders of these seats receive notices. */
  async of(code: string, holder: string): Promise<readonly PushAddress[]> {
    const found = this.#db
      .selectFrom('push_addresses')
      .select(['endpoint', 'p256dh', 'auth', 'language'])
      .where('code', '=', code)
      .where('holder', '=', holder);
    return readable(found.execute());
  }

  /** Ends the notices to this address. */
  end(endpoint: string): Promise<void> {
    return this.#write({
      also: async (transaction) => {
        await transaction.deleteFrom('push_addresses').where('endpoint', '=', endpoint).execute();
      },
    });
  }

  /** Forgets the addresses of those whose token opens no seat any more. */
  forgetFormer(): Promise<void> {
    return this.#write({
      also: async (transaction) => {
        await transaction
          .deleteFrom('push_addresses')
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('seats')
                  .select('seats.code')
                  .whereRef('seats.code', '=', 'push_addresses.code')
                  .whereRef('seats.token_hash', '=', 'push_addresses.holder'),
              ),
            ),
          )
          .execute();
      },
    });
  }
}
