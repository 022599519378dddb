import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { boomtown } from '../peers/boomtown.ts';
import { ServerProcess } from '../peers/server-process.ts';
import { type RecordedTable, recordTables, type Wanted } from './recorded-tables.ts';

/** Writes these tables down, starts a server on them, and lets `work` measure there. */
export async function withRecorded<T>(
  wanted: readonly Wanted[],
  work: (server: ServerProcess, tables: readonly RecordedTable[]) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'boomtown-bench-'));
  try {
    const tables = await recordTables(folder, wanted);
    const { entry, given } = boomtown(folder, 'disk');
    const server = await ServerProcess.start(entry, given);
    try {
      return await work(server, tables);
    } finally {
      await server.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
