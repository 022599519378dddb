import { fileSettingOf, readSettings, SETTINGS, StartFault } from '@boomtown/server/settings';
import type { CommandResult } from '../commands/command-result.ts';
import type { Environment } from './host-command.ts';

/** Prints every setting with its meaning and with what holds now; secret ones only as set or not. Complains of wrong ones. */
export function settingsInWords(environment: Environment): CommandResult {
  const lines = Object.entries(SETTINGS).flatMap(([name, { otherwise, meaning, secret }]) => {
    const file = secret === true ? (environment[fileSettingOf(name)] ?? '') : '';
    const given = environment[name] ?? file;
    const set = secret !== true ? given : file === '' ? 'set (not shown)' : `from the file ${file}`;
    return [`${name}: ${given === '' ? `${otherwise} (not set)` : set}`, `    ${meaning}`];
  });
  try {
    readSettings(environment);
    return { lines, complaint: null, exitCode: 0 };
  } catch (error) {
    if (!(error instanceof StartFault)) throw error;
    return { lines, complaint: error.message, exitCode: 1 };
  }
}
