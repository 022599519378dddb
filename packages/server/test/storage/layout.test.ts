import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DEFAULT_TERMS } from '@boomtown/wire';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { examineRecords } from '../../src/doctor/records.ts';
import { readSettings } from '../../src/index.ts';
import { type Entry, type Layout, NewerRecords, OWN_LAYOUT, RecordStore, sqliteIn } from '../../src/storage/index.ts';
import { VERSION } from '../../src/this-build.ts';
import { endOf, runMain } from '../support/child-server.ts';
import { databasesAtHand, type TestRecords } from '../support/databases.ts';
import { freePort } from '../support/free-port.ts';
import { keptRecord } from '../support/kept-record.ts';
import { LAST_LAYOUT, LATER_LAYOUT, LATER_VERSION } from '../support/later-layout.ts';

const OWN_NUMBER = Object.keys(OWN_LAYOUT.changes).length;
const TABLE = keptRecord(DEFAULT_TERMS);
const ENTRY: Entry = { entry: 1, kind: 'action', seat: 0, action: {}, request: null, standIn: null, at: 5 };

test('each change of the layout stands under its number, and the ones that are released stay', () => {
  const numbers = Object.keys(OWN_LAYOUT.changes).map((name) => Number.parseInt(name, 10));
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});

describe.each(databasesAtHand())('stored data in $name', (database) => {
  let records: TestRecords;
  beforeEach(async () => {
    records = await database.fresh();
  });
  afterEach(() => records.remove());
  afterAll(() => database.stop());

  const says = async () => (await records.run('select layout, oldest_reader, written_by from stored_layout'))[0];
  const changes = async () =>
    (await records.run('select name from kysely_migration order by name')).map(({ name }) => name);

  /** Opens the records as a build with this layout, and closes them again. */
  async function visit(layout: Layout, work: (store: RecordStore) => Promise<void> = async () => {}): Promise<void> {
    const store = await records.open(layout);
    try {
      await work(store);
    } finally {
      await store.close();
    }
  }

  test('say in which layout they are, which one is the oldest that may use them, and which version wrote them', async () => {
    await visit(OWN_LAYOUT);
    expect(await says()).toEqual({ layout: OWN_NUMBER, oldest_reader: 11, written_by: VERSION });
    await visit(LATER_LAYOUT);
    expect(await says()).toEqual({ layout: OWN_NUMBER + 1, oldest_reader: OWN_NUMBER, written_by: LATER_VERSION });
  });

  test('to which a later build only added are used by this one, before and after it starts again', async () => {
    const running = await records.open();
    await running.addTable(TABLE);
    const table = await running.table(TABLE.code);
    await visit(LATER_LAYOUT, (store) => store.append(TABLE.code, ENTRY, null));
    // It was running when the layout changed.
    await running.append(TABLE.code, { ...ENTRY, entry: 2 }, null);
    await running.close();
    const said = await says();
    await visit(OWN_LAYOUT, async (store) => {
      await store.append(TABLE.code, { ...ENTRY, entry: 3 }, null);
      expect(await store.table(TABLE.code)).toEqual(table);
    });
    await visit(LATER_LAYOUT, async (store) => {
      expect((await store.entries(TABLE.code)).map(({ entry }) => entry)).toEqual([1, 2, 3]);
    });
    expect([await says(), (await changes()).at(-1)]).toEqual([said, '999-later']);
  });

  test('that a build as old as this may not use are not touched, and name who wrote them', async () => {
    await visit(LAST_LAYOUT);
    const before = [await says(), await changes()];
    expect(before[0]).toMatchObject({ oldest_reader: OWN_NUMBER + 2, written_by: LATER_VERSION });
    const refused = records.open();
    await expect(refused).rejects.toThrow(NewerRecords);
    await expect(refused).rejects.toMatchObject({
      words: expect.stringContaining(`written by Boomtown ${LATER_VERSION}`),
    });
    expect([await says(), await changes()]).toEqual(before);
    await visit(LAST_LAYOUT);
  });

  test('name who wrote them as text, whatever stands there: it is printed for the host', async () => {
    await visit(LAST_LAYOUT);
    await records.run("update stored_layout set written_by = '9\u001b[31m\nBoomtown is open'");
    const written = 'written by Boomtown 9\\u{1b}[31m\\u{a}Boomtown is open. ';
    await expect(records.open()).rejects.toMatchObject({ words: expect.stringContaining(written) });
  });

  test('that a build changed which says nothing of itself are not touched either', async () => {
    await visit(OWN_LAYOUT);
    await records.run("insert into kysely_migration values ('500-unknown', '2099-01-01') returning name");
    await expect(records.open()).rejects.toMatchObject({ words: expect.stringContaining('a later Boomtown') });
  });

  test('are changed wholly or not at all', async () => {
    await visit(OWN_LAYOUT);
    const broken = {
      ...LATER_LAYOUT.changes,
      '999-wrong': { up: () => Promise.reject(new Error('the power is gone')) },
    };
    await expect(records.open({ ...LATER_LAYOUT, changes: broken })).rejects.toThrow('the power is gone');
    expect((await changes()).at(-1)).toBe(Object.keys(OWN_LAYOUT.changes).at(-1));
    expect(await says()).toMatchObject({ layout: OWN_NUMBER });
    await visit(LATER_LAYOUT);
    expect(await says()).toMatchObject({ layout: OWN_NUMBER + 1 });
  });

  test('are looked at by the doctor, who says which version wrote them and what to do', async () => {
    const asks = () => examineRecords(readSettings(records.settings));
    await visit(OWN_LAYOUT);
    expect(await asks()).toMatchObject([{ how: 'well', what: expect.stringContaining(`Boomtown ${VERSION} wrote`) }]);
    await visit(LATER_LAYOUT);
    expect(await asks()).toMatchObject([
      { how: 'note', what: expect.stringMatching(`Boomtown ${LATER_VERSION} wrote.*This is Boomtown ${VERSION}`) },
    ]);
    await visit(LAST_LAYOUT);
    const before = [await says(), await changes()];
    const [found, ...more] = await asks();
    expect([found?.how, more]).toEqual(['ill', []]);
    expect(found?.what).toContain(`written by Boomtown ${LATER_VERSION}. This is Boomtown ${VERSION}`);
    expect(found?.what).toContain('Start that version or a later one');
    expect([await says(), await changes()]).toEqual(before);
  });

  test('fault 55: of a later build end an older one with words and no stack', async () => {
    await visit(LAST_LAYOUT);
    const { said, code } = await started(records.settings);
    expect(code).toBe(1);
    expect(said).toContain(`written by Boomtown ${LATER_VERSION}. This is Boomtown ${VERSION}`);
    expect(said).toContain('Start that version or a later one');
    expect(said).not.toMatch(/^\s+at /m);
  });
});

