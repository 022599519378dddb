import { mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { backUp, restore } from '../storage/index.ts';

/** What the thread is asked for: to copy the records of a folder into a file. */
export interface BackupAsked {
  readonly dataDir: string;
  readonly file: string;
}

/** How many tables were copied, or why there is no backup. */
export type BackupAnswer = { readonly tables: number } | { readonly fault: string };

/** Makes a backup, and puts it back into a folder of its own to see that it can be read: a thread, since both take long. */
async function backedUpAndRestored({ dataDir, file }: BackupAsked): Promise<BackupAnswer> {
  const copied = await backUp(dataDir, file);
  if (!copied.ok) return { fault: `${copied.error.code}: ${copied.error.why}` };
  const trial = mkdtempSync(join(dirname(file), '.trial-'));
  try {
    const restored = await restore(file, trial, false);
    if (restored.ok && restored.value.tables === copied.value.tables) return copied.value;
    rmSync(file, { force: true });
    return { fault: restored.ok ? 'not all tables came back' : `${restored.error.code}: ${restored.error.why}` };
  } finally {
    rmSync(trial, { recursive: true, force: true });
  }
}

// Its starter gives it what it asks for.
parentPort?.postMessage(await backedUpAndRestored(workerData as BackupAsked));
