import type { Kysely } from 'kysely';
import { readable } from './faults.ts';
import type { Write } from './grouped-commits.ts';
import type { Rows } from './rows.ts';

/** What the server draws once and keeps with its data. */
export type SecretName = 'puzzles' | 'push';

/** Secrets that the server drew itself. All processes on the same data have the same ones. */
export class ServerSecrets {
  readonly #db: Kysely<Rows>;
  readonly #write: (write: Write) => Promise<void>;
  readonly #known = new Map<SecretName, string>();

  constructor(db: Kysely<Rows>, write: (write: Write) => Promise<void>) {
    this.#db = db;
    this.#write = write;
  }

  /** The secret of this name; drawn and stored where there is none yet. */
  async get(name: SecretName, draw: () => string): Promise<string> {
    const value = this.#known.get(name) ?? (await this.#stored(name)) ?? (await this.#drawn(name, draw()));
    this.#known.set(name, value);
    return value;
  }

  async #stored(name: SecretName): Promise<string | undefined> {
    const found = this.#db.selectFrom('server_secrets').select('value').where('name', '=', name);
    return (await readable(found.executeTakeFirst()))?.value;
  }

  async #drawn(name: SecretName, value: string): Promise<string> {
    await this.#write({
      also: async (transaction) => {
        // Another process may have been quicker: the first one counts.
        await transaction
          .insertInto('server_secrets')
          .values({ name, value })
          .onConflict((conflict) => conflict.column('name').doNothing())
          .execute();
      },
    });
    return (await this.#stored(name)) ?? value;
  }
}
