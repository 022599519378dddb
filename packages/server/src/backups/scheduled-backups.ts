import { readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import type { Settings } from '../settings/settings.ts';
import { makeFolder } from '../storage/records-folder.ts';
import type { BackupAnswer, BackupAsked } from './backup-worker.ts';

/** How often it is looked whether a backup is due. */
const LOOK_MS = 60_000;

interface ScheduledBackups {
  /** When the last good one was written (s since 1970); 0 before the first, so that an alert sees one that never succeeds. */
  readonly lastAt: number;
  /** Makes one if it is due. Never rejects: what fails is logged, and tried again. */
  look(): Promise<void>;
  stop(): void;
}

/** Backs the records up from now on, as often as the settings say, and keeps as many files as they say. */
export function scheduledBackups(
  { backups, dataDir }: Pick<Settings, 'backups' | 'dataDir'>,
  log: Pick<Logger, 'info' | 'error'>,
  now: () => number = Date.now,
): ScheduledBackups {
  if (backups === undefined) return { lastAt: 0, look: async () => {}, stop() {} };
  const { folder, everyMs, kept } = backups;
  let lastAt: number | null = null;
  let atWork: Promise<void> | null = null;
  const look = async () => {
    try {
      makeFolder(folder);
      lastAt = newestBackupIn(folder);
      if (lastAt !== null && now() - lastAt < everyMs) return;
      const answer = await inThread({ dataDir, file: backupFileAt(folder, now()) });
      if ('fault' in answer)
        return log.error({ fault: answer.fault }, 'the backup failed; it is tried again in a minute');
      lastAt = newestBackupIn(folder);
      rotate(folder, kept);
      log.info({ tables: answer.tables }, 'a backup was written, and could be restored');
    } catch (err) {
      log.error({ err }, 'the backup failed; it is tried again in a minute');
    }
  };
  const lookOnce = () => {
    atWork ??= look().finally(() => {
      atWork = null;
    });
    return atWork;
  };
  const timer = setInterval(() => void lookOnce(), LOOK_MS).unref();
  return {
    get lastAt() {
      return (lastAt ?? 0) / 1000;
    },
    look: lookOnce,
    stop: () => clearInterval(timer),
  };
}

function inThread(asked: BackupAsked): Promise<BackupAnswer> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./backup-worker.ts', import.meta.url), { workerData: asked });
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', () => reject(new Error('the thread ended without an answer')));
    thread.unref();
  });
}

/** Names that sort as their times do. */
const NAME = /^boomtown-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.sqlite$/;

/** Under which name a backup of this moment (ms since 1970) is written. */
function backupFileAt(folder: string, now: number): string {
  return join(folder, `boomtown-${new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')}Z.sqlite`);
}

/** The scheduled backups of a folder, newest first. Files with other names are none of ours. */
function backupFilesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => NAME.test(name))
    .sort()
    .reverse()
    .map((name) => join(folder, name));
}

/** When the newest one was written, by its name (ms since 1970); `null` where there is none. */
function newestBackupIn(folder: string): number | null {
  const [newest] = backupFilesIn(folder);
  return newest === undefined ? null : Date.parse(basename(newest).replace(NAME, '$1T$2:$3:$4Z'));
}

/** Removes all but the newest ones. */
function rotate(folder: string, kept: number): void {
  for (const file of backupFilesIn(folder).slice(kept)) rmSync(file, { force: true });
}
