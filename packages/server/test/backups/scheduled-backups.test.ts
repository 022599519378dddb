import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scheduledBackups } from '../../src/backups/scheduled-backups.ts';
import { readSettings } from '../../src/index.ts';
import { restore } from '../../src/storage/index.ts';
import { RunningServer } from '../support/running-server.ts';

const HOUR_MS = 3_600_000;
const scratch = mkdtempSync(join(tmpdir(), 'boomtown-backups-'));
let server: RunningServer;
beforeAll(async () => {
  server = await RunningServer.start();
});
afterAll(async () => {
  await server.remove();
  rmSync(scratch, { recursive: true, force: true });
});

function scheduled(folder: string, now: () => number) {
  const lines: { readonly level: number; readonly msg: string }[] = [];
  const log = pino({ base: null }, { write: (line: string) => lines.push(JSON.parse(line)) });
  const settings = readSettings({
    DATA_DIR: server.dataDir,
    BACKUP_DIR: folder,
    BACKUP_EVERY: '2h',
    BACKUPS_KEPT: '3',
  });
  return { backups: scheduledBackups(settings, log, now), lines };
}

test('a backup is written when it is due, only the newest stay, and other files are untouched', async () => {
  const folder = join(scratch, 'rotation');
  let now = Date.UTC(2026, 10, 1, 4);
  const { backups, lines } = scheduled(folder, () => now);
  await server.table(['Ada', 'Ben']);
  for (let round = 0; round < 7; round += 1) {
    await backups.look();
    now += HOUR_MS;
    if (round === 0) writeFileSync(join(folder, 'boomtown-2020-01-01T00-00-00Z.sqlite.mine'), 'not ours');
  }
  backups.stop();
  expect(readdirSync(folder).filter((name) => name.endsWith('.sqlite'))).toEqual([
    'boomtown-2026-11-01T06-00-00Z.sqlite',
    'boomtown-2026-11-01T08-00-00Z.sqlite',
    'boomtown-2026-11-01T10-00-00Z.sqlite',
  ]);
  expect(readdirSync(folder)).toHaveLength(4);
  expect(new Set(lines.map(({ msg }) => msg))).toEqual(new Set(['a backup was written, and could be restored']));
  expect(backups.lastAt).toBe(Date.UTC(2026, 10, 1, 10) / 1000);
});

function ownFile(): string {
  const file = join(scratch, 'a-file');
  writeFileSync(file, '');
  chmodSync(file, 0o600);
  return file;
}

test('what it wrote can be put back, and nobody else can read it', async () => {
  const folder = join(scratch, 'restored');
  const { backups } = scheduled(folder, () => Date.now());
  await backups.look();
  backups.stop();
  const [file = ''] = readdirSync(folder);
  expect(statSync(join(folder, file)).mode & 0o077).toBe(0);
  const target = mkdtempSync(join(scratch, 'target-'));
  expect(await restore(join(folder, file), target, false)).toMatchObject({ ok: true, value: { tables: 1 } });
  expect(readdirSync(folder)).toEqual([file]);
});

test.each([
  ['below a file', () => join(ownFile(), 'below')],
  // Asked to make it with those above it, Node would try for ever.
  ['where the system makes none', () => '/proc/nope/below'],
])('one that fails %s is logged, leaves nothing half written, and does not end the server', async (_, folder) => {
  const { backups, lines } = scheduled(folder(), () => Date.now());
  await backups.look();
  backups.stop();
  expect(lines).toMatchObject([{ level: 50, msg: expect.stringContaining('the backup failed') }]);
  // As a number it rings an alert; nothing would ring none.
  expect(backups.lastAt).toBe(0);
});

test('tables in PostgreSQL are backed up by its own tools', () => {
  const both = { BACKUP_DIR: '/backups', DATABASE_URL: 'postgres://boomtown@db.example/tables' };
  expect(() => readSettings(both)).toThrow('pg_dump');
});
