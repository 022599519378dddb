import { readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Names that sort as their times do. */
const NAME = /^boomtown-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.sqlite$/;

/** Under which name a backup of this moment (ms since 1970) is written. */
export function backupFileAt(folder: string, now: number): string {
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
export function newestBackupIn(folder: string): number | null {
  const [newest] = backupFilesIn(folder);
  return newest === undefined ? null : Date.parse(basename(newest).replace(NAME, '$1T$2:$3:$4Z'));
}

/** Removes all but the newest ones. */
export function rotate(folder: string, kept: number): void {
  for (const file of backupFilesIn(folder).slice(kept)) rmSync(file, { force: true });
}
