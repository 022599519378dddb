import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openRecords } from '../../src/open-records.ts';
import { restore } from '../../src/storage/index.ts';
import { ChildServer } from '../support/child-server.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'boomtown-folder-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = (dataDir: string) => openRecords({ dataDir, databaseUrl: undefined }, {}, { error() {} });
const modeOf = (...path: string[]) => statSync(join(...path)).mode & 0o777;

describe('the records of a folder', () => {
  test('are for one server at a time, and free again when it ends, also by kill -9', async () => {
    const server = await ChildServer.unopened();
    try {
      await server.open();
      await expect(open(server.dataDir)).rejects.toMatchObject({
        name: 'StartFault',
        message: expect.stringContaining('Another Boomtown is running with these tables'),
      });
      expect(await restore(join(folder, 'none'), server.dataDir, true)).toMatchObject({ error: { code: 'no-file' } });
      writeFileSync(join(folder, 'copy'), '');
      expect(await restore(join(folder, 'copy'), server.dataDir, true)).toMatchObject({ error: { code: 'in-use' } });
      await server.end('SIGKILL');
      const { store, letGo } = await open(server.dataDir);
      expect(await store.countTables()).toBe(0);
      await store.close();
      letGo();
      const again = await open(server.dataDir);
      await again.store.close();
      again.letGo();
    } finally {
      await server.remove();
    }
  });

  test('are free again where opening them failed', async () => {
    const file = join(folder, 'boomtown.sqlite');
    writeFileSync(file, 'no database at all, but long enough to be looked at. '.repeat(100));
    for (let i = 0; i < 2; i += 1) {
      await expect(open(folder)).rejects.toMatchObject({
        name: 'StartFault',
        message: expect.stringMatching(/is damaged, or is no file of Boomtown's: .*restore FILE --replace/s),
      });
    }
    rmSync(file);
    const { store, letGo } = await open(folder);
    await store.close();
    letGo();
  });

  test('can be read by their owner only, unless the host chose otherwise', async () => {
    const data = join(folder, 'data');
    const first = await open(data);
    expect(modeOf(data)).toBe(0o700);
    for (const name of ['boomtown.sqlite', 'boomtown.sqlite-wal', 'boomtown.lock'])
      expect(modeOf(data, name), name).toBe(0o600);
    await first.store.close();
    first.letGo();
    for (const [before, after] of [
      [0o644, 0o600],
      [0o640, 0o640],
      [0o660, 0o660],
    ] as const) {
      chmodSync(join(data, 'boomtown.sqlite'), before);
      const { store, letGo } = await open(data);
      expect(modeOf(data, 'boomtown.sqlite')).toBe(after);
      await store.close();
      letGo();
    }
  });
});
