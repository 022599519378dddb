import { describe, expect, it } from 'vitest';
import { scoreSheet } from '../../src/rules/scoring.ts';
import { only, play, position } from './position.ts';

describe('§8 Scoring', () => {
  it('three OLD doubled with five OLD tiles is 100, as in the rulebook', () => {
    expect(scoreSheet({ number: 3, material: 'old', doubled: true }, 5)).toEqual({
      reward: 30,
      extra: 2,
      perExtra: 10,
      missing: 0,
      perMissing: 20,
      factor: 2,
      money: 100,
    });
  });

  it('three MODERN with six is 60, as in the rulebook', () => {
    expect(scoreSheet({ number: 3, material: 'modern', doubled: false }, 6).money).toBe(60);
  });

  it('four OLD with two is -40, as in the rulebook', () => {
    expect(scoreSheet({ number: 4, material: 'old', doubled: false }, 2)).toEqual({
      reward: 0,
      extra: 0,
      perExtra: 10,
      missing: 2,
      perMissing: 20,
      factor: 1,
      money: -40,
    });
  });

  it.each([
    [4, 'old', 4, 30],
    [4, 'modern', 4, 30],
    [4, 'cheap', 4, 30],
    [4, 'old', 6, 50],
    [4, 'cheap', 6, 50],
    [4, 'modern', 2, -30],
    [4, 'cheap', 2, -20],
    [16, 'old', 0, -320],
  ] as const)('%i %s with %i in play is %i, and twice that doubled', (number, material, count, money) => {
    expect(scoreSheet({ number, material, doubled: false }, count).money).toBe(money);
    expect(scoreSheet({ number, material, doubled: true }, count).money).toBe(2 * money);
  });

  it.each([
    ['old', 4, 80],
    ['modern', 2, -30],
    ['cheap', 1, -40],
  ] as const)('counts every %s tile in play, grounds too', (material, count, money) => {
    const drawing = '1 | OT MT . . .\n0 | OG OG OG CG MG\n | 0 1 2 3 4';
    const state = position({
      drawing,
      hands: ['MG', 'MG'],
      contract: { number: 3, material, doubled: true },
      passes: 1,
    });
    const { state: over, events } = play(state, { type: 'pass' });
    const line = { contractor: 0, number: 3, material, doubled: true, count, money };
    expect(over.history).toEqual([line]);
    expect(only(events, 'round-scored')).toEqual([{ type: 'round-scored', ...line }]);
  });

  it('gives the saboteur nothing', () => {
    const state = position({ hands: ['OG', 'OG'], contract: { contractor: 1, number: 2, material: 'old' }, passes: 1 });
    const { state: over, events } = play(state, { type: 'pass' });
    expect(over.money).toEqual([0, -20]);
    expect(only(events, 'match-ended')).toEqual([{ type: 'match-ended', winners: [0], money: [0, -20] }]);
  });
});
