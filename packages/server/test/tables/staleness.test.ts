import { describe, expect, test } from 'vitest';
import { mayBeJudged, type Turn } from '../../src/tables/staleness.ts';

const turn = (step: number, actors: number[], by: number | null, how: Turn['how'] = 'action'): Turn => ({
  step,
  actors,
  by,
  how,
});

describe('which action may be judged on the present state', () => {
  test('one made for the present step, by any seat to act', () => {
    expect(mayBeJudged([turn(4, [0], 1)], 4, 1)).toBe(true);
  });

  test('none made for a step that is still to come, or is long forgotten', () => {
    expect(mayBeJudged([turn(4, [0, 1], 1)], 5, 0)).toBe(false);
    expect(mayBeJudged([turn(4, [0, 1], 1)], 3, 0)).toBe(false);
    expect(mayBeJudged([], 0, 0)).toBe(false);
  });

  test('none made for an earlier step at which one alone was to act', () => {
    expect(mayBeJudged([turn(3, [0], null), turn(4, [1], 0)], 3, 1)).toBe(false);
    expect(mayBeJudged([turn(3, [1], null), turn(4, [0, 1], 1)], 3, 1)).toBe(false);
  });

  test('one made while several might act, if only others have acted since', () => {
    expect(mayBeJudged([turn(3, [0, 1], null), turn(4, [1], 0)], 3, 1)).toBe(true);
    expect(mayBeJudged([turn(3, [0, 1, 2], null), turn(4, [0, 1, 2], 0), turn(5, [1, 2], 2)], 3, 1)).toBe(true);
  });

  test('one made before a player resigned, by any seat to act', () => {
    expect(mayBeJudged([turn(3, [0], 1), turn(4, [0], 2, 'table-event')], 3, 0)).toBe(true);
    expect(mayBeJudged([turn(3, [0], 1), turn(4, [0], 2, 'table-event'), turn(5, [1], 0)], 3, 1)).toBe(false);
  });

  test('none made before something was taken back, though several might act', () => {
    expect(mayBeJudged([turn(3, [0, 1], null), turn(4, [0, 1], 0, 'back')], 3, 1)).toBe(false);
    expect(mayBeJudged([turn(3, [0, 1], null), turn(4, [0, 1], 0, 'back')], 4, 1)).toBe(true);
  });

  test('not if the seat itself has acted since, or was no longer to act in between', () => {
    expect(mayBeJudged([turn(3, [0, 1], null), turn(4, [0, 1], 1)], 3, 1)).toBe(false);
    expect(mayBeJudged([turn(3, [0, 1], null), turn(4, [0], 0), turn(5, [0, 1], 0)], 3, 1)).toBe(false);
    expect(mayBeJudged([turn(3, [0, 2], null), turn(4, [0, 1], 0)], 3, 1)).toBe(false);
  });
});
