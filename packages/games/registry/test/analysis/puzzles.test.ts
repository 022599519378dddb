import { dailyPuzzle, dailyTable, findPuzzles, type Puzzle, USUAL_EFFORT } from '@boomtown/analysis';
import { isClear } from '@boomtown/analysis/estimate';
import { sameJson } from '@boomtown/game-core';
import { describe, expect, test } from 'vitest';
import { BOTS } from '../../src/bots.ts';
import { botMatch } from './bot-match.ts';

function done<T>(search: Generator<number, T>): T {
  for (;;) {
    const step = search.next();
    if (step.done === true) return step.value;
  }
}

const QUICK = { ...USUAL_EFFORT, decisions: 12, looks: 12, measured: 4, pairs: 96, asks: 40 };
const puzzlesIn = (id: string, options: object, nth: number) => done(findPuzzles(botMatch(id, options, nth), 5, QUICK));

describe.each([
  ['bau-boom', { turnLimit: 30 }],
  ['constructo', {}],
])('puzzles from matches of %s', (id, options) => {
  const found: readonly Puzzle[] = [1, 2, 3].flatMap((nth) => puzzlesIn(id, options, nth));
  const entry = BOTS[id];

  test('are found, the same each time', () => {
    expect(found.length).toBeGreaterThan(0);
    expect(puzzlesIn(id, options, 1)).toEqual(puzzlesIn(id, options, 1));
  });

  test('are searched for step by step, and the progress is reported', () => {
    const search = findPuzzles(botMatch(id, options, 1), 5, QUICK);
    const parts: number[] = [];
    for (let step = search.next(); step.done !== true; step = search.next()) parts.push(step.value);
    expect(parts).toEqual(parts.toSorted((a, b) => a - b));
    expect([parts[0], (parts.at(-1) ?? 2) < 1]).toEqual([0, true]);
    expect(new Set(parts).size).toBeGreaterThan(3);
  });

  test('let choose between legal actions, of which one is best beyond the band of each other', () => {
    for (const { view, own, seat, choices, best, playouts, keeps } of found) {
      const legal = entry?.game.legal(view, own, seat) ?? [];
      for (const { action } of choices) expect(legal.some((one) => sameJson(one, action))).toBe(true);
      expect(choices.length).toBeGreaterThanOrEqual(3);
      expect(choices[best]?.behind).toBeNull();
      const others = choices.filter((_, nth) => nth !== best);
      expect(keeps === null).toBe(playouts > 0);
      if (playouts === 0) expect(others.every(({ behind }) => behind === null)).toBe(true);
      else expect(others.every(({ behind }) => behind !== null && behind.value > 0 && isClear(behind))).toBe(true);
      // As it is said on the page, in whole points.
      for (const { behind } of others) {
        if (behind !== null) expect(Math.round(100 * behind.value)).toBeGreaterThan(Math.ceil(100 * behind.band));
      }
    }
  });

  test('are plain JSON that shows what one seat saw, and no more', () => {
    for (const puzzle of found) {
      expect(JSON.parse(JSON.stringify(puzzle))).toEqual(puzzle);
      expect(Object.keys(puzzle).sort()).toEqual(
        ['best', 'choices', 'game', 'keeps', 'own', 'playouts', 'seat', 'seats', 'step', 'version', 'view'].sort(),
      );
      expect(entry?.game.actors(puzzle.view)).toContain(puzzle.seat);
    }
  });
});

describe('a search by playouts', () => {
  const stepsOf = (work: number, measured = QUICK.measured) => {
    const search = findPuzzles(botMatch('bau-boom', { turnLimit: 30 }, 1), 5, { ...QUICK, work, measured });
    let steps = 0;
    while (search.next().done !== true) steps += 1;
    return steps;
  };

  test('goes on for no longer than its work lasts', () => {
    expect(stepsOf(1)).toBe(1);
    const few = stepsOf(20_000);
    expect(few).toBeGreaterThan(1);
    expect(few).toBeLessThan(stepsOf(QUICK.work));
  });
});

describe('the puzzle of a day', () => {
  // The game whose puzzles are found most quickly.
  const entries = ['bau-boom'].flatMap((id) => BOTS[id] ?? []);
  const of = (day: string, seed: string) => done(dailyPuzzle(entries, day, seed));

  test('is the same for all who have the day’s seed, and another one with another seed', () => {
    const puzzle = of('2026-11-30', 'ab');
    expect(puzzle).not.toBeNull();
    expect(of('2026-11-30', 'ab')).toEqual(puzzle);
    expect(of('2026-11-30', 'cd')).not.toEqual(puzzle);
  });

  test('comes from a game that offers one', () => {
    expect(BOTS.boondoggle === undefined ? null : dailyTable(BOTS.boondoggle)).toBeNull();
    expect(done(dailyPuzzle(BOTS.boondoggle === undefined ? [] : [BOTS.boondoggle], '2026-11-30', 'ab'))).toBeNull();
  });
});
