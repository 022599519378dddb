import { Curve, decisionsOf } from '@boomtown/analysis';
import { games as stoneWall } from '@boomtown/stone-wall/rules';
import { describe, expect, test } from 'vitest';
import { gameOf } from '../../src/rules.ts';
import { enumeratedValue, valueOfAction } from './enumerated.ts';
import { knownSteps, MOST_POSITIONS } from './small-endings.ts';

const RUNS = 200;
/** In so many of them the value has to lie in the band of 95 %. */
const ENOUGH = 0.9 * RUNS;
const PLAYOUTS = 40;

describe.each([
  ['constructo', gameOf('constructo'), {}],
  ['constructor', gameOf('constructor'), {}],
  ['bau-boom', gameOf('bau-boom'), { turnLimit: 2 }],
  ['construction-boom', gameOf('construction-boom'), {}],
  ['boondoggle', gameOf('boondoggle'), {}],
  ['stone-wall', stoneWall['stone-wall'], {}],
])('at the end of %s, in 90 runs of 100 and more,', (_, game, options) => {
  test('a chance lies in its band', () => {
    for (const { match, step, value } of knownSteps(game, options, 2)) {
      const inBand = Array.from({ length: RUNS }, (_, seed) => {
        const curve = new Curve(match, 'open', seed);
        for (const _ of curve.refineOne(step, PLAYOUTS));
        const [first] = curve.at(step) ?? [];
        return first !== undefined && first.low <= value && value <= first.high;
      });
      expect(inBand.filter(Boolean).length).toBeGreaterThanOrEqual(ENOUGH);
    }
  });
});

describe.each([
  ['constructo', gameOf('constructo'), {}],
  ['bau-boom', gameOf('bau-boom'), { turnLimit: 2 }],
])('at the end of %s, in 90 runs of 100 and more,', (_, game, options) => {
  test('what a decision brought lies in its band', () => {
    const known = knownSteps(game, options, 6).flatMap(({ match, step }) => {
      const decision = decisionsOf(match, 0).find((one) => one.step > step);
      if (decision === undefined) return [];
      const { state = {} } = match.steps[decision.step - 1] ?? {};
      const before = enumeratedValue(game, state, MOST_POSITIONS);
      const after = valueOfAction(game, state, decision.made.action, MOST_POSITIONS);
      if (before === null || after === null) return [];
      return [{ match, step: decision.step, value: after - before }];
    });
    expect(known.length).toBeGreaterThan(2);
    for (const { match, step, value } of known) {
      const inBand = Array.from({ length: RUNS }, (_, seed) => {
        const decision = decisionsOf(match, seed).find((one) => one.step === step);
        decision?.weigh(PLAYOUTS);
        const effect = decision?.effects[0]?.effect;
        return effect !== undefined && Math.abs(effect.value - value) <= effect.band;
      });
      expect(inBand.filter(Boolean).length).toBeGreaterThanOrEqual(ENOUGH);
    }
  });
});
