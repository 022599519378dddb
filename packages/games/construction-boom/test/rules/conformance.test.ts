import { describeConformance } from '@boomtown/game-testing';
import { expect } from 'vitest';
import { constructionBoomGame } from '../../src/rules/index.ts';
import { MOST_GROUNDS } from '../../src/rules/placement.ts';

describeConformance(constructionBoomGame, {
  hiddenPhases: ['bid'],
  hiddenParts: ({ hands, aside }) => ({ 'the hand of seat 0': hands[0], 'the hand of seat 1': hands[1], aside }),
  silent: ['skip'],
  noOpenHalf: ['hand'],
  invariant: ({ building, hands, aside, removed }) => {
    expect(building.filter(({ row }) => row === 0).length).toBeLessThanOrEqual(MOST_GROUNDS);
    expect(new Set([...building.map(({ tile }) => tile), ...hands.flat(), ...aside, ...removed]).size).toBe(48);
  },
});
