import type { Invitation, KeptOutNetwork } from '@boomtown/wire';
import type { Kysely } from 'kysely';
import type { Write } from './grouped-commits.ts';
import type { InvitationRow, Rows } from './rows.ts';

/** How many networks and invitations are stored; of more, those go that end first or are the oldest. */
const MAX_KEPT_OUT = 500;
const MAX_INVITATIONS = 50;
/** Holds a drawn word while the server is open by invitation only. */
const ONLY_INVITED = 'only-invited';

/** Everything that decides who may come in. */
export interface Access {
  readonly keptOut: readonly KeptOutNetwork[];
  readonly invitations: readonly Invitation[];
  /** A drawn word that seals the cookies of this time, while the server is open by invitation only. */
  readonly onlyInvited: string | null;
}

/** Who may come in, as the host decided on the admin page. Every write resolves when it is durable. */
export class AccessStore {
  readonly #db: Kysely<Rows>;
  readonly #write: (write: Write) => Promise<void>;

  constructor(db: Kysely<Rows>, write: (write: Write) => Promise<void>) {
    this.#db = db;
    this.#write = write;
  }

  async read(): Promise<Access> {
    const keptOut = await this.#db.selectFrom('kept_out').selectAll().orderBy('until').execute();
    const invitations = await this.#db.selectFrom('invitations').selectAll().orderBy('made_at', 'desc').execute();
    const choice = await this.#db
      .selectFrom('host_choices')
      .select('value')
      .where('name', '=', ONLY_INVITED)
      .executeTakeFirst();
    return {
      keptOut: keptOut.map(({ network, until }) => ({ network, until: Number(until) })),
      invitations: invitations.map(readInvitation),
      onlyInvited: choice?.value ?? null,
    };
  }

  /** Keeps a network out until then, and forgets those whose time is over. */
  keepOut(network: string, until: number, now: number): Promise<void> {
    return this.#write({
      also: async (transaction) => {
        await transaction.deleteFrom('kept_out').where('network', '=', network).execute();
        await transaction.deleteFrom('kept_out').where('until', '<=', now).execute();
        await transaction.insertInto('kept_out').values({ network, until }).execute();
        const stay = transaction
          .selectFrom('kept_out')
          .select('network')
          .orderBy('until', 'desc')
          .orderBy('network')
          .limit(MAX_KEPT_OUT);
        await transaction.deleteFrom('kept_out').where('network', 'not in', stay).execute();
      },
    });
  }

  letIn(network: string): Promise<void> {
    return this.#write({
      also: async (transaction) => {
        await transaction.deleteFrom('kept_out').where('network', '=', network).execute();
      },
    });
  }

  invite({ id, code, people, used, until, madeAt }: Invitation): Promise<void> {
    return this.#write({
      also: async (transaction) => {
        await transaction
          .insertInto('invitations')
          .values({ id, code, people, used, until, made_at: madeAt })
          .execute();
        const stay = transaction
          .selectFrom('invitations')
          .select('id')
          .orderBy('made_at', 'desc')
          .orderBy('id')
          .limit(MAX_INVITATIONS);
        await transaction.deleteFrom('invitations').where('id', 'not in', stay).execute();
      },
    });
  }

  withdraw(id: string): Promise<void> {
    return this.#write({
      also: async (transaction) => {
        await transaction.deleteFrom('invitations').where('id', '=', id).execute();
      },
    });
  }

  /**
   * One more browser enters by an invitation, if it still counts; processes that ask at once never let too many in.
   * @param tokenHash of the token that the browser drew: who lost the answer and asks again takes no second place
   */
  async use({ id, people }: Pick<Invitation, 'id' | 'people'>, tokenHash: string, now: number): Promise<boolean> {
    let used = false;
    await this.#write({
      also: async (transaction) => {
        const before = await transaction
          .selectFrom('invitation_uses')
          .select('invitation')
          .where('token_hash', '=', tokenHash)
          .executeTakeFirst();
        used = before?.invitation === id;
        if (used) return;
        const done = await transaction
          .updateTable('invitations')
          .set(({ eb }) => ({ used: eb('used', '+', 1) }))
          .where('id', '=', id)
          .where(({ or, eb, ref }) => or([eb('people', 'is', null), eb('used', '<', ref('people'))]))
          .where(({ or, eb }) => or([eb('until', 'is', null), eb('until', '>', now)]))
          .executeTakeFirst();
        used = done.numUpdatedRows === 1n;
        // Without a number of browsers there is nothing to count, and no end of rows.
        if (!used || people === null) return;
        await transaction.insertInto('invitation_uses').values({ token_hash: tokenHash, invitation: id }).execute();
      },
    });
    return used;
  }

  /** @param word a drawn one: the server is open by invitation only; `null`: to everybody */
  onlyInvited(word: string | null): Promise<void> {
    return this.#write({
      also: async (transaction) => {
        await transaction.deleteFrom('host_choices').where('name', '=', ONLY_INVITED).execute();
        if (word !== null) {
          await transaction.insertInto('host_choices').values({ name: ONLY_INVITED, value: word }).execute();
        }
      },
    });
  }
}

function readInvitation({ id, code, people, used, until, made_at: madeAt }: InvitationRow): Invitation {
  return { id, code, people, used, until: until === null ? null : Number(until), madeAt: Number(madeAt) };
}
