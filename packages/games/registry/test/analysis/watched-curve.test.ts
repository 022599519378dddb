import { hasWatchedCurve, WatchedCurve } from '@boomtown/analysis';
import { sameJson, textStream } from '@boomtown/game-core';
import { describe, expect, test } from 'vitest';
import { BOTS } from '../../src/bots.ts';
import { botMatch } from './bot-match.ts';

const SHOWN = ['bau-boom', 'boondoggle', 'construction-boom'];

test.each(Object.entries(BOTS))('%s shows spectators chances only if it says so', (id, entry) => {
  expect(hasWatchedCurve(entry)).toBe(SHOWN.includes(id));
});

describe.each(SHOWN)('the chances that spectators of %s are shown', (id) => {
  const match = botMatch(id, id === 'bau-boom' ? { turnLimit: 6 } : {}, 2);
  const { entry, steps } = match;
  const { game } = entry;
  const looked = steps.filter((_, step) => step % Math.ceil(steps.length / 4) === 0);

  const curveOf = (states: readonly object[]) => {
    const curve = new WatchedCurve(entry, 1);
    for (const [step, state] of states.entries()) curve.see(step, game.publicView(state));
    for (const _ of curve.refine(2));
    return curve.points;
  };

  test('are the same in two worlds that look the same to a spectator', () => {
    const here = looked.map(({ state }) => state);
    const there = here.map(
      (state, step) => game.redeal?.(state, null, textStream(`another world at ${step}`)) ?? state,
    );
    expect(sameJson(there, here)).toBe(false);
    expect(curveOf(there)).toEqual(curveOf(here));
  });

  test('are there for each step that was seen, and add up to one', () => {
    const points = curveOf(looked.map(({ state }) => state));
    expect(points.map(({ step }) => step)).toEqual([...looked.keys()]);
    for (const { chances } of points) {
      expect(chances.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(1, 9);
    }
  });

  test('are the same in whatever order the steps came', () => {
    const states = looked.map(({ state }) => state);
    const curve = new WatchedCurve(entry, 1);
    for (const step of [...states.keys()].reverse()) {
      curve.see(step, game.publicView(states[step] ?? {}));
      for (const _ of curve.refine(1));
    }
    for (const _ of curve.refine(2));
    expect(curve.points).toEqual(curveOf(states));
  });

  test('are certain once the match is over', () => {
    const last = curveOf([steps.at(-1)?.state ?? {}])[0];
    expect(last?.chances.map(({ low, high }) => high - low)).toEqual(last?.chances.map(() => 0));
  });
});
