import { Worker } from 'node:worker_threads';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { payAfterwards } from '../loop-cost.ts';

/** A request to the thread. */
export interface Statement {
  readonly id: number;
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** Its answer: rows, changes, or SQLite's error. */
export interface Answer {
  readonly id: number;
  /** Processor time that the statement took, in milliseconds. */
  readonly ms: number;
  readonly rows?: readonly unknown[];
  readonly changed?: bigint;
  readonly inserted?: bigint;
  readonly failed?: { readonly message: string };
}

/**
 * A database file that a thread of its own reads and writes: while the disk makes sure of a write, the event loop goes on.
 * The connection is one; Kysely lets one transaction use it at a time.
 */
export function sqliteThread(file: string): Dialect {
  return {
    createDriver: () => new ThreadDriver(file),
    createAdapter: () => new TransactionalAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

class ThreadDriver implements Driver {
  readonly #file: string;
  #connection: ThreadConnection | undefined;

  constructor(file: string) {
    this.#file = file;
  }

  async init(): Promise<void> {
    this.#connection = new ThreadConnection(this.#file);
  }

  async acquireConnection(): Promise<ThreadConnection> {
    if (this.#connection === undefined) throw new Error('the database is not open');
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {}

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async destroy(): Promise<void> {
    await this.#connection?.close();
  }
}

/** The one connection to a file, on its thread. */
export class ThreadConnection implements DatabaseConnection {
  readonly #thread: Worker;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  #asked = 0;

  constructor(file: string) {
    this.#thread = new Worker(new URL('./sqlite-worker.ts', import.meta.url), { workerData: file });
    this.#thread.unref();
    this.#thread.on('message', (answer: Answer) => this.#take(answer));
    // A thread that fails ends the process: nothing that it was asked can be answered truly.
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { failed, ms, rows = [], changed, inserted } = await this.#ask(sql, parameters);
    payAfterwards(ms);
    if (failed !== undefined) throw Object.assign(new Error(failed.message), failed);
    return {
      // Kysely's types say what the rows of its query are.
      rows: rows as R[],
      ...(changed === undefined ? {} : { numAffectedRows: changed }),
      ...(inserted === undefined ? {} : { insertId: inserted }),
    };
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('queries are read by pages, not streamed');
  }

  async close(): Promise<void> {
    this.#thread.ref();
    const gone = new Promise((resolve) => this.#thread.once('exit', resolve));
    this.#thread.postMessage(null);
    await gone;
  }

  #ask(sql: string, parameters: readonly unknown[]): Promise<Answer> {
    return new Promise((resolve) => {
      // The process lives on while an answer is due.
      if (this.#waiting.size === 0) this.#thread.ref();
      this.#asked += 1;
      this.#waiting.set(this.#asked, resolve);
      this.#thread.postMessage({ id: this.#asked, sql, parameters } satisfies Statement);
    });
  }

  #take(answer: Answer): void {
    const resolve = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if (this.#waiting.size === 0) this.#thread.unref();
    resolve?.(answer);
  }
}

/** SQLite changes layouts in transactions like anything else: a start that is cut short leaves no half of a change. */
export class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
