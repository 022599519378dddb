import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type AnyGame,
  bytesToHex,
  type MadeAction,
  type Outcome,
  outcome,
  readHex,
  replay,
  shortHash,
} from '@boomtown/game-core';
import { playAtRandom, seedBytes } from '@boomtown/game-testing';
import { isGameId } from '@boomtown/registry/ids';

const GAMES_FOLDER = fileURLToPath(new URL('../../../games/', import.meta.url));

/** The first line of a file: what the match began with. */
interface Head {
  readonly game: string;
  /** The version of the rules under which it was played. */
  readonly rulesVersion: number;
  readonly options: object;
  readonly seats: number;
  /** 64 hex digits. */
  readonly seed: string;
}

/** What a record must replay to, for ever; the last line of a file. */
export interface Tail {
  /** Hash of the final state. */
  readonly state: string;
  /** Hash of all events with their audiences, step by step. */
  readonly events: string;
  readonly outcome: Outcome | null;
}

/** A finished match as it was written down under some version of the rules: a head, its actions, and where they led. */
export interface GoldenRecord {
  readonly head: Head;
  readonly actions: readonly MadeAction[];
  readonly tail: Tail;
}

/** The names of all golden records of the games of this build, of any version. */
export function keptNames(): string[] {
  return recordFolders()
    .flatMap((folder) => readdirSync(folder))
    .filter((name) => isGameId(name.replace(/-v\d+-\d+\.jsonl$/, '')))
    .sort();
}

/** Each game's package keeps the records of its games. */
function recordFolders(): string[] {
  return readdirSync(GAMES_FOLDER)
    .map((name) => join(GAMES_FOLDER, name, 'test/records'))
    .filter((folder) => existsSync(folder));
}

function folderOf(name: string): string {
  const folder = recordFolders().find((one) => existsSync(join(one, name)));
  if (folder === undefined) throw new Error(`there is no golden record ${name}`);
  return folder;
}

/** The names that the records of a game's present rules have, one for each of its samples. */
export function wantedNames({ info, samples }: AnyGame): string[] {
  return samples.map((_, index) => `${info.id}-v${info.version}-${index}.jsonl`);
}

export function readRecord(name: string): GoldenRecord {
  const lines = readFileSync(join(folderOf(name), name), 'utf8')
    .trimEnd()
    .split('\n');
  const [head, ...rest] = lines.map((line): unknown => JSON.parse(line));
  const tail = rest.pop();
  // Written by `writeRecord`; what is damaged fails in the test that replays it.
  return { head: head as Head, actions: rest as MadeAction[], tail: tail as Tail };
}

/** Where a record leads today, or why it leads nowhere. */
export function replayed(game: AnyGame, { head, actions }: Omit<GoldenRecord, 'tail'>): Tail | string {
  const seed = readHex(head.seed, 32);
  if (seed === undefined) return 'its seed is none';
  const happened: unknown[] = [];
  const { options, seats } = head;
  const result = replay(game, { options, seats, seed, actions }, ({ events }) => happened.push(events));
  if (!result.ok) {
    const { index, refusal } = result.error;
    return `its ${index === null ? 'setup' : `action ${index + 1}`} is refused: ${refusal.code}: ${refusal.message}`;
  }
  const { state } = result.value;
  return { state: shortHash(state), events: shortHash(happened), outcome: outcome(game, state) };
}

/** Plays a sample of a game to its end at random and writes it down. */
export function writeRecord(game: AnyGame, sample: number, name: string): void {
  const { seats, options } = game.samples[sample] ?? { seats: game.info.seats.min, options: {} };
  const seed = bytesToHex(seedBytes(`golden ${name}`));
  const play = playAtRandom(game, { seats, options, seed, policy: `golden ${name}` });
  const actions = play.positions.flatMap(({ made }) => (made === null ? [] : [made]));
  const head: Head = { game: game.info.id, rulesVersion: game.info.version, options, seats, seed };
  const tail = replayed(game, { head, actions });
  if (typeof tail === 'string' || tail.outcome === null) throw new Error(`${name} did not come to an end: ${tail}`);
  // Earlier records of the game say where it keeps them; a new game has a package of its own name.
  const beside = keptNames().find((one) => one.startsWith(`${game.info.id}-v`));
  const folder = beside === undefined ? join(GAMES_FOLDER, game.info.id, 'test/records') : folderOf(beside);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), `${[head, ...actions, tail].map((line) => JSON.stringify(line)).join('\n')}\n`);
}