test('of a folder without tables the doctor says nothing of them, and of a damaged file what to do', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'boomtown-examined-'));
  try {
    const asks = () => examineRecords(readSettings({ DATA_DIR: folder }));
    expect(await asks()).toEqual([]);
    writeFileSync(join(folder, 'boomtown.sqlite'), 'These are no tables. '.repeat(500));
    expect(await asks()).toMatchObject([{ how: 'ill', what: expect.stringContaining('restore FILE --replace') }]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

describe('a file of a later build', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'boomtown-later-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('is the same byte for byte after an older one met it, also as a backup leaves it', async () => {
    await (await RecordStore.open(sqliteIn(folder), LAST_LAYOUT)).close();
    const file = join(folder, 'boomtown.sqlite');
    const backup = new DatabaseSync(file);
    backup.exec('PRAGMA journal_mode=DELETE');
    backup.close();
    const bytes = readFileSync(file);
    expect((await started({ DATA_DIR: folder })).code).toBe(1);
    expect(readFileSync(file).equals(bytes)).toBe(true);
  });
});

/** What the server says, started with these settings, and how it ends. */
async function started(settings: Readonly<Record<string, string>>): Promise<{ said: string; code: number | null }> {
  const child = runMain({ PORT: String(await freePort()), HOST: '127.0.0.1', ...settings });
  let said = '';
  const hear = (chunk: Buffer) => {
    said += chunk.toString();
  };
  child.stdout?.on('data', hear);
  child.stderr?.on('data', hear);
  const { code } = await endOf(child);
  return { said, code };
}
