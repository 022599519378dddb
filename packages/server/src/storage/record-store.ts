import type { Seat } from '@boomtown/game-core';
import { type Dialect, Kysely, sql } from 'kysely';
import { AccessStore } from './access-store.ts';
import { ChatStore } from './chat-store.ts';
import { allEntries } from './entries.ts';
import { isKeyTaken, KeyTaken, readable, StorageFault } from './faults.ts';
import { GroupedCommits, type Write } from './grouped-commits.ts';
import { Holders } from './holders.ts';
import { HostActs } from './host-acts.ts';
import type { Layout } from './layout.ts';
import { migrate, OWN_LAYOUT } from './migrations.ts';
import { insertRematch, insertTable } from './new-tables.ts';
import { ProblemStore } from './problem-store.ts';
import { PushStore } from './push-store.ts';
import type {
  AnsweredRequest,
  Deal,
  End,
  Entry,
  ListedTable,
  PendingDeal,
  SeatRecord,
  StoredClock,
  TableRecord,
} from './record.ts';
import { readTable } from './row-reading.ts';
import { clocksText, dealColumns, endColumns, entryRow, pendingColumns } from './row-writing.ts';
import type { Rows } from './rows.ts';
import { ScreenStore } from './screens.ts';
import { changeSeats, storeTakenName } from './seat-changes.ts';
import { SeatCodeStore } from './seat-codes.ts';
import { SeatTokens } from './seat-tokens.ts';
import { ServerSecrets } from './server-secrets.ts';
import { storeSpentToken } from './spent-tokens.ts';
import { SteadyCommits, type StorageWatch } from './steady-commits.ts';
import { idleTables, listedTables, type TableLine, type TableLinesAsked, tableLines } from './table-lists.ts';

/** What may not come back to a table. */
export interface Barred {
  /** Hash of the token of a player who was kicked. */
  readonly token?: string;
  /** A name that the host took away. */
  readonly name?: string;
}

/**
 * The records of all tables. Every write resolves when it is durable; it rejects with `KeyTaken`
 * where a key is taken, else with `StorageFault`. While the database can't be written, writes of matches still resolve:
 * they are held in memory, found by every read, and written later.
 */
export class RecordStore {
  readonly holders: Holders;
  readonly #db: Kysely<Rows>;
  readonly #commits: SteadyCommits;
  readonly #grouped: GroupedCommits;
  readonly seatCodes: SeatCodeStore;
  readonly screens: ScreenStore;
  readonly chat: ChatStore;
  readonly hostActs: HostActs;
  readonly access: AccessStore;
  readonly problems: ProblemStore;
  readonly tokens: SeatTokens;
  readonly secrets: ServerSecrets;
  readonly push: PushStore;

  private constructor(db: Kysely<Rows>) {
    this.#db = db;
    this.holders = new Holders(db);
    this.#grouped = new GroupedCommits(db);
    this.#commits = new SteadyCommits(this.#grouped);
    this.seatCodes = new SeatCodeStore(db, (write) => this.#write(write));
    this.screens = new ScreenStore(db, (write) => this.#write(write));
    this.chat = new ChatStore(db, (write) => this.#write(write));
    this.hostActs = new HostActs(db, (write) => this.#write(write));
    this.access = new AccessStore(db, (write) => this.#write(write));
    this.problems = new ProblemStore(db, (write) => this.#write(write));
    this.tokens = new SeatTokens(db);
    this.push = new PushStore(db, (write) => this.#write(write));
    this.secrets = new ServerSecrets(db, (write) => this.#write(write));
  }

  /** Opens the records and brings the database to this build's layout. Throws `NewerRecords` where a later build wrote them. */
  static async open(dialect: Dialect, layout: Layout = OWN_LAYOUT): Promise<RecordStore> {
    const db = new Kysely<Rows>({ dialect });
    try {
      await migrate(db, layout);
    } catch (error) {
      await db.destroy();
      throw error;
    }
    return new RecordStore(db);
  }

  /** Finishes the writes under way, and closes. Returns how many writes in memory are lost. */
  async close(): Promise<number> {
    const lost = await this.#commits.close();
    await this.#db.destroy();
    return lost;
  }

  /** Called with the milliseconds that each write took. */
  set timed(timed: (ms: number) => void) {
    this.#grouped.timed = timed;
  }

  set watch(watch: StorageWatch) {
    this.#commits.watch = watch;
  }

  /** Are writes of matches held in memory only, since the database can't be written? */
  get isFailing(): boolean {
    return this.unsaved > 0;
  }

  /** How many writes are held in memory only. */
  get unsaved(): number {
    return this.#commits.unwritten.size;
  }

  /** `madeWith`: hash of the token that the maker chose, of which there is one table at most. */
  addTable(record: TableRecord, madeWith: string | null = null): Promise<void> {
    return this.#write({ also: (transaction) => insertTable(transaction, record, madeWith) });
  }

  /** Adds the table to which everybody moves on, unless the old one has got one already. Returns the code of the one that it has. */
  async addRematch(oldCode: string, record: TableRecord): Promise<string> {
    let led = record.code;
    await this.#write({
      also: async (transaction) => {
        led = await insertRematch(transaction, oldCode, record);
      },
    });
    return led;
  }

  /**
   * Changes seats as they stood at this revision, and what else is given; the next one is one more. `answered`: the request
   * that asked for it. `barred`: what may not come back.
   */
  saveSeats(
    code: string,
    changed: ReadonlyMap<Seat, SeatRecord>,
    maker: Seat,
    revision: number,
    answered: AnsweredRequest | null = null,
    deal?: PendingDeal,
    barred: Barred = {},
  ): Promise<void> {
    const columns = { maker, ...(deal === undefined ? {} : pendingColumns(deal)) };
    return this.#write({
      also: async (transaction) => {
        await changeSeats(transaction, code, revision, changed, columns, answered);
        const { token, name } = barred;
        if (token !== undefined) await storeSpentToken(transaction, code, { in: 'kicked_tokens', token_hash: token });
        if (name !== undefined) await storeTakenName(transaction, code, name);
      },
    });
  }

  /** Begins a table's match, under the rules of this version, with the seats as they stand at this revision. */
  start(code: string, deal: Deal, rulesVersion: number, revision: number): Promise<void> {
    return this.#write({
      also: async (transaction) => {
        const started = await transaction
          .updateTable('tables')
          .set({ stage: 'playing', rules_version: rulesVersion, ...dealColumns(deal) })
          .where('code', '=', code)
          .where('stage', '=', 'waiting')
          .where('revision', '=', revision)
          .executeTakeFirst();
        if (started.numUpdatedRows !== 1n) throw new KeyTaken('the table was started by another player');
      },
    });
  }

  /** Appends an entry, with the clocks after it. With an end it is the last one. */
  append(code: string, entry: Entry, end: End | null, clocks: readonly StoredClock[] | null = null): Promise<void> {
    const row = entryRow(code, entry);
    const columns = {
      ...(end === null ? {} : { stage: 'over' as const, ...endColumns(end) }),
      ...(clocks === null ? {} : { clocks: clocksText(clocks) }),
    };
    if (Object.keys(columns).length === 0) return this.#write({ entry: row });
    return this.#write({ entry: row, change: { code, columns } });
  }

  /**
   * Writes the clocks of a table after its entry of this number, unless its record has gone on. Never held in
   * memory, since the clocks change.
   */
  saveClocks(code: string, clocks: readonly StoredClock[], entry: number): Promise<void> {
    return this.#write({
      also: async (transaction) => {
        await transaction
          .updateTable('tables')
          .set({ clocks: clocksText(clocks) })
          .where('code', '=', code)
          .where(({ not, exists, selectFrom }) =>
            not(exists(selectFrom('entries').select('entry').where('code', '=', code).where('entry', '>', entry))),
          )
          .execute();
      },
    });
  }

