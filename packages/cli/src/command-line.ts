import { VERSION } from '@boomtown/server/settings';
import type { CommandResult, Games } from './commands/command-result.ts';
import { FILE_COMMANDS, run, USAGE, usageOf } from './commands/run.ts';
import { HOST_COMMANDS } from './host/commands.ts';
import type { Environment } from './host/host-command.ts';

/** Runs any command line: a host's, or one about a file. With `--help` it says how the command is called; `--version` alone names the version. */
export async function runLine(
  words: readonly string[],
  locate: (file: string) => string,
  games: Games,
  environment: Environment,
): Promise<CommandResult> {
  const [name = '', ...more] = words;
  if (words.some((word) => word === '--help' || word === '-h')) return explained(name);
  if (name === '--version') return { lines: [`Boomtown ${VERSION}`], complaint: null, exitCode: 0 };
  const command = Object.hasOwn(HOST_COMMANDS, name) ? HOST_COMMANDS[name] : undefined;
  if (command === undefined) return run(words, locate, games);
  const [least, most] = command.takes;
  if (more.length < least || more.length > most) return { lines: [], complaint: USAGE, exitCode: 2 };
  return command.run({ words: more, locate, environment });
}

/** How a command is called; of all of them, where none is named. */
function explained(name: string): CommandResult {
  const all = { ...FILE_COMMANDS, ...HOST_COMMANDS };
  const command = Object.hasOwn(all, name) ? all[name] : undefined;
  return { lines: [command === undefined ? USAGE : usageOf(name, command)], complaint: null, exitCode: 0 };
}
