import { DEFAULT_TERMS } from '@boomtown/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Entry, postgresAt, RecordStore } from '../../src/storage/index.ts';
import { keptRecord } from '../support/kept-record.ts';
import { postgresAtHand, TestPostgres } from '../support/postgres.ts';
import { Relay } from '../support/relay.ts';

const programs = postgresAtHand();

const record = () => keptRecord(DEFAULT_TERMS);

function entry(number: number): Entry {
  const action = { type: 'x', n: number };
  return { entry: number, kind: 'action', seat: 0, action, request: `r${number}`, standIn: null, at: 5 };
}

describe.skipIf(programs === undefined)('connections to PostgreSQL that are lost', () => {
  let postgres: TestPostgres;
  let relay: Relay;
  let store: RecordStore;
  let database: string;
  beforeAll(async () => {
    postgres = await TestPostgres.start(programs ?? '');
    database = await postgres.newDatabase();
    relay = await Relay.start(postgres.port);
    store = await RecordStore.open(await postgresAt(postgres.urlOf(database, relay.port)));
  });
  afterAll(async () => {
    await store.close();
    await relay.close();
    await postgres.stop();
  });

  /** Ends all of them; the client learns of it by the answer to what it asks next. */
  const endUnnoticed = async () => {
    relay.holdAnswers();
    await postgres.run(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}'`);
  };
  const count = async (table: string) =>
    Number((await postgres.run(`select count(*) as n from ${table}`, database))[0]?.n);

  test('while nobody used them are replaced, and what is asked is done once', async () => {
    const first = record();
    await store.addTable(first);
    // Several of them, so that each of them has to be found out.
    await Promise.all(Array.from({ length: 4 }, () => store.table(first.code)));
    await endUnnoticed();
    await store.addTable(record());
    expect(await count('tables')).toBe(2);
    await endUnnoticed();
    expect((await store.table(first.code))?.code).toBe(first.code);
  });

  test('are an error of storage where no new one is to be had, and the next write finds one again', async () => {
    relay.holdAnswers('cut');
    await expect(store.addTable(record())).rejects.toMatchObject({
      cause: { message: 'the database is out of reach' },
    });
    relay.mend();
    const table = record();
    await store.addTable(table);
    expect((await store.table(table.code))?.code).toBe(table.code);
  });

  test('with an entry under way leave it open whether it was written: it is deferred, and written once', async () => {
    const table = record();
    await store.addTable(table);
    await endUnnoticed();
    const resumed = new Promise((resolve) => {
      store.watch = { failing() {}, resumed: resolve, lost() {} };
    });
    await store.append(table.code, entry(1), null);
    expect(await resumed).toBe(1);
    expect(await store.entries(table.code)).toEqual([entry(1)]);
    expect(await count('entries')).toBe(1);
  });
});
