import type { Seat } from '@boomtown/game-core';
import { SEAT_HEIRS, type SeatHeir } from '@boomtown/wire';
import type { Kysely } from 'kysely';
import { KeyTaken, UnreadableRecord } from './faults.ts';
import type { Write } from './grouped-commits.ts';
import type { FormerHolder, NewcomerEntry, SeatCodeRecord, SeatRecord } from './record.ts';
import { entryRow } from './row-writing.ts';
import type { Rows } from './rows.ts';
import { changeSeats } from './seat-changes.ts';

/** A seat that is passed on: what its record is afterwards, and what told that it was theirs before. */
export interface PassedSeat {
  readonly code: string;
  readonly codeHash: string;
  readonly seat: Seat;
  readonly record: SeatRecord;
  readonly former: FormerHolder;
  /** The seats as they stood at this revision are changed. */
  readonly revision: number;
  /** What the match's record says of it; `null` where nothing happens in the match. */
  readonly entry: NewcomerEntry | null;
}

/** What the record knows of seats that were passed on, or may be. */
export interface SeatHistory {
  readonly former: readonly FormerHolder[];
  /** Those for which there is a code for somebody new. */
  readonly offered: readonly Seat[];
}

/** The one-time codes that move seats, and who held a seat before. Every write resolves when it is durable. */
export class SeatCodeStore {
  readonly #db: Kysely<Rows>;
  readonly #write: (write: Write) => Promise<void>;

  constructor(db: Kysely<Rows>, write: (write: Write) => Promise<void>) {
    this.#db = db;
    this.#write = write;
  }

  /** Keeps a code in place of the one that its seat had. */
  put({ codeHash, code, seat, heir, holder, until }: SeatCodeRecord): Promise<void> {
    return this.#write({
      also: async (transaction) => {
        await transaction.deleteFrom('seat_codes').where('code', '=', code).where('seat', '=', seat).execute();
        await transaction
          .insertInto('seat_codes')
          .values({ code_hash: codeHash, code, seat, heir, holder, until })
          .execute();
      },
    });
  }

  /** The code with this hash, if it can still be used. `now`: milliseconds since 1970. */
  async find(codeHash: string, now: number): Promise<SeatCodeRecord | undefined> {
    const row = await this.#db
      .selectFrom('seat_codes')
      .selectAll()
      .where('code_hash', '=', codeHash)
      .where('until', '>', now)
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const { code, seat, heir, holder, until } = row;
    return { codeHash, code, seat, heir: readHeir(heir), holder, until: Number(until) };
  }

  /** A seat has no code any more. */
  drop(code: string, seat: Seat): Promise<void> {
    return this.#write({
      also: async (transaction) => {
        await transaction.deleteFrom('seat_codes').where('code', '=', code).where('seat', '=', seat).execute();
      },
    });
  }

  /** Uses a code up and passes its seat on, both or neither. Throws `KeyTaken` if the code was used meanwhile. */
  pass({ code, codeHash, seat, record, former, revision, entry }: PassedSeat): Promise<void> {
    return this.#write({
      ...(entry === null ? {} : { entry: entryRow(code, entry) }),
      also: async (transaction) => {
        const used = await transaction.deleteFrom('seat_codes').where('code_hash', '=', codeHash).executeTakeFirst();
        if (used.numDeletedRows !== 1n) throw new KeyTaken('the code was used by somebody else');
        await changeSeats(transaction, code, revision, new Map([[seat, record]]));
        const { tokenHash, heir } = former;
        await transaction.insertInto('former_holders').values({ code, token_hash: tokenHash, seat, heir }).execute();
      },
    });
  }

  /** Who held seats of a table before, and the seats that wait for somebody new. */
  async ofTable(code: string): Promise<SeatHistory> {
    const former = await this.#db.selectFrom('former_holders').selectAll().where('code', '=', code).execute();
    const offered = await this.#db
      .selectFrom('seat_codes')
      .select('seat')
      .where('code', '=', code)
      .where('heir', '=', 'person')
      .execute();
    return {
      former: former.map(({ token_hash: tokenHash, seat, heir }) => ({ tokenHash, seat, heir: readHeir(heir) })),
      offered: offered.map(({ seat }) => seat),
    };
  }
}

function readHeir(text: string): SeatHeir {
  const heir = SEAT_HEIRS.find((known) => known === text);
  if (heir === undefined) throw new UnreadableRecord(`no seat is passed on to "${text}"`);
  return heir;
}
