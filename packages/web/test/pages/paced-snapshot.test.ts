import type { AnySnapshot } from '@boomtown/client';
import { describe, expect, test } from 'vitest';
import { pacedSnapshot } from '../../src/pages/table/paced-snapshot.ts';

const at = (step: number): AnySnapshot => ({ step, view: {}, you: [], events: [] });
const [FOUR, FIVE, SIX, NINE] = [at(4), at(5), at(6), at(9)];

describe('what a page tells in words', () => {
  test('is all there is while no picture says how far it is', () => {
    const pace = pacedSnapshot();
    expect([FOUR, FIVE, NINE].map(pace.of)).toEqual([FOUR, FIVE, NINE]);
  });

  test('is no more than the picture has shown, step by step', () => {
    const pace = pacedSnapshot();
    pace.of(FOUR);
    pace.reached(4);
    expect(pace.of(FIVE)).toBe(FOUR);
    expect(pace.of(SIX)).toBe(FOUR);
    pace.reached(5);
    expect(pace.of(SIX)).toBe(FIVE);
    pace.reached(6);
    expect(pace.of(SIX)).toBe(SIX);
  });

  test('jumps with a picture that jumps, over steps that were never seen', () => {
    const pace = pacedSnapshot();
    pace.of(FOUR);
    pace.reached(4);
    expect(pace.of(NINE)).toBe(FOUR);
    pace.reached(9);
    expect(pace.of(NINE)).toBe(NINE);
  });

  test('waits for no picture that is gone', () => {
    const pace = pacedSnapshot();
    pace.of(FOUR);
    pace.reached(4);
    expect(pace.of(FIVE)).toBe(FOUR);
    pace.left();
    expect(pace.of(FIVE)).toBe(FIVE);
  });
});
