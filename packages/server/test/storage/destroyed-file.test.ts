import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { RunningServer } from '../support/running-server.ts';

test('where the file itself is destroyed, tables are set aside, and the others go on', async () => {
  const own = await RunningServer.start();
  try {
    const { code, tokens } = await own.table(['Ada', 'Ben']);
    await own.close();
    overwritePagesOf(join(own.dataDir, 'boomtown.sqlite'), 'seats');
    await own.open();
    expect(await own.info(code)).toMatchObject({ status: 500, body: { code: 'unreadable' } });
    expect((await own.post('/api/tables/held', { tables: [{ code, tokens }] })).body).toMatchObject({
      tables: [null],
      missing: ['unreadable'],
    });
    expect(own.logged.filter((line) => line.includes('are damaged'))).toHaveLength(1);
  } finally {
    await own.remove();
  }
});

/** Destroys the first page of a table of the database, as a failing disk does. */
function overwritePagesOf(file: string, name: string): void {
  const database = new DatabaseSync(file);
  const page = Number(database.prepare('select rootpage from sqlite_master where name = ?').get(name)?.rootpage);
  const size = Number(database.prepare('pragma page_size').get()?.page_size);
  database.close();
  const handle = openSync(file, 'r+');
  writeSync(handle, Buffer.alloc(size, 0xff), 0, size, (page - 1) * size);
  closeSync(handle);
}
