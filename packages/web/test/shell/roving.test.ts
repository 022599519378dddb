import { describe, expect, test } from 'vitest';
import { alongRow } from '../../src/shell/roving.ts';

describe('the keys along a row of things', () => {
  test.each([
    ['ArrowRight', 1, 2],
    ['ArrowDown', 1, 2],
    ['ArrowLeft', 1, 0],
    ['ArrowUp', 1, 0],
    ['Home', 2, 0],
    ['End', 0, 3],
  ])('%s leads from %i to %i', (key, from, to) => expect(alongRow(key, from, 4)).toBe(to));

  test.each([
    ['ArrowRight', 3],
    ['ArrowDown', 3],
    ['ArrowLeft', 0],
    ['ArrowUp', 0],
    ['Tab', 1],
    ['Enter', 1],
    ['a', 1],
  ])('%s at %i leads nowhere, so that the browser does with it what it does', (key, from) =>
    expect(alongRow(key, from, 4)).toBeNull(),
  );

  test('nothing is reached where there is nothing', () => {
    for (const key of ['Home', 'End', 'ArrowDown', 'ArrowUp']) expect(alongRow(key, 0, 0)).toBeNull();
  });
});
