import { describe, expect, test } from 'vitest';
import { type MileCost, type PlanState, planStateOf } from '../../src/bots/plan-state.ts';
import { scheduleOf } from '../../src/bots/schedule.ts';
import { sightOf, stateIn } from './tables.ts';

const MILE: MileCost = { goods: [1, 1, 1, 0], schemable: false };
const OVER_ANOTHER: MileCost = { goods: [1, 1, 1, 1], schemable: true };

/** The first round of a match of two, with some things otherwise. */
function planState(changes: Partial<PlanState> = {}): PlanState {
  const { view } = sightOf(stateIn('build'), 0);
  const [me] = view.players;
  if (me === undefined) throw new Error('nobody plays');
  return { ...planStateOf(view, me), ...changes };
}

describe('the quickest plan', () => {
  test('builds a mile a round when the goods are there (§6.3)', () => {
    expect(scheduleOf(planState({ goods: [2, 2, 2, 0] }), [MILE, MILE], 'build')).toMatchObject({
      rounds: 2,
      first: { do: 'build' },
    });
  });

  test('buys first when they are not: two pairs, then what is missing', () => {
    const plan = scheduleOf(planState(), [MILE], 'build');
    expect(plan?.first.do).toBe('buy');
    expect(plan?.rounds).toBe(3);
  });

  test('lays a second mile in a round by a scheme (§6.6)', () => {
    const goods = [1, 1, 1, 3];
    expect(scheduleOf(planState({ goods }), [MILE, OVER_ANOTHER], 'build')?.rounds).toBe(1);
    expect(scheduleOf(planState({ goods }), [MILE, MILE], 'build')?.rounds).toBeGreaterThan(1);
    expect(scheduleOf(planState({ goods }), [OVER_ANOTHER], 'scheme')?.first).toEqual({ do: 'guardrail' });
  });

  test('works when there is no money (§6.1), and counts on no good that others hold', () => {
    expect(scheduleOf(planState({ money: 0 }), [MILE], 'job')?.first).toEqual({ do: 'job' });
    expect(scheduleOf(planState({ reach: [0, 4, 4, 4] }), [MILE], 'job')).toBeNull();
  });

  test('has federal funds from the first road on (§5.1)', () => {
    const funded = scheduleOf(planState({ goods: [1, 1, 1, 0], money: 0 }), [MILE, MILE], 'build');
    expect(funded?.first).toEqual({ do: 'build' });
    expect(funded?.rounds).toBeLessThan(6);
  });
});
