import { LANGUAGE_TAGS, type Language, type Words, wordsIn } from '@boomtown/web/sentences';
import { HOST_COMMANDS } from '../host/commands.ts';
import { analyseInWords, analyseOptions } from './analyse.ts';
import type { CommandResult, Games } from './command-result.ts';
import { replayInWords } from './replay.ts';
import { readTranscriptFile } from './transcript.ts';
import { verifyInWords } from './verify.ts';

interface FileCommand {
  /** Reads what stands behind the file and the language; `null` if it can't be understood. */
  readonly prepare: (given: readonly string[]) => ((raw: unknown, games: Games, words: Words) => CommandResult) | null;
  readonly usage: string;
  readonly meaning: string;
}

const takingNothing =
  (run: (raw: unknown, games: Games, words: Words) => CommandResult): FileCommand['prepare'] =>
  (given) =>
    given.length === 0 ? run : null;

const IN_ANOTHER = `in another language with --lang ${LANGUAGE_TAGS.join('|')}`;

export const FILE_COMMANDS: { readonly [name: string]: FileCommand } = {
  verify: {
    prepare: takingNothing(verifyInWords),
    usage: 'FILE',
    meaning: `checks a transcript (*.boomtown.json) and says what it proves; ${IN_ANOTHER}`,
  },
  replay: {
    prepare: takingNothing(replayInWords),
    usage: 'FILE',
    meaning: `tells the match of a transcript in words; ${IN_ANOTHER}`,
  },
  analyse: {
    prepare(given) {
      const options = analyseOptions(given);
      return options && ((raw, games, words) => analyseInWords(raw, games, words, options));
    },
    usage: 'FILE',
    meaning: `says how a match went, by luck and by decisions: --playouts 64 --seed 1 --seat N --json; ${IN_ANOTHER}`,
  },
};

/** One command: its usage and its function. */
export const usageOf = (name: string, { usage, meaning }: { readonly usage: string; readonly meaning: string }) =>
  `npm run boomtown -- ${`${name} ${usage}`.trim().padEnd(13)} ${meaning}`;

export const USAGE = [
  ...Object.entries({ ...FILE_COMMANDS, ...HOST_COMMANDS }).map(([name, command]) => usageOf(name, command)),
  'npm run boomtown -- COMMAND --help   says how one of them is called',
].join('\n');

/** Runs a command line about a file. `locate` turns the name of a file as it was typed into a path. */
export async function run(
  words: readonly string[],
  locate: (file: string) => string,
  games: Games,
): Promise<CommandResult> {
  const [name = '', ...given] = words;
  const command = Object.hasOwn(FILE_COMMANDS, name) ? FILE_COMMANDS[name] : undefined;
  if (command === undefined) return misunderstood(USAGE);
  const asked = languageIn(given);
  if (asked === null) return misunderstood(usageOf(name, command));
  const [file, ...more] = asked.rest;
  if (file === undefined) return misunderstood(USAGE);
  const prepared = file.startsWith('-') ? null : command.prepare(more);
  if (prepared === null) return misunderstood(usageOf(name, command));
  const read = readTranscriptFile(locate(file));
  if (!read.ok) return { lines: [], complaint: read.error, exitCode: 2 };
  const spoken = await wordsIn(asked.language);
  try {
    return prepared(read.value, games, spoken);
  } catch (error) {
    // Rules may run out of stack on deeply nested input; anything else is a bug.
    if (!(error instanceof RangeError)) throw error;
    return { lines: [], complaint: spoken.text('fault.too-deep'), exitCode: 1 };
  }
}

const misunderstood = (complaint: string): CommandResult => ({ lines: [], complaint, exitCode: 2 });

/** The language that is asked for with `--lang de` or `--lang=de`, and the other words; `null` if there is no such language. */
function languageIn(
  given: readonly string[],
): { readonly language: Language; readonly rest: readonly string[] } | null {
  const at = given.findIndex((word) => word === '--lang' || word.startsWith('--lang='));
  if (at === -1) return { language: 'en', rest: given };
  const [word = ''] = given.slice(at);
  const [tag, taken] = word === '--lang' ? [given[at + 1], 2] : [word.slice('--lang='.length), 1];
  const language = LANGUAGE_TAGS.find((one) => one === tag);
  return language === undefined ? null : { language, rest: given.toSpliced(at, taken) };
}
