import { describe, expect, test } from 'vitest';
import { rollsOf, throughTheLap } from '../../src/bots/lap.ts';
import { hillNow } from '../../src/bots/outlook.ts';
import { START } from '../../src/view.ts';
import { hillWith, tableWith, trailWith } from './tables.ts';

const EVEN = [0.25, 0.25, 0.25, 0.25];

/** Turns to go with all but the green top built, from a space on, with these blocks on the trail. */
function topMissing(trail: Parameters<typeof trailWith>[0], from: number) {
  const view = tableWith({ hills: [hillWith(9), hillWith(0)] });
  return throughTheLap(
    { hill: hillNow(view, 0), trail: trailWith(trail), chance: EVEN, rolls: rollsOf('standard') },
    from,
  );
}

describe('the turns that a lap is expected to take', () => {
  test('rolls have all chances together, and let choose from what the variant has (§3.1, §5.2, §5.3)', () => {
    for (const variant of ['standard', 'clever', 'young'] as const) {
      expect(rollsOf(variant).reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
    }
    expect(rollsOf('young').every(({ distances }) => distances.length <= 2)).toBe(true);
    expect(rollsOf('standard')).toContainEqual({ distances: [2, 5, 7], chance: 2 / 36 });
    expect(rollsOf('clever')).toContainEqual({ distances: [2, 3, 5, 7], chance: 2 / 36 });
  });

  test('from the last space it is one turn, whatever the dice', () => {
    expect(topMissing({}, 29)(29, ['green'])).toBeCloseTo(1);
    expect(topMissing({}, 29)(START, ['green'])).toBe(0);
  });

  test('from four spaces before the start it is one turn unless the dice show less together', () => {
    // 1-1 and 1-2 stop two spaces and one before it, and from there every roll reaches it.
    expect(topMissing({}, 26)(26, ['green'])).toBeCloseTo(1 + 3 / 36);
  });

  test('with nothing to find a whole lap more is to come', () => {
    const empty = topMissing({}, 25);
    expect(empty(25, [])).toBeGreaterThan(empty(25, ['green']) + 3);
    const found = topMissing({ 26: 'green', 28: 'green' }, 25);
    expect(found(25, [])).toBeLessThan(empty(25, []));
  });

  test('the player who has all that is needed loses nothing by a block more: it wins at once (§4.5)', () => {
    const lap = topMissing({}, 24);
    expect(lap(24, ['green', 'red'])).toBeCloseTo(lap(24, ['green']));
  });
});
