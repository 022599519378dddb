import { parseArgs } from 'node:util';
import { failed, ok, type Result } from '@boomtown/game-core';
import { isLevel } from '../bot.ts';
import { type AnyBotEntry, botsFor } from '../entry.ts';
import { BOTS } from '../registry.ts';
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
}

export const USAGE = `npm run arena -- GAME [--a WHO] [--b WHO] [--bot COMMAND] [--games N] [--threads N] [--seats N]
                       [--options JSON] [--ms N] [--patience N] [--seed TEXT]

GAME       ${Object.keys(BOTS).join(', ')}
WHO        easy, normal, hard or random; A is hard and B normal if not given
--bot      a program of your own that plays as A, such as "python3 mybot.py" (docs/bots.md)
--games    how many games, 200 if not given; each pair has the same chance, with the seats exchanged
--threads  how many games are played at the same time, 2 if not given
--seats    how many seats, the fewest if not given; A and B sit by turns
--options  the table's options
--ms       how long one of our bots may think about a move instead of its level's time
--patience after so many milliseconds a move is made for your program, 5000 if not given
--seed     any text; the games' chance follows from it (the bots' own does not)`;

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
  if (a === null || b === null) return failed('A contestant is easy, normal, hard or random.');
  if (values.bot !== undefined && values.a !== undefined) return failed('With --bot your program is A; leave --a out.');
  const { min, max } = entry.game.info.seats;
  const games = whole(values.games, 200, 1, 1e6);
  const threads = whole(values.threads, 2, 1, 64);
  const seats = whole(values.seats, Math.max(2, min), 2, max);
  const milliseconds = values.ms === undefined ? null : whole(values.ms, 0, 1, 600_000);
  const patience = whole(values.patience, 5000, 1, 600_000);
  if (games === undefined || threads === undefined || seats === undefined) return failed(OUT_OF_RANGE);
  if (milliseconds === undefined || patience === undefined) return failed(OUT_OF_RANGE);
  const options = object(values.options ?? '{}');
  if (options === null) return failed('The options are a JSON object.');
  return ok({ entry, a, b, games, threads, seats, options, milliseconds, patience, seed: values.seed ?? null });
}

const OUT_OF_RANGE = 'A number is not one, or out of range.';

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
  };
  try {
    return ok(parseArgs({ args: [...args], options, allowPositionals: true }));
  } catch (error) {
    return failed(error instanceof Error ? error.message : String(error));
  }
}

function contestant(word: string): Contestant | null {
  return word === 'random' || isLevel(word) ? word : null;
}

function whole(text: string | undefined, otherwise: number, min: number, max: number): number | undefined {
  if (text === undefined) return otherwise;
  const value = Number(text);
  return Number.isInteger(value) && value >= min && value <= max ? value : undefined;
}

function object(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}
