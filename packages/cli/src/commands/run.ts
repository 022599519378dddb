import { HOST_COMMANDS } from '../host/commands.ts';
import { replayInWords } from './replay.ts';
import type { Games, Said } from './said.ts';
import { readTranscriptFile } from './transcript-file.ts';
import { verifyInWords } from './verify.ts';

const COMMANDS: { readonly [name: string]: (raw: unknown, games: Games) => Said } = {
  verify: verifyInWords,
  replay: replayInWords,
};

export const USAGE = [
  'npm run boomtown -- verify FILE   checks a transcript (*.boomtown.json) and says what it proves',
  'npm run boomtown -- replay FILE   tells the match of a transcript, action by action',
  ...Object.entries(HOST_COMMANDS).map(
    ([name, { usage, meaning }]) => `npm run boomtown -- ${`${name} ${usage}`.trim().padEnd(13)} ${meaning}`,
  ),
].join('\n');

/** Runs a command line about a file. `locate` turns the name of a file as it was typed into a path. */
export function run(words: readonly string[], locate: (file: string) => string, games: Games): Said {
  const [name = '', file, ...more] = words;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined || file === undefined || more.length > 0)
    return { lines: [], complaint: USAGE, exitCode: 2 };
  const read = readTranscriptFile(locate(file));
  if (!read.ok) return { lines: [], complaint: read.error, exitCode: 2 };
  try {
    return command(read.value, games);
  } catch (error) {
    // Rules may run out of stack on what is nested too deeply for them; anything else is a bug of ours.
    if (!(error instanceof RangeError)) throw error;
    return { lines: [], complaint: 'This file is nested too deeply to be worked through.', exitCode: 1 };
  }
}
