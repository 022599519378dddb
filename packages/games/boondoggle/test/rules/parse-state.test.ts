import { describe, expect, it } from 'vitest';
import { boondoggleGame as game } from '../../src/rules/index.ts';
import type { State } from '../../src/rules/types.ts';
import { NOTHING } from './offers.ts';
import { act, cards, destinations, goods, honchos, miles, PASS, player, playerAt, table, turn } from './setting.ts';

type Loose = { [key: string]: unknown };

const rich = table(
  3,
  miles(0, ['S1-A1', 'regular'], ['A1-A2', 'bus'], ['A1-C', 'regular', ['A1-A2']]),
  miles(1, ['S3-A3', 'regular'], ['A3-C', 'regular'], ['A1-C', 'elevated']),
  miles(2, ['S5-A5', 'regular'], ['A5-C', 'regular'], ['A3-C', 'kickback']),
  goods(0, { crew: 2 }),
  cards(0, 'bribery', 'enforcer'),
  destinations(1, 'D2'),
  honchos(0, 'smelter'),
  turn('sell', 1),
);

/** The state with something else in the place that the path names. */
function altered(state: State, path: string, value: unknown): unknown {
  const copy: Loose = JSON.parse(JSON.stringify(state));
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let at: Loose = copy;
  for (const key of keys) at = at[key] as Loose; // the paths below lead through objects and lists
  if (value === undefined) delete at[last];
  else at[last] = value;
  return copy;
}

function isState(raw: unknown): boolean {
  const read = game.parseState(raw);
  if (!read.ok) expect(read.error.code).toBe('malformed');
  return read.ok;
}

describe('§8 reading a state: its fields', () => {
  it('takes a state and gives it back as it was', () => {
    const read = game.parseState(JSON.parse(JSON.stringify(rich)));
    expect(read).toEqual({ ok: true, value: rich });
  });

  it.each(Object.keys(rich))('needs the field %s, and knows its kind', (key) => {
    expect(isState(altered(rich, key, undefined))).toBe(false);
    expect(isState(altered(rich, key, 'nonsense'))).toBe(false);
  });

  it.each(Object.keys(playerAt(rich, 0)))('needs the field %s of a player, and knows its kind', (key) => {
    expect(isState(altered(rich, `players.0.${key}`, undefined))).toBe(false);
    expect(isState(altered(rich, `players.0.${key}`, 'nonsense'))).toBe(false);
  });

  it.each([
    ['extra', 1],
    ['players.0.extra', 1],
    ['options', {}],
    ['options.extra', 1],
    ['options.roundLimit', 0],
    ['round', 0],
    ['round', 41],
    ['starter', 3],
    ['nextStarter', -1],
    ['actor', 3],
    ['go', 3],
    ['acted', ['gold']],
    ['prices.crew', 3],
    ['prices.crew', 22],
    ['prices.crew-asphalt', 12],
    ['pot', -5],
    ['pot', 2.5],
    ['highwayman', 3],
    ['segments.A2-C', []],
    ['segments.C-A2', [{ seat: 0, kind: 'regular' }]],
    ['players.0.money', -1],
    ['players.0.money', true],
    ['players.0.funds', -1],
    ['players.0.company', 2],
    ['players.0.head', 'A7'],
    ['players', []],
    ['done', [false, false]],
    ['offersMade', [0, 0, 13]],
    ['purchases', [{ by: 1, from: 1, resource: 'crew' }]],
  ])('refuses %s = %j', (path, value) => {
    expect(isState(altered(rich, path, value))).toBe(false);
  });

  it.each([null, 7, 'state', [], {}])('refuses %j', (raw) => {
    expect(isState(raw)).toBe(false);
  });
});

