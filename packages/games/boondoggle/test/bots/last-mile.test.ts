import { describe, expect, test } from 'vitest';
import type { State } from '../../src/rules/index.ts';
import type { Bundle, SegmentId } from '../../src/view.ts';
import { choice, stateIn, withPlayer } from './tables.ts';

const NOTHING: Bundle = { money: 0, crew: 0, asphalt: 0, permit: 0, steel: 0, cards: [], honchos: [] };
const WAY_TO_S5: readonly SegmentId[] = ['S4-A4', 'A4-C', 'A5-C', 'S5-A5'];
const LEVELS = ['easy', 'normal', 'hard'] as const;

/** Seat 1 stands at S5 with a hidden D5, has a crew, an asphalt and $57, and lacks a permit for its last mile. */
function nearTheEnd(phase: 'trade' | 'play-card' | 'answer', changes: Partial<State['players'][number]> = {}): State {
  const state = stateIn(phase === 'answer' ? 'play-card' : phase);
  const segments = Object.fromEntries(WAY_TO_S5.map((segment) => [segment, [{ seat: 1, kind: 'regular' as const }]]));
  const rival = withPlayer({ ...state, round: 8, segments }, 1, {
    project: WAY_TO_S5.map((segment) => ({ segment, by: 'regular' as const })),
    head: 'S5',
    roads: 2,
    funds: 50,
    money: 57,
    goods: { crew: 1, asphalt: 1, permit: 0, steel: 0 },
    destinations: ['D5'],
    ...changes,
  });
  return withPlayer(rival, 0, { goods: { crew: 0, asphalt: 0, permit: 2, steel: 1 }, money: 20 });
}

function offering(state: State, give: Partial<Bundle>, want: Partial<Bundle>): State {
  return {
    ...state,
    offers: [{ id: 1, from: 1, to: 0, give: { ...NOTHING, ...give }, want: { ...NOTHING, ...want } }],
  };
}

describe.each(LEVELS)('with a rival one good short of the last mile, a bot (%s)', (level) => {
  test.each([28, 36, 57])('does not sell that good for $%i', (money) => {
    expect(choice(offering(nearTheEnd('trade'), { money }, { permit: 1 }), level)).toEqual({
      type: 'decline',
      offer: 1,
    });
  });

  test('does not swap it either', () => {
    const rival = nearTheEnd('trade', { goods: { crew: 3, asphalt: 3, permit: 0, steel: 0 } });
    const swap = offering(rival, { crew: 2, asphalt: 2 }, { permit: 1 });
    expect(choice(swap, level)).toEqual({ type: 'decline', offer: 1 });
  });

  test('still sells what that mile does not take', () => {
    const steel = offering(nearTheEnd('trade'), { money: 25 }, { steel: 1 });
    expect(choice(steel, level)).toEqual({ type: 'accept', offer: 1 });
  });

  test('makes no offer that gives the good away', () => {
    const action = choice(nearTheEnd('trade', { goods: { crew: 3, asphalt: 3, permit: 0, steel: 0 } }), level);
    expect(action.type === 'offer' && action.give.permit > 0).toBe(false);
  });
});

describe('a hard bot', () => {
  test('takes from a rival, by a hostile purchase, the good without which they do not finish (§5.4)', () => {
    const state = nearTheEnd('play-card', { goods: { crew: 1, asphalt: 1, permit: 1, steel: 0 } });
    const bot = {
      ...withPlayer(state, 0, { money: 40, ownPurchase: true }),
      supply: { crew: 0, asphalt: 4, permit: 2, steel: 4 },
    };
    expect(choice(bot, 'hard')).toEqual({ type: 'play', card: 'hostile-purchase', resource: 'crew', from: 1 });
  });

  test('plays the highwayman before a rival who could pay the mile but not the toll', () => {
    const state = nearTheEnd('play-card', { goods: { crew: 1, asphalt: 1, permit: 1, steel: 0 }, money: 3 });
    const bot = withPlayer(state, 0, { hand: ['highwayman'], ownPurchase: false });
    expect(choice(bot, 'hard')).toEqual({ type: 'play', card: 'highwayman' });
  });

  test('takes no toll into its plan that it can not pay: it works for money instead', () => {
    const state = stateIn('job', { highwayman: 1 });
    const bot = withPlayer(state, 0, { goods: { crew: 1, asphalt: 1, permit: 1, steel: 0 }, money: 4 });
    expect(choice(bot, 'hard')).toEqual({ type: 'job' });
  });
});
