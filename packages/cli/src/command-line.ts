import { run, USAGE } from './commands/run.ts';
import type { Games, Said } from './commands/said.ts';
import { HOST_COMMANDS } from './host/commands.ts';
import type { Environment } from './host/host-command.ts';

/** Runs any command line: a host's, or one about a file. */
export async function runLine(
  words: readonly string[],
  locate: (file: string) => string,
  games: Games,
  environment: Environment,
): Promise<Said> {
  const [name = '', ...more] = words;
  const command = Object.hasOwn(HOST_COMMANDS, name) ? HOST_COMMANDS[name] : undefined;
  if (command === undefined) return run(words, locate, games);
  const [least, most] = command.takes;
  if (more.length < least || more.length > most) return { lines: [], complaint: USAGE, exitCode: 2 };
  return command.run({ words: more, locate, environment });
}
