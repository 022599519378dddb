import type { AnyGame } from '@boomtown/game-core';
import { replayInWords } from './replay.ts';
import { readTranscriptFile } from './transcript-file.ts';
import { verifyInWords } from './verify.ts';

export type Games = { readonly [id: string]: AnyGame };

/** What a command has to say: on standard output, and on standard error. */
export interface Said {
  readonly lines: readonly string[];
  readonly complaint: string | null;
  readonly exitCode: ExitCode;
}

/** 0: all is well. 1: the file was read, and is no match that stands. 2: no such command, or the file can't be read. */
export type ExitCode = 0 | 1 | 2;

const COMMANDS: { readonly [name: string]: (raw: unknown, games: Games) => Said } = {
  verify: verifyInWords,
  replay: replayInWords,
};

const USAGE = [
  'npm run boomtown -- verify FILE   checks a transcript (*.boomtown.json) and says what it proves',
  'npm run boomtown -- replay FILE   tells the match of a transcript, action by action',
].join('\n');

/** Runs a command line. `locate` turns the name of a file as it was typed into a path. */
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
