import { readFileSync } from 'node:fs';
import {
  actors,
  apply,
  type Game,
  type GameTypes,
  legal,
  outcome,
  readHex,
  shortHash,
  stepStream,
} from '@boomtown/game-core';
import { describe, expect, it } from 'vitest';

/** One line of a file of cases: what is done, and what must hold after it. */
interface CaseLine {
  readonly new?: { readonly game: string; readonly options: object; readonly seats: number; readonly seed: string };
  readonly act?: { readonly seat: number; readonly action: { readonly type: string } };
  readonly actors?: readonly number[];
  /** By seat: how many legal actions, and the hash of their list. */
  readonly legal?: { readonly [seat: string]: readonly [number, string] };
  readonly legalList?: { readonly [seat: string]: readonly object[] };
  readonly stateHash?: string;
  readonly state?: object;
  readonly outcome?: object | null;
  /** The code with which the action is refused. */
  readonly refused?: string;
}

interface CaseGame {
  /** The number of the game's first line in the file, from 1. */
  readonly line: number;
  readonly lines: readonly CaseLine[];
}

/**
 * Plays a file of whole games, a JSON line a step, and compares actors, legal actions, states, outcomes and refusals
 * with what each line says. One test a game.
 */
export function describeCases<T extends GameTypes>(game: Game<T>, file: URL): void {
  const games = readCases(readFileSync(file, 'utf8'));
  describe(`${game.info.id}: games with known answers`, () => {
    it('has games in its file', () => {
      expect(games.length).toBeGreaterThan(0);
    });
    for (const one of games) {
      const begins = one.lines[0]?.new;
      it(`line ${one.line}: ${one.lines.length - 1} actions, ${begins?.seats} seats, ${JSON.stringify(begins?.options)}`, () => {
        playCase(game, one);
      });
    }
  });
}

/** The games of a file, each from its `new` line on. */
export function readCases(text: string): readonly CaseGame[] {
  const games: { line: number; lines: CaseLine[] }[] = [];
  for (const [index, row] of text.split('\n').entries()) {
    if (row.trim() === '') continue;
    // The file is the test's own; a line of another shape fails in the comparison below.
    const line = JSON.parse(row) as CaseLine;
    if (line.new !== undefined) games.push({ line: index + 1, lines: [line] });
    else {
      const current = games.at(-1);
      if (current === undefined) throw new Error('The first line of a file of cases must begin a game.');
      current.lines.push(line);
    }
  }
  return games;
}

/** Plays one game of a file of cases; throws at the first line that does not hold. */
export function playCase<T extends GameTypes>(game: Game<T>, one: CaseGame): void {
  const begins = one.lines[0]?.new;
  const seed = readHex(begins?.seed, 32);
  if (begins === undefined || seed === undefined) throw new Error(`line ${one.line}: no seed of 64 hex digits`);
  expect(begins.game, 'the game of the case').toBe(game.info.id);
  const first = game.setup(begins.options, begins.seats, stepStream(seed, 0));
  if (!first.ok) throw new Error(`line ${one.line}: the setup is refused: ${first.error.code}: ${first.error.message}`);
  let state: T['State'] = first.value.state;
  let step = 0;
  for (const [index, line] of one.lines.entries()) {
    const where = `line ${one.line + index}${line.act === undefined ? '' : `, ${JSON.stringify(line.act)}`}`;
    if (line.act !== undefined) {
      const next = apply(game, state, line.act.seat, line.act.action, stepStream(seed, step + 1));
      expect(next.ok ? null : next.error.code, `${where}: the refusal`).toBe(line.refused ?? null);
      if (next.ok) {
        state = next.value.state;
        step += 1;
      }
    }
    holdLine(game, state, line, where);
  }
}

function holdLine<T extends GameTypes>(game: Game<T>, state: T['State'], line: CaseLine, where: string): void {
  if (line.state !== undefined) expect(state, `${where}: the state`).toEqual(line.state);
  if (line.stateHash !== undefined) expect(shortHash(state), `${where}: the hash of the state`).toBe(line.stateHash);
  if (line.actors !== undefined) expect(actors(game, state), `${where}: the actors`).toEqual(line.actors);
  if (line.outcome !== undefined) expect(outcome(game, state), `${where}: the outcome`).toEqual(line.outcome);
  for (const [seat, list] of Object.entries(line.legalList ?? {})) {
    expect(legal(game, state, Number(seat)), `${where}: the legal actions of seat ${seat}`).toEqual(list);
  }
  for (const [seat, [count, hash]] of Object.entries(line.legal ?? {})) {
    const list = legal(game, state, Number(seat));
    expect([list.length, shortHash(list)], `${where}: number and hash of the legal actions of seat ${seat}`).toEqual([
      count,
      hash,
    ]);
  }
}
