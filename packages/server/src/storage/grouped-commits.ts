import type { Kysely, Transaction } from 'kysely';
import { EntryInserts } from './entries.ts';
import { isDiskFault } from './faults.ts';
import type { EntryRow, Rows, TableRow } from './rows.ts';

/** One table's writes that stand or fall together: a new entry, changes of the table's own row, further statements. */
export interface Write {
  readonly entry?: EntryRow;
  readonly change?: TableChange;
  readonly also?: (transaction: Transaction<Rows>) => Promise<void>;
}

interface TableChange {
  readonly code: string;
  readonly columns: Partial<TableRow>;
}

interface PendingCommit {
  readonly writes: readonly Write[];
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Commits whatever all tables wrote during one turn of the event loop as one transaction, so that a disk flush is
 * shared. A write's promise resolves when it is durable; a write that fails takes no other with it.
 */
export class GroupedCommits {
  /** Called with the milliseconds that each transaction took. */
  timed: (ms: number) => void = () => undefined;
  readonly #db: Kysely<Rows>;
  readonly #inserts: EntryInserts;
  #waiting: PendingCommit[] = [];
  #busy: Promise<void> | null = null;

  constructor(db: Kysely<Rows>) {
    this.#db = db;
    this.#inserts = new EntryInserts(db);
  }

  /** Commits these writes, all of them or none. */
  commit(...writes: readonly Write[]): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ writes, resolve, reject });
      this.#busy ??= this.#work();
    });
  }

  /** Is exactly this entry in the record? It is if the database did the write and only its answer got lost. */
  async holds(entry: EntryRow): Promise<boolean> {
    const found = await this.#db
      .selectFrom('entries')
      .selectAll()
      .where('code', '=', entry.code)
      .where('entry', '=', entry.entry)
      .executeTakeFirst();
    if (found === undefined) return false;
    const { kind, seat, action, request, at } = found;
    return (
      kind === entry.kind &&
      seat === entry.seat &&
      action === entry.action &&
      request === entry.request &&
      Number(at) === Number(entry.at)
    );
  }

  /** Resolves when everything that was handed in is committed or refused. */
  async settled(): Promise<void> {
    await this.#busy;
  }

  async #work(): Promise<void> {
    while (this.#waiting.length > 0) {
      // After everything else of this turn of the event loop.
      await new Promise((resolve) => setImmediate(resolve));
      const group = this.#waiting;
      this.#waiting = [];
      await this.#commitAll(group);
    }
    this.#busy = null;
  }

  async #commitAll(group: readonly PendingCommit[]): Promise<void> {
    try {
      const begun = performance.now();
      await this.#transact(group.flatMap(({ writes }) => writes));
      this.timed(performance.now() - begun);
      for (const { resolve } of group) resolve();
    } catch (error) {
      // Tried one by one, each would only wait for the same; and what an unanswering database did nevertheless is in the way.
      if (group.length === 1 || isDiskFault(error)) {
        for (const { reject } of group) reject(error);
        return;
      }
      // One of them is at fault: each for itself.
      for (const waiting of group) await this.#commitAll([waiting]);
    }
  }

  #transact(writes: readonly Write[]): Promise<void> {
    const entries = writes.flatMap(({ entry }) => (entry === undefined ? [] : [entry]));
    // A single statement is a transaction by itself.
    const [write] = writes;
    if (writes.length === 1 && write?.entry !== undefined && write.change === undefined && write.also === undefined)
      return this.#inserts.insert(entries);
    return this.#db.transaction().execute(async (transaction) => {
      await this.#inserts.insert(entries, transaction);
      for (const { change, also } of writes) {
        if (change !== undefined) {
          await transaction.updateTable('tables').set(change.columns).where('code', '=', change.code).execute();
        }
        await also?.(transaction);
      }
    });
  }
}