  /** The table's record, or `undefined` if there is none. Throws `UnreadableRecord` if it is damaged. */
  async table(code: string): Promise<TableRecord | undefined> {
    const changed = this.#commits.unwritten.columnsOf(code);
    const row = await readable(this.#db.selectFrom('tables').selectAll().where('code', '=', code).executeTakeFirst());
    if (row === undefined) return undefined;
    const ofTable = this.#db.selectFrom('seats').selectAll().where('code', '=', code).orderBy('seat');
    const seats = await readable(ofTable.execute());
    return readTable({ ...row, ...changed }, seats);
  }

  /** All entries of a table, in order. */
  entries(code: string): Promise<Entry[]> {
    // Taken before the database is read, since writes in memory may be written meanwhile.
    return allEntries(this.#db, code, this.#commits.unwritten.entriesOf(code));
  }

  /** Tests whether the file can be written, with an empty change. Returns the database's error, else `null`. */
  tryWriting(): Promise<unknown> {
    return sql`pragma user_version = 0`.execute(this.#db).then(
      () => null,
      (error: unknown) => error,
    );
  }

  /** Does the database answer? */
  answers(): Promise<boolean> {
    return sql`select 1`.execute(this.#db).then(
      () => true,
      () => false,
    );
  }

  /** How many bytes a PostgreSQL keeps for these records. */
  async sizeElsewhere(): Promise<number> {
    const { rows } = await sql<{ size: string }>`select pg_database_size(current_database()) as size`.execute(this.#db);
    return Number(rows[0]?.size);
  }

  async countTables(): Promise<number> {
    const { count } = await this.#db
      .selectFrom('tables')
      .select((query) => query.fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /** Codes of the tables that were made before a moment, and at which nothing has happened since. */
  idleSince(moment: number): Promise<string[]> {
    return idleTables(this.#db, moment);
  }

  /** Removes everything stored of a table, for good. */
  removeTable(code: string): Promise<void> {
    return this.#write({
      also: async (transaction) => {
        await transaction.deleteFrom('tables').where('code', '=', code).execute();
      },
    });
  }

  /** The table's name in logs, also where the rest of its record can't be read. */
  async logName(code: string): Promise<string | undefined> {
    const row = await this.#db.selectFrom('tables').select('log_name').where('code', '=', code).executeTakeFirst();
    return row?.log_name;
  }

  /** How many entries a table has. */
  async countEntries(code: string): Promise<number> {
    const unwritten = this.#commits.unwritten.entriesOf(code).at(-1)?.entry ?? 0;
    const ofTable = this.#db
      .selectFrom('entries')
      .select((query) => query.fn.countAll().as('count'))
      .where('code', '=', code);
    const { count } = await readable(ofTable.executeTakeFirstOrThrow());
    return Math.max(Number(count), unwritten);
  }

  /** The newest of all tables, or one of them, for the host. */
  lines(asked: TableLinesAsked): Promise<TableLine[]> {
    return tableLines(this.#db, asked);
  }

  /** The listed tables that can be joined or watched, newest first. `now`: milliseconds since 1970. */
  lobby(now: number): Promise<ListedTable[]> {
    return listedTables(this.#db, now);
  }

  async #write(write: Write): Promise<void> {
    try {
      await this.#commits.commit(write);
    } catch (error) {
      if (error instanceof KeyTaken) throw error;
      if (isKeyTaken(error)) throw new KeyTaken('the key is taken', { cause: error });
      throw new StorageFault('the write failed', { cause: error });
    }
  }
}
