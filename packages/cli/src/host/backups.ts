import { readSettings, StartFault, VERSION } from '@boomtown/server/settings';
import { type BackupRefusal, backUp, type RestoreRefusal, restore } from '@boomtown/server/storage';
import type { CommandResult } from '../commands/command-result.ts';
import type { HostAsk } from './host-command.ts';

export const REPLACE = '--replace';
const IN_A_DATABASE =
  'The tables lie in the PostgreSQL database of DATABASE_URL: copy it with pg_dump, and put it back with pg_restore.';

/** Copies the records of the server that has these settings into a new file. */
export async function backedUp({ words: [typed = ''], environment, locate }: HostAsk): Promise<CommandResult> {
  const folder = dataFolder(environment);
  if (typeof folder !== 'string') return folder;
  const file = locate(typed);
  const copied = await backUp(folder, file);
  if (!copied.ok) return complaint(backupRefusal(copied.error));
  const line = `${tablesInWords(copied.value.tables)} written to ${file}. Keep it as safe as the server: all secrets are in it.`;
  return { lines: [line], complaint: null, exitCode: 0 };
}

/** Puts the records of a backup where the server that has these settings looks for them. */
export async function restored({ words: [typed = ''], flags, environment, locate }: HostAsk): Promise<CommandResult> {
  const folder = dataFolder(environment);
  if (typeof folder !== 'string') return folder;
  const done = await restore(locate(typed), folder, flags.includes(REPLACE));
  if (!done.ok) return complaint(restoreRefusal(done.error));
  const { tables, former } = done.value;
  const note = former === null ? [] : [`What was there before is now ${former}.`];
  return { lines: [`${tablesInWords(tables)} put back into ${folder}.`, ...note], complaint: null, exitCode: 0 };
}

function dataFolder(environment: HostAsk['environment']): string | CommandResult {
  try {
    const { dataDir, databaseUrl } = readSettings(environment);
    return databaseUrl === undefined ? dataDir : complaint(IN_A_DATABASE);
  } catch (error) {
    if (!(error instanceof StartFault)) throw error;
    return complaint(error.message);
  }
}

function backupRefusal({ code, why }: BackupRefusal): string {
  switch (code) {
    case 'no-records':
      return `There are no tables in ${why}. DATA_DIR names the folder in which the server keeps them.`;
    case 'file-exists':
      return `${why} is there already. Name a new file.`;
    case 'damaged':
      return `The tables are damaged (${why}); nothing was written. Keep the last good backup.`;
    case 'failed':
      return `The backup could not be written: ${why}.`;
  }
}

function restoreRefusal({ code, why }: RestoreRefusal): string {
  switch (code) {
    case 'no-file':
      return `There is no file ${why}.`;
    case 'records-exist':
      return `There are tables in ${why} already. Say ${REPLACE} to replace them; the old ones stay next to the new ones.`;
    case 'in-use':
      return `A server is at work with the tables in ${why}. Stop it first.`;
    case 'no-backup':
      return `This file is no backup that can be read here (${why}); nothing was changed.`;
    case 'newer':
      return `This backup was ${why}, and this is Boomtown ${VERSION}, which is older and can't read it; nothing was changed. Put it back with that version or a later one.`;
    case 'failed':
      return `The backup could not be put back: ${why}.`;
  }
}

function tablesInWords(tables: number): string {
  return tables === 1 ? '1 table was' : `${tables} tables were`;
}

function complaint(words: string): CommandResult {
  return { lines: [], complaint: words, exitCode: 1 };
}
