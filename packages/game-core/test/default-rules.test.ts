import { describe, expect, test } from 'vitest';
import { defaultGame, defaultRules, highestWins, type Rng } from '../src/index.ts';
import { list, object, oneOf, perSeat, seat, type TypesOf, tagged, whole } from '../src/shapes/index.ts';

const state = object({
  options: object({ goal: whole(5, 9), pace: oneOf('slow', 'fast') }),
  toMove: seat,
  points: perSeat(whole(0, 9)),
});
const shape = {
  options: object({ goal: whole(5, 9), pace: oneOf('slow', 'fast') }),
  state,
  publicView: state,
  privateView: object({}),
  action: tagged('type', { score: { count: whole(1, 3) } }),
  event: tagged('type', { scored: { seats: list(seat) } }),
};
interface Race extends TypesOf<typeof shape> {}

const rules = defaultRules<Race>({
  info: { id: 'race', name: 'Race', version: 1, seats: { min: 2, max: 3 }, hidden: false },
  shape,
  defaults: { goal: 5, pace: 'slow' },
  optionFields: [
    { key: 'goal', kind: 'number', min: 5, max: 9 },
    { key: 'pace', kind: 'choice', values: ['slow', 'fast'] },
  ],
  actors: ({ options, points, toMove }) => (points.includes(options.goal) ? [] : [toMove]),
  outcome: ({ options, points }) => (points.includes(options.goal) ? highestWins(points) : null),
  refusals: [
    {
      code: 'too-far',
      message: 'That is beyond the goal. Take less.',
      rule: '2',
      when: ({ count }, { options, points }, _own, mover) => (points[mover] ?? 0) + count > options.goal,
    },
  ],
  choices: () => [3, 2, 1].map((count) => ({ type: 'score' as const, count })),
  seatsIn: ({ points }) => points.length,
});
const game = defaultGame<Race>(rules, {
  begin: (options, seats) => ({ options, toMove: 0, points: Array.from({ length: seats }, () => 0) }),
  addsUp: ({ points }) => points.reduce((sum, one) => sum + one, 0) < 20,
  perform: (before) => ({ state: before, events: [] }),
  publicView: (whole) => whole,
  privateView: () => ({}),
  seatsOf: ({ points }) => points.length,
});
const RNG: Rng = { int: () => 0, shuffle: (items) => [...items] };
const at = (points: readonly number[]) => ({ options: { goal: 5, pace: 'slow' as const }, toMove: 0, points });

describe('default rules', () => {
  test('legal is what is not refused, for those who may act', () => {
    expect(rules.legal(at([3, 0]), {}, 0).map(({ count }) => count)).toEqual([2, 1]);
    expect(rules.legal(at([3, 0]), {}, 1)).toEqual([]);
    expect(rules.timeout(at([3, 0]), {}, 0)).toEqual({ type: 'score', count: 2 });
    expect(() => rules.timeout(at([5, 0]), {}, 0)).toThrow('can do nothing');
  });

  test('an action gets the first refusal that fits it, and each has its message', () => {
    const refusal = { code: 'too-far', message: 'That is beyond the goal. Take less.', rule: '2' };
    expect(rules.refusal(at([3, 0]), {}, 0, { type: 'score', count: 3 })).toEqual(refusal);
    expect(rules.refusal(at([3, 0]), {}, 0, { type: 'score', count: 2 })).toBeNull();
    expect(rules.refusals).toEqual([refusal]);
  });

  test('actions are read by their shape', () => {
    expect(rules.parseAction({ type: 'score', count: 3 }, at([0, 0])).ok).toBe(true);
    expect(rules.parseAction({ type: 'score', count: 4 }, at([0, 0])).ok).toBe(false);
  });

  test('all with the highest score win', () => {
    expect(highestWins([2, 5, 5])).toEqual({ winners: [1, 2], scores: [2, 5, 5] });
  });
});

describe('a default game', () => {
  test.each([1, 4, 2.5])('refuses a table of %d', (seats) => {
    expect(game.setup({}, seats, RNG)).toMatchObject({ ok: false, error: { code: 'bad-seats' } });
  });

  test('begins with the options filled in, and refuses others', () => {
    const begun = game.setup({ goal: 7 }, 3, RNG);
    expect(begun).toMatchObject({
      ok: true,
      value: { state: { options: { goal: 7, pace: 'slow' }, points: [0, 0, 0] } },
    });
    expect(game.setup({ goal: 70 }, 3, RNG)).toMatchObject({ ok: false, error: { code: 'bad-options' } });
  });

  test('reads a state of any number of seats that add up', () => {
    for (const points of [
      [0, 1],
      [4, 4, 4],
    ])
      expect(game.parseState(at(points))).toEqual({ ok: true, value: at(points) });
    for (const points of [[1], [9, 9, 9], [1, 1, 1, 1]]) expect(game.parseState(at(points)).ok).toBe(false);
  });

  test('has a sample of each size, and of each other value of an option', () => {
    expect(game.samples).toEqual([
      { seats: 2, options: {} },
      { seats: 3, options: {} },
      { seats: 3, options: { goal: 9 } },
      { seats: 3, options: { pace: 'fast' } },
    ]);
  });
});
