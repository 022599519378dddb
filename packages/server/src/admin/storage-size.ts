import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../settings/settings.ts';
import type { RecordStore } from '../storage/index.ts';

export interface StorageSize {
  readonly used: number;
  /** `null`: of a database elsewhere nobody here knows it. */
  readonly free: number | null;
}

/** Asks for what `storageSize` tells, or of a database elsewhere for its own size. */
export function sizeOfRecords(
  store: Pick<RecordStore, 'sizeElsewhere'>,
  { databaseUrl, dataDir }: Settings,
): () => Promise<StorageSize | null> {
  if (databaseUrl === undefined) return () => storageSize(dataDir);
  return async () => ({ used: await store.sizeElsewhere(), free: null });
}

/** How many bytes the files of a folder take, and how many are free on its disk; `null` if unknown. */
async function storageSize(folder: string): Promise<StorageSize | null> {
  try {
    const { bavail, bsize } = await statfs(folder);
    const names = await readdir(folder);
    const sizes = await Promise.all(names.map(async (name) => sizeOf(join(folder, name))));
    return { used: sizes.reduce((sum, size) => sum + size, 0), free: bavail * bsize };
  } catch {
    return null;
  }
}

/** A file may go while it is looked at, as the database's log does. */
async function sizeOf(file: string): Promise<number> {
  const found = await stat(file).catch(() => null);
  return found?.isFile() === true ? found.size : 0;
}
