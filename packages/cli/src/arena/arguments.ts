import { parseArgs } from 'node:util';
import { type AnyBotEntry, botsFor, isLevel } from '@boomtown/bots';
import { failed, ok, type Result, startMatch } from '@boomtown/game-core';
import { BOTS } from '@boomtown/registry/bots';
import type { Contestant } from './contestant.ts';

/** A tournament that was asked for. */
export interface Tournament {
  readonly entry: AnyBotEntry;
  readonly a: Contestant;
  readonly b: Contestant;
  readonly games: number;
  readonly threads: number;
  readonly seats: number;
  readonly options: object;
  readonly milliseconds: number | null;
  readonly patience: number;
  readonly seed: string | null;
  /** Where the transcripts are written to; `null`: nowhere. */
  readonly keep: string | null;
}

export const USAGE = `npm run arena -- GAME [--a WHO] [--b WHO] [--bot COMMAND] [--games N] [--threads N] [--seats N]
                       [--options JSON] [--ms N] [--patience N] [--seed TEXT] [--keep FOLDER]

GAME       ${Object.keys(BOTS).join(', ')}
WHO        easy, normal, hard, instant (hard, with no time to think) or random; A is hard and B normal if not given
--bot      a program of your own that plays as A, such as "python3 mybot.py" (docs/bots.md)
--games    how many games, 200 if not given; each pair has the same chance, with the seats exchanged
--threads  how many games are played at the same time, 2 if not given
--seats    how many seats, the fewest if not given; A and B sit by turns
--options  the table's options
--ms       how long one of our bots may think about a move instead of its level's time
--patience milliseconds after which a move is made for your program, 5000 if not given
--seed     any text; the games' chance follows from it (the bots' own does not)
--keep     a folder to which the transcript of each game is written, to be replayed and analysed
--help     says this`;

export function asksForHelp(args: readonly string[]): boolean {
  return args.includes('--help') || args.includes('-h');
}

/** Reads the command line, or says what is wrong with it. */
export function readTournament(args: readonly string[]): Result<Tournament, string> {
  const given = parsed(args);
  if (!given.ok) return given;
  const { values, positionals } = given.value;
  const [game, ...more] = positionals;
  if (game === undefined || more.length > 0) return failed('Name one game.');
  const entry = botsFor(BOTS, game);
  if (entry === undefined) return failed(`There are no bots for "${game}".`);
  const a = values.bot === undefined ? contestant(values.a ?? 'hard') : { command: values.bot };
  const b = contestant(values.b ?? 'normal');
  if (a === null || b === null) return failed('A contestant is easy, normal, hard, instant or random.');
  if (values.bot !== undefined && values.a !== undefined) return failed('With --bot your program is A; leave --a out.');
  const { min, max } = entry.game.info.seats;
  const games = whole('games', values.games, 200, 1, 1e6);
  const threads = whole('threads', values.threads, 2, 1, 64);
  const seats = whole('seats', values.seats, Math.max(2, min), 2, max);
  const milliseconds = values.ms === undefined ? ok(null) : whole('ms', values.ms, 0, 1, 600_000);
  const patience = whole('patience', values.patience, 5000, 1, 600_000);
  if (!games.ok) return games;
  if (!threads.ok) return threads;
  if (!seats.ok) return seats;
  if (!milliseconds.ok) return milliseconds;
  if (!patience.ok) return patience;
  const options = object(values.options ?? '{}');
  if (options === null) return failed('--options is a JSON object, such as \'{"starter":0}\'.');
  const startable = startMatch(entry.game, options, seats.value, new Uint8Array(32));
  if (!startable.ok) return failed(`The game takes no such options (--options) or seats: ${startable.error.message}`);
  return ok({
    entry,
    a,
    b,
    games: games.value,
    threads: threads.value,
    seats: seats.value,
    options,
    milliseconds: milliseconds.value,
    patience: patience.value,
    seed: values.seed ?? null,
    keep: values.keep ?? null,
  });
}

function parsed(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const options = {
    a: text,
    b: text,
    bot: text,
    games: text,
    threads: text,
    seats: text,
    options: text,
    ms: text,
    patience: text,
    seed: text,
    keep: text,
  };
  try {
    return ok(parseArgs({ args: [...args], options, allowPositionals: true }));
  } catch (error) {
    return failed(error instanceof Error ? error.message : String(error));
  }
}

function contestant(word: string): Contestant | null {
  return word === 'random' || word === 'instant' || isLevel(word) ? word : null;
}

function whole(
  option: string,
  text: string | undefined,
  otherwise: number,
  min: number,
  max: number,
): Result<number, string> {
  if (text === undefined) return ok(otherwise);
  const value = Number(text);
  if (text.trim() !== '' && Number.isInteger(value) && value >= min && value <= max) return ok(value);
  return failed(min === max ? `--${option} is ${min} here.` : `--${option} is a whole number from ${min} to ${max}.`);
}

function object(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}
