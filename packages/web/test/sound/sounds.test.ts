import { SCORE } from '@boomtown/ui-kit';
import { describe, expect, test } from 'vitest';
import { soundsOfStep } from '../../src/pages/table/use-sounds.ts';

const SOUNDS = { built: 'place', fell: 'collapse', sold: 'coin', drawn: 'card', rolled: 'dice', filled: null } as const;
const heard = (...types: string[]) =>
  soundsOfStep(
    types.map((type) => ({ type })),
    SOUNDS,
  );

describe('the sounds of a step', () => {
  test('come in the order of what happened, one after the other', () => {
    const cues = heard('sold', 'drawn', 'rolled');
    expect(cues.map(([name]) => name)).toEqual(['coin', 'card', 'dice']);
    const begins = cues.map(([, begin]) => begin);
    expect(begins).toEqual([...begins].sort((a, b) => a - b));
    expect(new Set(begins).size).toBe(3);
  });

  test('are each heard once, however many things fell', () => {
    expect(heard('fell', 'fell', 'fell').map(([name]) => name)).toEqual(['collapse']);
  });

  test('are three at the most', () => {
    expect(heard('built', 'fell', 'sold', 'drawn', 'rolled')).toHaveLength(3);
  });

  test('are none for what makes no noise or is of another game', () => {
    expect(heard('filled', 'unheard-of', 'constructor')).toEqual([]);
  });
});

describe.each(Object.entries(SCORE))('the sound "%s"', (name, voices) => {
  test('is short, and never louder than loud', () => {
    const longest = name === 'collapse' ? 1.5 : 1.1;
    for (const { at, lasts, from, to = from, peak } of voices) {
      expect(at + lasts).toBeLessThanOrEqual(longest);
      expect(peak).toBeGreaterThan(0);
      // An exponential glide can't begin or end at nothing.
      expect(Math.min(from, to)).toBeGreaterThan(0);
    }
    const beginnings = voices.map(({ at }) => at);
    for (const moment of beginnings) {
      const together = voices.filter(({ at, lasts }) => at <= moment && moment < at + lasts);
      expect(together.reduce((sum, { peak }) => sum + peak, 0)).toBeLessThan(1.6);
    }
  });
});
