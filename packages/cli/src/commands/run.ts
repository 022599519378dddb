import { type ParseArgsConfig, parseArgs } from 'node:util';
import { LANGUAGE_TAGS, type Language, type Words, wordsIn } from '@boomtown/web/sentences';
import { HOST_COMMANDS } from '../host/commands.ts';
import { ANALYSE_OPTIONS, analyseInWords, analyseOptions } from './analyse.ts';
import type { CommandResult, Games, OptionValues } from './command-result.ts';
import { replayInWords } from './replay.ts';
import { readTranscriptFile } from './transcript.ts';
import { verifyInWords } from './verify.ts';

type Run = (raw: unknown, games: Games, words: Words) => CommandResult | Promise<CommandResult>;

interface FileCommand {
  /** What it takes besides the file and the language. */
  readonly options: NonNullable<ParseArgsConfig['options']>;
  /** Reads the options; `null` if they can't be understood. */
  readonly prepare: (given: OptionValues) => Run | null;
  readonly usage: string;
  readonly meaning: string;
}

const IN_ANOTHER = `in another language with --lang ${LANGUAGE_TAGS.join('|')}`;

export const FILE_COMMANDS: { readonly [name: string]: FileCommand } = {
  verify: {
    options: {},
    prepare: () => verifyInWords,
    usage: 'FILE',
    meaning: `checks a transcript (*.boomtown.json) and says what it proves; ${IN_ANOTHER}`,
  },
  replay: {
    options: {},
    prepare: () => replayInWords,
    usage: 'FILE',
    meaning: `tells the match of a transcript in words; ${IN_ANOTHER}`,
  },
  analyse: {
    options: ANALYSE_OPTIONS,
    prepare(given) {
      const options = analyseOptions(given);
      return options && ((raw, games, words) => analyseInWords(raw, games, words, options));
    },
    usage: 'FILE',
    meaning: `says how a match went, by luck and by decisions: --playouts 64 --seed 1 --seat N (from 1) --json; ${IN_ANOTHER}`,
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
  const asked = askedOf(command, given);
  if (asked === null) return misunderstood(usageOf(name, command));
  const { files, values, language } = asked;
  const [file] = files;
  if (file === undefined) return misunderstood(USAGE);
  const prepared = files.length > 1 ? null : command.prepare(values);
  if (prepared === null) return misunderstood(usageOf(name, command));
  const read = readTranscriptFile(locate(file));
  if (!read.ok) return { lines: [], complaint: read.error, exitCode: 2 };
  const spoken = await wordsIn(language);
  try {
    return await prepared(read.value, games, spoken);
  } catch (error) {
    // Rules may run out of stack on deeply nested input; anything else is a bug.
    if (!(error instanceof RangeError)) throw error;
    return { lines: [], complaint: spoken.text('fault.too-deep'), exitCode: 1 };
  }
}

const misunderstood = (complaint: string): CommandResult => ({ lines: [], complaint, exitCode: 2 });

/** What was typed after a command: its options stand before or behind the file. `null` if it can't be understood. */
function askedOf(
  { options }: FileCommand,
  given: readonly string[],
): { readonly files: readonly string[]; readonly values: OptionValues; readonly language: Language } | null {
  try {
    const known = { ...options, lang: { type: 'string' } } as const;
    const { positionals, values } = parseArgs({ args: [...given], options: known, allowPositionals: true });
    const { lang = 'en', ...rest } = values;
    const language = LANGUAGE_TAGS.find((one) => one === lang);
    // None of the options may be given twice, so that no value is a list.
    return language === undefined ? null : { files: positionals, values: rest as OptionValues, language };
  } catch {
    return null;
  }
}
