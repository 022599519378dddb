import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DEFAULT_TERMS, type Terms } from '@boomtown/wire';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { StartFault } from '../../src/index.ts';
import { MAX_HOST_ACTS } from '../../src/storage/host-acts.ts';
import {
  type Entry,
  FREE_SEAT,
  KeyTaken,
  postgresAt,
  RecordStore,
  StorageFault,
  type StoredLine,
  sqliteIn,
  type TableRecord,
  UnreadableRecord,
} from '../../src/storage/index.ts';
import { databasesAtHand, type TestRecords } from '../support/databases.ts';
import { freePort } from '../support/free-port.ts';
import { keptRecord } from '../support/kept-record.ts';

const TERMS: Terms = {
  clock: { kind: 'bank', seconds: 300, increment: 5, atZero: 'wait' },
  takeback: true,
  botAfter: 7,
  vote: false,
  watchDelay: 0,
};

function record(changes: Partial<TableRecord> = {}): TableRecord {
  return keptRecord(TERMS, changes);
}

function entry(number: number): Entry {
  return {
    entry: number,
    kind: 'action',
    seat: 0,
    action: { type: 'x', n: number },
    request: `r${number}`,
    standIn: number % 2 === 0 ? 'time' : null,
    at: 5 + number,
  };
}

