import { Curve, decisionsOf, type StudiedMatch } from '@boomtown/analysis';
import { MeasuredMoment, type Moment } from '@boomtown/analysis/moments';
import { type AnyGame, legal } from '@boomtown/game-core';
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

/** What moments near the end of a match brought seat 0. */
function knownMoments(game: AnyGame, options: object, by: Moment['by']) {
  return knownSteps(game, options, 6).flatMap(({ match, step }) =>
    match.steps.slice(step + 1).flatMap(({ made, byChance }, nth) => {
      const at = step + 1 + nth;
      const before = match.steps[at - 1]?.state ?? {};
      const isOne = by === 'luck' ? byChance : legal(game, before, made?.seat ?? 0).length > 1;
      if (made === null || !isOne) return [];
      const expected = valueOfAction(game, before, made.action, MOST_POSITIONS);
      const from = enumeratedValue(game, before, MOST_POSITIONS);
      const to = enumeratedValue(game, match.steps[at]?.state ?? {}, MOST_POSITIONS);
      if (expected === null || from === null || to === null) return [];
      // Of two players one's gain is the other's loss.
      const sign = by === 'decision' && made.seat === 1 ? -1 : 1;
      const moment: Moment = { step: at, by, seat: by === 'luck' ? 0 : made.seat, effect: { value: 0, band: 1 } };
      return [{ match, moment, value: sign * (by === 'luck' ? to - expected : expected - from) }];
    }),
  );
}

function measured(match: StudiedMatch, moment: Moment, seed: number, looks: number) {
  const one = new MeasuredMoment(match, moment, seed, looks);
  for (const _ of one.measure(PLAYOUTS));
  return one.effect;
}

describe.each(['luck', 'decision'] as const)('what a moment of %s brought', (by) => {
  const known = knownMoments(gameOf('bau-boom'), { turnLimit: 2 }, by);

  test('lies in its band, measured by playouts of its own', () => {
    expect(known.length).toBeGreaterThan(2);
    for (const { match, moment, value } of known.slice(0, 8)) {
      const inBand = Array.from({ length: RUNS }, (_, seed) => {
        const effect = measured(match, moment, seed, 1);
        return Math.abs(effect.value - value) <= effect.band;
      });
      expect(inBand.filter(Boolean).length).toBeGreaterThanOrEqual(ENOUGH);
    }
  });

  test('has a wider band, the more moments it is the largest of', () => {
    const [one] = known;
    if (one === undefined) throw new Error('no moment is known');
    const [alone, ofMany] = [1, 48].map((looks) => measured(one.match, one.moment, 1, looks));
    expect(ofMany?.value).toBe(alone?.value);
    expect(ofMany?.band).toBeGreaterThan(alone?.band ?? 1);
  });
});
