import { VERSION } from '@boomtown/server/settings';
import type { CommandResult, Games } from './commands/command-result.ts';
import { FILE_COMMANDS, run, USAGE, usageOf } from './commands/run.ts';
import { HOST_COMMANDS } from './host/commands.ts';
import type { Environment } from './host/host-command.ts';

/** Runs any command line: a host's, or one about a file. With `--help` it says how the command is called; `--version` alone names the version. */
export async function runLine(
  typed: readonly string[],
  locate: (file: string) => string,
  games: Games,
  environment: Environment,
): Promise<CommandResult> {
  const words = commandFirst(typed);
  const [name = '', ...more] = words;
  if (words.some((word) => word === '--help' || word === '-h')) return explained(name);
  if (name === '--version') return { lines: [`Boomtown ${VERSION}`], complaint: null, exitCode: 0 };
  const command = Object.hasOwn(HOST_COMMANDS, name) ? HOST_COMMANDS[name] : undefined;
  if (command === undefined) return run(words, locate, games);
  const [least, most] = command.takes;
  const named = more.filter((word) => !word.startsWith('--'));
  const flags = more.filter((word) => word.startsWith('--'));
  if (named.length < least || named.length > most) return { lines: [], complaint: USAGE, exitCode: 2 };
  const unknown = flags.find((flag) => !command.flags.includes(flag));
  if (unknown !== undefined) return { lines: [], complaint: usageOf(name, command), exitCode: 2 };
  return command.run({ words: named, flags, locate, environment });
}

/** Options may stand before the command, too. */
function commandFirst(words: readonly string[]): readonly string[] {
  if (words[0]?.startsWith('-') !== true) return words;
  const at = words.findIndex((word) => Object.hasOwn(FILE_COMMANDS, word) || Object.hasOwn(HOST_COMMANDS, word));
  return at === -1 ? words : [...words.slice(at, at + 1), ...words.toSpliced(at, 1)];
}

/** How a command is called; of all of them, where none is named. */
function explained(name: string): CommandResult {
  const all = { ...FILE_COMMANDS, ...HOST_COMMANDS };
  const command = Object.hasOwn(all, name) ? all[name] : undefined;
  return { lines: [command === undefined ? USAGE : usageOf(name, command)], complaint: null, exitCode: 0 };
}
