import { type Effect, isClear, pickedFrom } from '@boomtown/analysis/estimate';
import { textStream } from '@boomtown/game-core';
import { expect, test } from 'vitest';

const TRIALS = 400;
const MANY = 160;
const rng = textStream('picked effects');

/** An estimate of what is 0 in truth: off by the bell curve, with its band of 95 %. */
function estimateOfNothing(): Effect {
  const [one, other] = [(rng.int(1_000_000) + 1) / 1_000_001, rng.int(1_000_000) / 1_000_000];
  return { value: 0.1 * Math.sqrt(-2 * Math.log(one)) * Math.cos(2 * Math.PI * other), band: 0.196 };
}

/** In how many of the trials the largest of many estimates seems to be something. */
function falselyTold(seen: (effect: Effect) => Effect): number {
  const trials = Array.from({ length: TRIALS }, () => Array.from({ length: MANY }, estimateOfNothing));
  return trials.filter((estimates) => estimates.map(seen).some(isClear)).length / TRIALS;
}

test('the largest of many effects is reported only where it is more than the largest of as many by chance', () => {
  expect(falselyTold((effect) => effect)).toBeGreaterThan(0.95);
  expect(falselyTold((effect) => pickedFrom(MANY, effect))).toBeLessThan(0.05);
});

test('a large effect is reported, however many it was picked from', () => {
  expect(isClear(pickedFrom(MANY, { value: 0.5, band: 0.2 }))).toBe(true);
});
