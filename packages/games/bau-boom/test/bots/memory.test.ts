import { describe, expect, test } from 'vitest';
import { believedLoad } from '../../src/bots/memory.ts';
import type { BauBoomEvent, BauBoomPublicView, Block } from '../../src/view.ts';
import { tableWith } from './tables.ts';

const COLOURS: readonly Block[] = ['red', 'yellow', 'green', 'blue', 'blue', 'green', 'yellow', 'red'];

const LOADED: readonly BauBoomEvent[] = COLOURS.map((block, i) => ({ type: 'loaded', seat: 0, from: i + 1, block }));

function withLoads(...loads: readonly number[]): BauBoomPublicView {
  return tableWith({ barrows: loads.map((load) => ({ at: 13, load })) });
}

describe('what a seat believes to lie in a wheelbarrow', () => {
  test('is exactly what went in, for who remembers everything', () => {
    expect(believedLoad(withLoads(8, 0), LOADED, 0, 'hard')).toEqual(COLOURS);
  });

  test('is without what an anteater took, and nothing after unloading (§3.6, §4.1)', () => {
    const lost: BauBoomEvent = { type: 'lost', seat: 0 };
    expect(believedLoad(withLoads(7, 0), [...LOADED, lost], 0, 'hard')).toEqual(COLOURS.slice(0, -1));
    const unloaded: BauBoomEvent = { type: 'unloaded', seat: 0, blocks: COLOURS };
    const after: BauBoomEvent = { type: 'drawn', seat: 0, block: 'green' };
    expect(believedLoad(withLoads(0, 0), [...LOADED, unloaded], 0, 'hard')).toEqual([]);
    expect(believedLoad(withLoads(1, 0), [...LOADED, unloaded, after], 0, 'hard')).toEqual(['green']);
  });

  test('is of the right length where a block was never seen', () => {
    const hidden: BauBoomEvent = { type: 'drawn', seat: 1 };
    expect(believedLoad(withLoads(0, 1), [...LOADED, hidden], 1, 'hard')).toHaveLength(1);
    expect(believedLoad(withLoads(0, 3), [], 1, 'hard')).toHaveLength(3);
  });

  test('is less certain the longer ago, and for a child more than for an adult; what is mixed up stays so', () => {
    const many = Array.from({ length: 40 }, (): readonly BauBoomEvent[] => LOADED).flat();
    const wrong = (level: 'easy' | 'normal'): number => {
      const believed = believedLoad(withLoads(many.length, 0), many, 0, level);
      expect(believedLoad(withLoads(many.length, 0), many, 0, level)).toEqual(believed);
      expect(believed.at(-1)).toBe('red');
      return believed.filter((block, i) => block !== COLOURS[i % COLOURS.length]).length;
    };
    expect(wrong('normal')).toBeGreaterThan(0);
    expect(wrong('easy')).toBeGreaterThan(wrong('normal'));
  });

  test('is what everybody sees where loads lie open (§3.8)', () => {
    const open = tableWith({ barrows: [{ at: 3, load: ['red', 'blue'] }] });
    expect(believedLoad(open, [], 0, 'easy')).toEqual(['red', 'blue']);
  });
});
