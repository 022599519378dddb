import type { Seat } from '@boomtown/game-core';
import { TRANSFER_TARGETS, type TransferTarget } from '@boomtown/wire';
import type { Kysely } from 'kysely';
import { KeyTaken, UnreadableRecord } from './faults.ts';
import type { Write } from './grouped-commits.ts';
import type { AnsweredRequest, FormerHolder, NewcomerEntry, SeatCodeRecord, SeatRecord, SeatTaker } from './record.ts';
import { entryRow } from './row-writing.ts';
import type { Rows, SeatCodeRow } from './rows.ts';
import { changeSeats, keepAnswered, takenNamesOf } from './seat-changes.ts';
import { formerHoldersOf, kickedTokensOf, type SpentToken, storeSpentToken } from './spent-tokens.ts';

/** A seat's transfer to the player who used its code: its new record, and the proof that the code was theirs. */
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

/** The record of transferred and transferable seats; the newest tokens are last. */
export interface SeatHistory {
  readonly former: readonly FormerHolder[];
  /** The codes that were made for seats, one a seat at most, used ones too. */
  readonly codes: readonly SeatCodeRecord[];
  /** Hashes of the tokens of players who were kicked. */
  readonly kicked: readonly string[];
  /** Names that the host took away. */
  readonly takenNames: readonly string[];
}

/** The one-time codes that move seats, and who held a seat before. Every write resolves when it is durable. */
export class SeatCodeStore {
  readonly #db: Kysely<Rows>;
  readonly #write: (write: Write) => Promise<void>;

  constructor(db: Kysely<Rows>, write: (write: Write) => Promise<void>) {
    this.#db = db;
    this.#write = write;
  }

  /** Stores a code in place of its seat's former one. `replaced`: the player who used that one and did not come yet. */
  put(
    { codeHash, code, seat, heir, holder, until }: Omit<SeatCodeRecord, 'taker'>,
    replaced: FormerHolder | null = null,
    answered: AnsweredRequest | null = null,
  ): Promise<void> {
    return this.#write({
      also: async (transaction) => {
        if (replaced !== null) await storeSpentToken(transaction, code, formerRow(replaced));
        await transaction
          .deleteFrom('seat_codes')
          // Drawn twice, which hardly happens, a code is the newer one's.
          .where((is) =>
            is.or([is('code_hash', '=', codeHash), is.and([is('code', '=', code), is('seat', '=', seat)])]),
          )
          .execute();
        await transaction
          .insertInto('seat_codes')
          .values({ code_hash: codeHash, code, seat, heir, holder, until, taker: null, taker_name: null })
          .execute();
        await keepAnswered(transaction, code, answered);
      },
    });
  }

  /** The code with this hash, if it can still be used or was. `now`: milliseconds since 1970. */
  async find(codeHash: string, now: number): Promise<SeatCodeRecord | undefined> {
    const row = await this.#db
      .selectFrom('seat_codes')
      .selectAll()
      .where('code_hash', '=', codeHash)
      .executeTakeFirst();
    const code = row === undefined ? undefined : readCodeRow(row);
    return code === undefined || (code.taker === null && code.until <= now) ? undefined : code;
  }

  /** A player has used the code. Throws `KeyTaken` if another player did meanwhile. */
  take(codeHash: string, { tokenHash, name }: SeatTaker): Promise<void> {
    return this.#write({
      also: async (transaction) => {
        const taken = await transaction
          .updateTable('seat_codes')
          .set({ taker: tokenHash, taker_name: name })
          .where('code_hash', '=', codeHash)
          .where('taker', 'is', null)
          .executeTakeFirst();
        if (taken.numUpdatedRows !== 1n) throw new KeyTaken('the code was used by another player');
      },
    });
  }

  /** A seat has no code any more. */
  drop(code: string, seat: Seat): Promise<void> {
    return this.#write({
      also: async (transaction) => {
        await transaction.deleteFrom('seat_codes').where('code', '=', code).where('seat', '=', seat).execute();
      },
    });
  }

  /** Passes a seat on to the player who used its code. Throws `KeyTaken` if the code is void. */
  pass({ code, codeHash, seat, record, former, revision, entry }: PassedSeat): Promise<void> {
    return this.#write({
      ...(entry === null ? {} : { entry: entryRow(code, entry) }),
      also: async (transaction) => {
        const counts = await transaction
          .selectFrom('seat_codes')
          .select('seat')
          .where('code_hash', '=', codeHash)
          .where('taker', '=', record.tokenHash)
          .executeTakeFirst();
        if (counts === undefined) throw new KeyTaken('the code counts no more');
        await changeSeats(transaction, code, revision, new Map([[seat, record]]));
        await storeSpentToken(transaction, code, formerRow(former));
        // The screens of a player who takes their seat elsewhere stay theirs.
        if (former.heir !== 'device') return;
        await transaction
          .updateTable('screens')
          .set({ holder: record.tokenHash })
          .where('holder', '=', former.tokenHash)
          .execute();
      },
    });
  }

  /** The former holders of a table's seats, and the codes made for them. */
  async ofTable(code: string): Promise<SeatHistory> {
    const former = await formerHoldersOf(this.#db, code);
    const kicked = await kickedTokensOf(this.#db, code);
    const takenNames = await takenNamesOf(this.#db, code);
    const codes = await this.#db.selectFrom('seat_codes').selectAll().where('code', '=', code).execute();
    return {
      former: former.map(({ token_hash: tokenHash, seat, heir }) => ({ tokenHash, seat, heir: readHeir(heir) })),
      codes: codes.map(readCodeRow),
      kicked,
      takenNames,
    };
  }
}

function formerRow({ tokenHash, seat, heir }: FormerHolder): SpentToken {
  return { in: 'former_holders', token_hash: tokenHash, seat, heir };
}

function readCodeRow(row: SeatCodeRow): SeatCodeRecord {
  const { code_hash: codeHash, code, seat, heir, holder, until, taker, taker_name: name } = row;
  return {
    codeHash,
    code,
    seat,
    heir: readHeir(heir),
    holder,
    until: Number(until),
    taker: taker === null ? null : { tokenHash: taker, name },
  };
}

function readHeir(text: string): TransferTarget {
  const heir = TRANSFER_TARGETS.find((known) => known === text);
  if (heir === undefined) throw new UnreadableRecord(`no seat is passed on to "${text}"`);
  return heir;
}
