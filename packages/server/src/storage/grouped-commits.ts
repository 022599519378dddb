import type { Kysely, Transaction } from 'kysely';
import { EntryInserts } from './entry-inserts.ts';
import type { EntryRow, Rows } from './rows.ts';

/** One table's writes that stand or fall together: a new entry, further statements, or both. */
export interface Write {
  readonly entry?: EntryRow;
  readonly also?: (transaction: Transaction<Rows>) => Promise<void>;
}

interface Waiting {
  readonly write: Write;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Commits whatever all tables wrote during one turn of the event loop as one transaction, so that a disk flush is
 * shared. A write's promise resolves when it is durable; a write that fails takes no other with it.
 */
export class GroupedCommits {
  readonly #db: Kysely<Rows>;
  readonly #inserts: EntryInserts;
  #waiting: Waiting[] = [];
  #busy: Promise<void> | null = null;

  constructor(db: Kysely<Rows>) {
    this.#db = db;
    this.#inserts = new EntryInserts(db);
  }

  commit(write: Write): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ write, resolve, reject });
      this.#busy ??= this.#work();
    });
  }

  /** Resolves when everything that was handed in is committed or refused. */
  async settled(): Promise<void> {
    await this.#busy;
  }

  async #work(): Promise<void> {
    while (this.#waiting.length > 0) {
      // Behind what else came in with this turn of the event loop.
      await new Promise((resolve) => setImmediate(resolve));
      const group = this.#waiting;
      this.#waiting = [];
      await this.#commitAll(group);
    }
    this.#busy = null;
  }

  async #commitAll(group: readonly Waiting[]): Promise<void> {
    try {
      await this.#transact(group.map(({ write }) => write));
      for (const { resolve } of group) resolve();
    } catch (error) {
      if (group.length === 1) {
        group[0]?.reject(error);
        return;
      }
      // One of them is at fault: each for itself.
      for (const waiting of group) await this.#commitAll([waiting]);
    }
  }

  #transact(writes: readonly Write[]): Promise<void> {
    const entries = writes.flatMap(({ entry }) => (entry === undefined ? [] : [entry]));
    // A single statement is a transaction by itself.
    if (entries.length === 1 && writes.length === 1 && writes[0]?.also === undefined)
      return this.#inserts.insert(entries);
    return this.#db.transaction().execute(async (transaction) => {
      await this.#inserts.insert(entries, transaction);
      for (const { also } of writes) await also?.(transaction);
    });
  }
}