describe('§8 reading a state: its pieces', () => {
  it.each([
    ['a card too many', 'discards', ['bribery']],
    ['a coupon out of nowhere', 'players.0.coupons', 1],
    ['a destination too few', 'destinations', rich.destinations.slice(1)],
    ['a honcho twice', 'players.1.honchos', ['smelter']],
    ['a honcho out of nowhere', 'players.1.honchos', ['insider']],
    ['a resource too many', 'supply.steel', 7],
    ['a resource too few', 'players.0.goods.crew', 1],
    ['a road too many', 'players.0.roads', 4],
    ['a disc too many', 'players.2.kickbacks', 2],
    ['a road that nobody built', 'segments.A6-C', [{ seat: 0, kind: 'regular' }]],
    ['a road of another kind', 'segments.S1-A1', [{ seat: 0, kind: 'bus' }]],
    [
      'an elevated road on the ground',
      'segments.A1-C',
      [
        { seat: 1, kind: 'elevated' },
        { seat: 0, kind: 'regular' },
      ],
    ],
    ['a project without its road', 'segments.S1-A1', undefined],
    ['a head elsewhere', 'players.0.head', 'A1'],
    ['a pass that was not made', 'players.0.passed', []],
    ['a pass of no lane of its own', 'players.1.passed', ['A1-A2']],
    ['a project shown too early', 'players.1.shown', true],
  ])('refuses %s', (_what, path, value) => {
    expect(isState(altered(rich, path, value))).toBe(false);
  });

  it('refuses a complete project that is not shown', () => {
    const done = table(
      2,
      miles(
        0,
        ['S1-A1', 'regular'],
        ['A1-C', 'regular'],
        ['A2-C', 'regular'],
        ['S2-A2', 'regular'],
        ['S2-D1', 'regular'],
      ),
      destinations(0, 'D1'),
      player(0, { shown: true }),
    );
    expect(isState(done)).toBe(true);
    expect(isState(altered(done, 'players.0.shown', false))).toBe(false);
  });

  it('does not ask whether play could have led there', () => {
    const odd = table(2, player(0, { money: 5000, kickbacks: 0, guardrails: 1 }), destinations(1, 'D1', 'D2'));
    expect(isState(odd)).toBe(true);
  });
});

describe('§8 reading a state: its moment', () => {
  const trading = act(table(2, cards(0, 'bribery'), turn('trade', null)), 0, {
    type: 'offer',
    to: 1,
    give: { ...NOTHING, cards: ['bribery'] },
    want: NOTHING,
  }).state;
  const asked = act(table(2, goods(1, { crew: 1 }), turn('play-card', 0)), 0, {
    type: 'play',
    card: 'hostile-purchase',
    resource: 'crew',
    from: 1,
  }).state;
  const over = act(table(2, player(0, { money: 5 }), turn('scheme', 1, { options: { roundLimit: 1 } })), 1, PASS).state;

  it.each([
    ['nobody to act', rich, 'actor', null],
    ['an actor who sits out', rich, 'players.1.working', true],
    ['a second go outside playing cards', rich, 'go', 2],
    ['a market used twice', rich, 'acted', ['crew', 'crew']],
    ['used markets where none are', table(2), 'acted', ['crew']],
    ['used markets without a maven', table(2, turn('build', 0)), 'acted', ['crew']],
    ['a purchase outside its answer', rich, 'purchase', { by: 0, from: 1, resource: 'crew', own: false }],
    ['an answer without a purchase', asked, 'purchase', null],
    ['an answer by another', asked, 'actor', 0],
    ['a purchase of what is not there', asked, 'purchase', { by: 0, from: 1, resource: 'steel', own: true }],
    ['a purchase that can’t be paid', asked, 'players.0.money', 19],
    ['a purchase with a card that is still there', asked, 'players.0.ownPurchase', true],
    ['an actor in trading', trading, 'actor', 0],
    ['all done and still trading', { ...trading, offers: [] }, 'done', [true, true]],
    ['an offer of a seat that is done', trading, 'done', [true, false]],
    ['an offer beyond those made', trading, 'offersMade', [0, 0]],
    ['an offer with an id beyond those made', trading, 'offers.0.id', 2],
    ['an offer to oneself', trading, 'offers.0.to', 0],
    ['an empty offer', trading, 'offers.0.give.cards', []],
    ['an offer of a card that is not in the hand', trading, 'offers.0.give.cards', ['blackmail']],
    ['offers outside trading', { ...trading, actor: 0 }, 'phase', 'job'],
    ['seats done outside trading', rich, 'done', [true, false, false]],
    ['an end before its time', over, 'options', { roundLimit: 2 }],
    ['an actor after the end', over, 'actor', 0],
    ['a highwayman after the end', over, 'highwayman', 0],
    ['offers made after the end', over, 'offersMade', [1, 0]],
    ['a maven after the end', over, 'players.0.maven', true],
    ['a round beyond the limit', over, 'round', 2],
  ] as const)('refuses %s', (_what, state, path, value) => {
    expect(isState(altered(state, path, value))).toBe(false);
  });

  it('takes the states that these were made of', () => {
    for (const state of [rich, trading, asked, over]) expect(isState(state)).toBe(true);
  });

  it('takes a market maven in the middle of its purchases, within its bounds', () => {
    const maven = table(
      2,
      player(0, { maven: true }),
      turn('build', 0, { acted: ['crew', 'steel', 'asphalt-permit'] }),
    );
    expect(isState(maven)).toBe(true);
    expect(isState(altered(maven, 'acted', ['crew-permit', 'asphalt-permit', 'crew']))).toBe(false);
    expect(isState(altered(maven, 'acted', ['crew', 'asphalt', 'permit', 'steel']))).toBe(false);
  });
});
