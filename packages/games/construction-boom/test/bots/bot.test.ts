import { describe, expect, test } from 'vitest';
import { type BiddingView, constructionBoomRules, preview } from '../../src/view.ts';
import { choice, gridWith, placedKinds } from './tables.ts';

const STREET = `
0 | OG MG CG
  | 0  1  2
`;

/** One ground of three carries all that is built. */
const TALL = `
3 | .  .  CT
2 | .  .  CT
1 | .  .  CT
0 | OG MG CG
  | 0  1  2
`;

/** The bidding of a round in which seat 0 holds these tiles and a bid stands, or none. */
function bidding(bid: BiddingView['bid']): BiddingView {
  const { hands: _hands, aside: _aside, phase: _phase, ...open } = gridWith(STREET, {}, [[], []]);
  return { ...open, phase: 'bid', hands: [10, 10], aside: 25, turn: null, contract: null, bid };
}

const ALL_CHEAP = [36, 37, 38, 39, 40, 41, 42, 43, 44, 45];

describe.each(['normal', 'hard'] as const)('a bot (%s)', (level) => {
  test('lets the rival have a contract that is too high, and doubles a hopeless one (§3)', () => {
    expect(choice(bidding({ seat: 1, number: 12, material: 'old' }), level, ALL_CHEAP)).toEqual({ type: 'double' });
  });

  test('bids what it holds when the opening is its own', () => {
    const bid = choice(bidding(null), level, ALL_CHEAP);
    expect(bid).toMatchObject({ type: 'bid', material: 'cheap' });
  });

  test('outbids a low contract that the rival would easily fulfil', () => {
    expect(choice(bidding({ seat: 1, number: 1, material: 'modern' }), level, ALL_CHEAP)).toMatchObject({
      type: 'bid',
      material: 'cheap',
    });
  });

  test('as a saboteur breaks the ground that carries the contract with its last tile (§6)', () => {
    const view = gridWith(TALL, { number: 4 }, [[], ['OT']], { actor: 1, turn: 1 });
    const action = choice(view, level);
    expect(placedKinds(action)).toEqual(['OT']);
    if (action.type !== 'place') throw new Error(action.type);
    const shown = preview(view, 1, action);
    expect(shown.ok && shown.value.ways.some(({ waves }) => waves.length > 0)).toBe(true);
  });

  test('as a contractor does not break what it needs', () => {
    const view = gridWith(TALL, { number: 4 }, [['CT', 'CT'], ['MR']]);
    const action = choice(view, level);
    if (action.type !== 'place') return expect(action.type).toBe('pass');
    const shown = preview(view, 0, action);
    return expect(shown.ok && shown.value.ways.every(({ waves }) => waves.length === 0)).toBe(true);
  });

  test('lets a tile lean to the side that suits the saboteur (§5.2)', () => {
    // On the left ground one more tier is too much; the right one bears it.
    const view = gridWith(
      `
      3 | CT  .    .
      2 | CT  .    .
      1 | CT  <CT  CT
      0 | CG  .    OG
        | 0   1    2
      `,
      { number: 3 },
      [['CT'], ['MT']],
      { phase: 'lean', actor: 1, turn: 0, open: [{ column: 1, row: 1 }] },
    );
    expect(constructionBoomRules.legal(view, {}, 1)).toHaveLength(2);
    expect(choice(view, level)).toEqual({ type: 'lean', side: 'left' });
  });
});
