import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Layout, postgresAt, RecordStore } from '../../src/storage/index.ts';
import { openFile, sqliteOf } from '../../src/storage/sqlite.ts';
import { postgresAtHand, TestPostgres } from './postgres.ts';

/** Records of a test's own, in whatever database. */
export interface TestRecords {
  /** Opens them (again), as a build with this layout. */
  open(layout?: Layout): Promise<RecordStore>;
  /** The settings that make a server use them. */
  readonly settings: Readonly<Record<string, string>>;
  /** Runs a statement as another player who uses the database: only what is committed is seen. */
  run(sql: string): Promise<readonly Record<string, unknown>[]>;
  /** Makes the database itself refuse to write what the store asks from now on, or not any longer. */
  readOnly(is: boolean): Promise<void>;
  remove(): Promise<void>;
}

/** A kind of database that holds records. */
export interface TestDatabase {
  readonly name: string;
  fresh(): Promise<TestRecords>;
  stop(): Promise<void>;
}

const SQLITE: TestDatabase = {
  name: 'SQLite',
  async fresh() {
    const folder = await mkdtemp(join(tmpdir(), 'boomtown-records-'));
    let file: DatabaseSync | undefined;
    return {
      open: (layout) => {
        file = openFile(folder);
        return RecordStore.open(sqliteOf(file), layout);
      },
      settings: { DATA_DIR: folder },
      run: async (sql) => {
        const other = new DatabaseSync(join(folder, 'boomtown.sqlite'));
        try {
          return other.prepare(sql).all();
        } finally {
          other.close();
        }
      },
      readOnly: async (is) => {
        // Of a closed file it held for that connection only.
        if (file?.isOpen === true) file.exec(`PRAGMA query_only=${is ? 1 : 0}`);
      },
      remove: () => rm(folder, { recursive: true }),
    };
  },
  stop: async () => undefined,
};

/** Started when it is needed first. */
function postgresIn(programs: string): TestDatabase {
  let running: Promise<TestPostgres> | undefined;
  return {
    name: 'PostgreSQL',
    async fresh() {
      running ??= TestPostgres.start(programs);
      const postgres = await running;
      const name = await postgres.newDatabase();
      return {
        open: async (layout) => RecordStore.open(await postgresAt(postgres.urlOf(name)), layout),
        settings: { DATABASE_URL: postgres.urlOf(name) },
        run: (sql) => postgres.run(sql, name),
        readOnly: async (is) => {
          await postgres.run(`alter database ${name} set default_transaction_read_only = ${is}`);
          // It holds for new connections only, and the store has some.
          await postgres.run(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
        },
        remove: async () => {
          await postgres.run(`drop database ${name} with (force)`);
        },
      };
    },
    stop: async () => {
      await (await running)?.stop();
    },
  };
}

/** Every kind of database that this machine can run. */
export function databasesAtHand(): readonly TestDatabase[] {
  const programs = postgresAtHand();
  return programs === undefined ? [SQLITE] : [SQLITE, postgresIn(programs)];
}
