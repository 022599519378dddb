import { chownSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openRecords } from '../../src/open-records.ts';
import { restore } from '../../src/storage/index.ts';

const isSuperuser = process.getuid?.() === 0;
if (!isSuperuser) console.info('Only the superuser can give files away: that is not tried.');
/** Any user but the superuser. */
const SERVERS_USER = 61_234;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'boomtown-restore-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Makes records without a table in them. Returns their file. */
async function records(name: string): Promise<string> {
  const dataDir = join(folder, name);
  const { store, letGo } = await openRecords({ dataDir, databaseUrl: undefined }, {}, { error() {} });
  await store.close();
  letGo();
  return join(dataDir, 'boomtown.sqlite');
}

test('records are not replaced while another program has them open, which knows of no lock', async () => {
  const backup = await records('backup');
  const other = new DatabaseSync(await records('data'));
  other.exec('PRAGMA journal_mode=WAL; BEGIN; SELECT count(*) FROM tables');
  expect(await restore(backup, join(folder, 'data'), true)).toMatchObject({ error: { code: 'in-use' } });
  other.close();
  expect(await restore(backup, join(folder, 'data'), true)).toMatchObject({ ok: true, value: { tables: 0 } });
});

test('records that are there are replaced only where that is asked for', async () => {
  const backup = await records('backup');
  await records('data');
  const refused = await restore(backup, join(folder, 'data'), false);
  expect(refused).toMatchObject({ error: { code: 'records-exist' } });
});

test.skipIf(!isSuperuser)('what the superuser restores belongs to the user as whom the server runs', async () => {
  const backup = await records('backup');
  const dataDir = join(folder, 'data');
  await records('data');
  for (const file of ['', ...readdirSync(dataDir)]) chownSync(join(dataDir, file), SERVERS_USER, SERVERS_USER);
  expect(await restore(backup, dataDir, true)).toMatchObject({ ok: true });
  const owners = readdirSync(dataDir).map((file) => [file, statSync(join(dataDir, file)).uid]);
  expect(owners).toEqual(readdirSync(dataDir).map((file) => [file, SERVERS_USER]));
});

test('what is no backup, or none that is sound, replaces nothing', async () => {
  await records('data');
  for (const content of ['', 'no database at all, but long enough to be looked at. '.repeat(100)]) {
    writeFileSync(join(folder, 'odd'), content);
    expect(await restore(join(folder, 'odd'), join(folder, 'data'), true)).toMatchObject({
      error: { code: 'no-backup' },
    });
  }
  const { store, letGo } = await openRecords(
    { dataDir: join(folder, 'data'), databaseUrl: undefined },
    {},
    {
      error() {},
    },
  );
  expect(await store.countTables()).toBe(0);
  await store.close();
  letGo();
});