describe.each(databasesAtHand())('in $name', (database) => {
  let records: TestRecords;
  let store: RecordStore;
  beforeEach(async () => {
    records = await database.fresh();
    store = await records.open();
  });
  afterEach(async () => {
    await store.close();
    await records.remove();
  });
  afterAll(() => database.stop());

  test('what the host did is stored, the newest first, and no more than a thousand', async () => {
    const act = (at: number) => ({ at, what: 'took-name', table: 'a1b2c3d4', seat: 1 }) as const;
    for (let at = 1; at <= MAX_HOST_ACTS + 5; at += 200) {
      await Promise.all(Array.from({ length: 200 }, (_, one) => store.hostActs.add(act(at + one))));
    }
    await store.hostActs.add({ at: 5_000, what: 'announced-update', table: null, seat: null });
    expect(await store.hostActs.newest(2)).toEqual([
      { at: 5_000, what: 'announced-update', table: null, seat: null },
      act(1_200),
    ]);
    expect(await store.hostActs.newest(5_000)).toHaveLength(MAX_HOST_ACTS);
    await records.run("insert into host_acts (id, at, what) values ('x', 6000, 'something of a later build')");
    expect(await store.hostActs.newest(1)).toEqual([]);
  });

  const countEntries = async () => Number((await records.run('select count(*) as n from entries'))[0]?.n);

  describe('records', () => {
    test('come back as they were written', async () => {
      const table = record();
      await store.addTable(table);
      expect(await store.table(table.code)).toEqual({
        ...table,
        drawn: new Uint8Array(table.drawn ?? []),
        secret: new Uint8Array(table.secret),
      });
      expect(await store.table('KKKKK')).toBeUndefined();
      const deal = { seed: new Uint8Array(32).fill(7), nonces: ['ab'.repeat(16), null], startedAt: 9 };
      await store.start(table.code, deal, 1, 0);
      await store.append(table.code, entry(1), null);
      await store.append(table.code, entry(2), { outcome: { winners: [1], scores: [0, 3] }, ending: null });
      expect(await store.table(table.code)).toMatchObject({
        stage: 'over',
        deal,
        outcome: { winners: [1], scores: [0, 3] },
      });
      expect(await store.entries(table.code)).toEqual([entry(1), entry(2)]);
    });

    test('keep what was opened of a start, and each start that was called off', async () => {
      const table = record();
      await store.addTable(table);
      const opened = ['ab'.repeat(16), null];
      await store.saveSeats(table.code, new Map(), 0, 0, null, { ...table, opened });
      expect(await store.table(table.code)).toMatchObject({ opened, calledOff: [], deal: null });
      const promises = ['cd'.repeat(32), 'ef'.repeat(32)];
      const start = { commitment: '01'.repeat(32), secret: '02'.repeat(32), promises, nonces: opened };
      const calledOff = [
        { ...start, seat: 1, why: 'no-nonce' },
        { ...start, seat: null, why: 'fault', gone: [0] },
      ];
      const secret = new Uint8Array(32).fill(9);
      const drawn = new Uint8Array(32).fill(8);
      await store.saveSeats(table.code, new Map(), 0, 1, null, { drawn, secret, opened: null, calledOff });
      await store.close();
      store = await records.open();
      expect(await store.table(table.code)).toMatchObject({ drawn, secret, opened: null, calledOff });
      const deal = { seed: new Uint8Array(32).fill(7), nonces: opened, startedAt: 9 };
      await store.start(table.code, deal, 1, 2);
      expect(await store.table(table.code)).toMatchObject({ opened: null, calledOff, deal });
      await records.run("update tables set called_off = '[{}]'");
      await expect(store.table(table.code)).rejects.toThrow(UnreadableRecord);
    });

    test('whose stage or terms are none can’t be read, and are not listed', async () => {
      const table = record({ listed: true });
      await store.addTable(table);
      expect((await store.lobby(0)).map(({ code }) => code)).toEqual([table.code]);
      for (const damage of [
        "stage = 'dancing'",
        "terms = '[]'",
        `terms = '{"clock":7}'`,
        `terms = '{"clock":{"kind":"turn","seconds":"9","atZero":"move"}}'`,
        `terms = '{"clock":{"kind":"bank","seconds":9,"atZero":"move"}}'`,
        `terms = '{"clock":{"kind":"turn","seconds":9,"atZero":"dance"}}'`,
        `terms = '{"watchDelay":"9"}'`,
        `terms = '{"takeback":1}'`,
        `terms = '{"botPace":"never"}'`,
      ]) {
        await records.run(`update tables set stage = 'waiting', terms = '{}'`);
        await records.run(`update tables set ${damage}`);
        await expect(store.table(table.code), damage).rejects.toThrow(UnreadableRecord);
        expect(await store.lobby(0), damage).toEqual([]);
      }
    });

    test('of a table that was made before there were terms is played on the plain ones', async () => {
      const table = record();
      await store.addTable(table);
      await records.run("update tables set terms = '{}'");
      expect((await store.table(table.code))?.terms).toEqual(DEFAULT_TERMS);
    });

    test('of a long match come back whole and in order, while others have their turn', async () => {
      const table = record();
      await store.addTable(table);
      const long = Array.from({ length: 450 }, (_, i) => entry(i + 1));
      await Promise.all(long.map((one) => store.append(table.code, one, null)));
      expect(await store.entries(table.code)).toEqual(long);
    });

    test('a room code is given once, an entry’s number is given once, a table is started once', async () => {
      const table = record();
      await store.addTable(table);
      await expect(store.addTable(record({ code: table.code }))).rejects.toThrow(KeyTaken);
      await store.append(table.code, entry(1), null);
      await expect(store.append(table.code, entry(1), null)).rejects.toThrow(KeyTaken);
      const deal = { seed: new Uint8Array(32), nonces: [null, null], startedAt: 9 };
      await store.start(table.code, deal, 1, 0);
      await expect(store.start(table.code, deal, 1, 0)).rejects.toThrow(KeyTaken);
    });

    test('lines of the chat come back as they were written, those of each channel up to where they were dropped', async () => {
      const table = record();
      await store.addTable(table);
      const line = (number: number, by: StoredLine['by']): StoredLine => {
        const text = `<b>${number}</b> “žluťoučký” 🐜`;
        return { line: number, by, name: 'Ada', text, request: `r${number}`, at: 1_764_280_000_000 };
      };
      const [first, second, third] = [line(1, { seat: 0 }), line(2, { seat: 1 }), line(3, { seat: 0 })];
      const spectators = line(1, { watcher: 'ab' });
      for (const one of [first, second, spectators]) await store.chat.add(table.code, one, 0);
      expect(await store.chat.ofTable(table.code)).toEqual(expect.arrayContaining([first, second, spectators]));
      await expect(store.chat.add(table.code, line(2, { seat: 0 }), 0)).rejects.toThrow(KeyTaken);
      await store.chat.add(table.code, third, 1);
      await store.close();
      store = await records.open();
      expect(await store.chat.ofTable(table.code)).toEqual([spectators, second, third]);
      await store.chat.remove(table.code, 'players', [2, 3]);
      expect(await store.chat.ofTable(table.code)).toEqual([spectators]);
      await store.removeTable(table.code);
      expect(await records.run('select * from chat_lines')).toEqual([]);
    });

    test('seats are changed by a writer that knows how they stand', async () => {
      const table = record();
      await store.addTable(table);
      const other = await records.open();
      const seat = (name: string) => new Map([[1, { ...FREE_SEAT, name }]]);
      await store.saveSeats(table.code, seat('Ben'), 0, 0);
      await expect(other.saveSeats(table.code, seat('Eve'), 0, 0)).rejects.toThrow(KeyTaken);
      const deal = { seed: new Uint8Array(32), nonces: [null, null], startedAt: 9 };
      await expect(other.start(table.code, deal, 1, 0)).rejects.toThrow(KeyTaken);
      expect(await other.table(table.code)).toMatchObject({ revision: 1, seats: [{ name: 'Ada' }, { name: 'Ben' }] });
      await store.start(table.code, deal, 1, 1);
      await other.close();
    });

    test('clocks are not written over those of later entries', async () => {
      const table = record();
      await store.addTable(table);
      const clocks = (left: number) => [{ left, purse: 0 }];
      await store.append(table.code, entry(1), null, clocks(7));
      await store.saveClocks(table.code, clocks(8), 0);
      expect((await store.table(table.code))?.clocks).toEqual(clocks(7));
      await store.saveClocks(table.code, clocks(6), 1);
      expect((await store.table(table.code))?.clocks).toEqual(clocks(6));
    });

    test('a process learns which of its tables another one has woken', async () => {
      const [one, two, never] = [record(), record(), record()];
      for (const table of [one, two, never]) await store.addTable(table);
      for (const { code } of [one, two]) await store.holders.hold(code, 'first');
      await store.holders.hold(two.code, 'second');
      expect(await store.holders.lostTo([one.code, two.code, never.code], 'first')).toEqual([two.code]);
      expect(await store.holders.lostTo([], 'first')).toEqual([]);
    });

    test('a rematch is made once: a player who comes second gets the first one’s', async () => {
      const table = record();
      await store.addTable(table);
      const [first, second] = [record(), record()];
      expect(await store.addRematch(table.code, first)).toBe(first.code);
      expect(await store.addRematch(table.code, second)).toBe(first.code);
      expect(await store.table(second.code)).toBeUndefined();
    });

    test('a rematch that two processes make at once is one', async () => {
      const table = record();
      await store.addTable(table);
      const other = await records.open();
      const made = await Promise.all([store.addRematch(table.code, record()), other.addRematch(table.code, record())]);
      expect(new Set(made).size).toBe(1);
      await other.close();
    });

    test('the lobby shows listed tables that can be joined or watched, newest first', async () => {
      const now = 1_764_280_000_000;
      const waiting = record({ madeAt: now - 2 });
      const newer = record({ madeAt: now - 1, watchable: false });
      const playing = record({ madeAt: now - 3, stage: 'playing' });
      const tables = [
        waiting,
        newer,
        playing,
        record({ listed: false, madeAt: now }),
        record({ stage: 'playing', watchable: false, madeAt: now }),
        record({ stage: 'over', madeAt: now }),
        record({ madeAt: now - 25 * 60 * 60 * 1000 }),
      ];
      for (const table of tables) await store.addTable(table);
      expect((await store.lobby(now)).map(({ code }) => code)).toEqual([newer.code, waiting.code, playing.code]);
      expect((await store.lobby(now))[0]?.names).toEqual(['Ada', null]);
    });
  });

  describe('grouped commits', () => {
    test('what all tables write in one turn is durable when the first of it is acknowledged', async () => {
      const tables = Array.from({ length: 100 }, () => record());
      for (const table of tables) await store.addTable(table);
      const writes = tables.map(({ code }) => store.append(code, entry(1), null));
      await Promise.race(writes);
      expect(await countEntries()).toBe(100);
      await Promise.all(writes);
    });

    test('a write that fails takes no other with it', async () => {
      const [one, two] = [record(), record()];
      await store.addTable(one);
      await store.addTable(two);
      await store.append(one.code, entry(1), null);
      const writes = await Promise.allSettled([
        store.append(two.code, entry(1), null),
        store.append(one.code, entry(1), null),
        store.append(two.code, entry(2), null),
        store.append('NNNNN', entry(1), null),
      ]);
      expect(writes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected']);
      expect(writes[1]).toMatchObject({ reason: expect.any(KeyTaken) });
      expect(writes[3]).toMatchObject({ reason: expect.any(StorageFault) });
      expect(await store.entries(two.code)).toEqual([entry(1), entry(2)]);
    });

    test('closing waits for what is under way', async () => {
      const table = record();
      await store.addTable(table);
      const write = store.append(table.code, entry(1), null);
      await store.close();
      await write;
      store = await records.open();
      expect(await store.entries(table.code)).toEqual([entry(1)]);
    });
  });
});

describe('the folder of the data', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'boomtown-store-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('is made when it is missing', async () => {
    const deep = join(folder, 'a/b/c');
    const other = await RecordStore.open(sqliteIn(deep));
    await other.addTable(record());
    await other.close();
  });

  test('that cannot be made or written is named in the error', () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    for (const bad of [file, join(file, 'below')]) {
      expect(() => sqliteIn(bad)).toThrow(StartFault);
      expect(() => sqliteIn(bad)).toThrow(bad);
    }
  });

  test('keeps its promise about durability: WAL, and a flush with each commit', async () => {
    const store = await RecordStore.open(sqliteIn(folder));
    const file = new DatabaseSync(join(folder, 'boomtown.sqlite'), { readOnly: true });
    expect(file.prepare('pragma journal_mode').get()).toMatchObject({ journal_mode: 'wal' });
    file.close();
    await store.close();
  });
});

test('a PostgreSQL that can’t be reached is named in the error, without its password', async () => {
  const url = `postgres://somebody:a-secret@127.0.0.1:${await freePort()}/tables`;
  const refused = postgresAt(url);
  await expect(refused).rejects.toThrow(StartFault);
  await expect(refused).rejects.toThrow(/^The database of DATABASE_URL (?!.*a-secret)/s);
});
