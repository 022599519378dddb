import { textStream } from '@boomtown/game-core';
import { describe, expect, it } from 'vitest';
import type { SegmentId } from '../../src/rules/data/map.ts';
import { nextWays, wayTo } from '../../src/rules/paths.ts';
import type { Action } from '../../src/rules/types.ts';
import {
  act,
  destinations,
  goods,
  honchos,
  legalFor,
  miles,
  PASS,
  player,
  playerAt,
  prices,
  refused,
  table,
  turn,
} from './setting.ts';

const build = (segment: SegmentId): Action => ({ type: 'build', segment });
const kickback = (segment: SegmentId): Action => ({ type: 'kickback', segment });
const guardrail = (segment: SegmentId): Action => ({ type: 'guardrail', segment });
const BUILDING = turn('build', 0);
const SCHEMING = turn('scheme', 0);
const ALL = { crew: 1, asphalt: 1, permit: 1, steel: 1 };

describe('§6.5 building', () => {
  it('regular road: crew, asphalt and permit go to the supply; prices stay; the turn is over', () => {
    const { state, events } = act(table(2, goods(0, ALL), BUILDING), 0, build('S1-A1'));
    expect(playerAt(state, 0)).toMatchObject({
      goods: { crew: 0, asphalt: 0, permit: 0, steel: 1 },
      roads: 5,
      funds: 150,
      head: 'A1',
      project: [{ segment: 'S1-A1', by: 'regular' }],
    });
    expect(state).toMatchObject({
      supply: { crew: 4, asphalt: 4, permit: 4, steel: 3 },
      segments: { 'S1-A1': [{ seat: 0, kind: 'regular' }] },
      prices: { crew: 10 },
      phase: 'build',
      actor: 1,
    });
    expect(events).toEqual([{ type: 'built', seat: 0, segment: 'S1-A1', kind: 'regular', passed: [] }]);
  });

  it('§5.1 puts $150 on the stack with the first road only', () => {
    const given = table(2, miles(0, ['S1-A1', 'regular']), player(0, { funds: 25 }), goods(0, ALL), BUILDING);
    expect(playerAt(act(given, 0, build('A1-C')).state, 0).funds).toBe(25);
  });

  it('bus lane: crew and asphalt, and a honcho from the bag', () => {
    const given = table(2, miles(0, ['S1-A1', 'regular']), honchos(1, 'union-boss'), goods(0, ALL), BUILDING);
    const { state, events } = act(given, 0, build('A1-A2'), textStream('honcho'));
    const at = textStream('honcho').int(5);
    const drawn = given.bag[at];
    expect(playerAt(state, 0)).toMatchObject({ goods: { crew: 0, asphalt: 0, permit: 1, steel: 1 }, honchos: [drawn] });
    expect(state.bag).toEqual(given.bag.filter((honcho) => honcho !== drawn));
    expect(events).toEqual([
      { type: 'built', seat: 0, segment: 'A1-A2', kind: 'bus', passed: [] },
      { type: 'honcho-drawn', seat: 0, honcho: drawn },
    ]);
  });

  it('bus lane with an empty bag: no honcho', () => {
    const six = ['union-boss', 'master-of-macadam', 'smelter', 'insider', 'racketeer', 'swindler'] as const;
    const given = table(2, miles(0, ['S1-A1', 'regular']), honchos(1, ...six), goods(0, ALL), BUILDING);
    const { state, events } = act(given, 0, build('A6-A1'));
    expect(playerAt(state, 0).honchos).toEqual([]);
    expect(events.map((event) => event.type)).toEqual(['built']);
  });

  it('elevated road: steel on top, over any number of others, and the lowest stays the lowest', () => {
    const given = table(
      3,
      miles(1, ['S3-A3', 'regular'], ['A3-C', 'regular']),
      miles(2, ['S5-A5', 'regular'], ['A5-C', 'regular'], ['A3-C', 'elevated']),
      miles(0, ['S1-A1', 'regular'], ['A1-C', 'regular']),
      goods(0, ALL),
      BUILDING,
    );
    const { state, events } = act(given, 0, build('A3-C'));
    expect(state.segments['A3-C']).toEqual([
      { seat: 1, kind: 'regular' },
      { seat: 2, kind: 'elevated' },
      { seat: 0, kind: 'elevated' },
    ]);
    expect(playerAt(state, 0).goods).toEqual({ crew: 0, asphalt: 0, permit: 0, steel: 0 });
    expect(events).toEqual([{ type: 'built', seat: 0, segment: 'A3-C', kind: 'elevated', passed: [] }]);
  });

  it('over a bus lane it is no lane: no honcho, no second pass', () => {
    const given = table(
      2,
      miles(1, ['S4-A4', 'regular'], ['A3-A4', 'bus'], ['A2-A3', 'bus'], ['A1-A2', 'bus']),
      miles(0, ['S1-A1', 'regular']),
      goods(0, ALL),
      BUILDING,
    );
    const { state } = act(given, 0, build('A1-A2'));
    expect(playerAt(state, 0).honchos).toEqual([]);
    expect(state.segments['A1-A2']).toEqual([
      { seat: 1, kind: 'bus' },
      { seat: 0, kind: 'elevated' },
    ]);
    expect(nextWays(playerAt(state, 0)).every((way) => way.passes.length === 0)).toBe(true);
  });

  it('lists the next miles that can be paid, behind the purchases', () => {
    const lanesOnly = table(
      2,
      miles(0, ['S1-A1', 'regular']),
      goods(0, { crew: 1, asphalt: 1 }),
      player(0, { money: 0 }),
      BUILDING,
    );
    expect(legalFor(lanesOnly, 0)).toEqual([PASS, build('A1-A2'), build('A6-A1')]);
  });

  it('is refused without the goods', () => {
    const missing = (resource: string) => table(2, goods(0, { ...ALL, [resource]: 0 }), BUILDING);
    for (const resource of ['crew', 'asphalt', 'permit']) {
      expect(refused(missing(resource), 0, build('S1-A1'))).toBe('no-goods');
    }
    expect(refused(missing('steel'), 0, build('S1-A1'))).toBe(null);
    const over = table(
      2,
      miles(1, ['S4-A4', 'regular'], ['A3-A4', 'bus'], ['A2-A3', 'bus'], ['A1-A2', 'bus']),
      miles(0, ['S1-A1', 'regular']),
      goods(0, { crew: 1, asphalt: 1, permit: 1 }),
      BUILDING,
    );
    expect(refused(over, 0, build('A1-A2'))).toBe('no-goods');
    expect(refused(over, 0, build('A1-C'))).toBe(null);
  });

  it('is refused when all six roads are built', () => {
    const given = table(
      2,
      miles(
        0,
        ['S1-A1', 'regular'],
        ['A1-A2', 'bus'],
        ['A2-A3', 'bus'],
        ['A3-A4', 'bus'],
        ['A4-A5', 'bus'],
        ['A5-A6', 'bus'],
      ),
      goods(0, ALL),
      BUILDING,
    );
    expect(playerAt(given, 0).roads).toBe(0);
    expect(refused(given, 0, build('A6-C'))).toBe('no-pieces');
  });
});

describe('§6.6 schemes', () => {
  const roads = [
    miles(1, ['S4-A4', 'regular'], ['A4-C', 'regular']),
    miles(0, ['S1-A1', 'regular'], ['A1-C', 'regular']),
    SCHEMING,
  ];

  it('kickback: the sum of the four single prices, half of it to the player who built the lowest road', () => {
    const given = table(2, ...roads, prices({ crew: 2, asphalt: 4, permit: 8, steel: 20 }));
    const { state, events } = act(given, 0, kickback('A4-C'));
    expect(state.players.map((one) => one.money)).toEqual([31, 82]);
    expect(playerAt(state, 0)).toMatchObject({
      kickbacks: 1,
      roads: 4,
      head: 'A4',
      project: [{}, {}, { segment: 'A4-C', by: 'kickback' }],
    });
    expect(state.segments['A4-C']).toEqual([{ seat: 1, kind: 'regular' }]);
    expect(events).toEqual([{ type: 'kickback', seat: 0, segment: 'A4-C', paid: 34, to: 1, passed: [] }]);
    expect(state).toMatchObject({ phase: 'scheme', actor: 1 });
  });

  it('guardrail: three steel, one to the player who built the lowest road, two to the supply', () => {
    const { state, events } = act(table(2, ...roads, goods(0, { steel: 3 })), 0, guardrail('A4-C'));
    expect(state.players.map((one) => one.goods.steel)).toEqual([0, 1]);
    expect(state.supply.steel).toBe(3);
    expect(playerAt(state, 0)).toMatchObject({ guardrails: 1, head: 'A4' });
    expect(events).toEqual([{ type: 'guardrail', seat: 0, segment: 'A4-C', to: 1, passed: [] }]);
  });

  it('pays the builder of the lowest road, not those of elevated ones', () => {
    const given = table(
      3,
      miles(1, ['S3-A3', 'regular'], ['A3-C', 'regular']),
      miles(2, ['S5-A5', 'regular'], ['A5-C', 'regular'], ['A3-C', 'elevated']),
      miles(0, ['S1-A1', 'regular'], ['A1-C', 'regular']),
      SCHEMING,
    );
    expect(act(given, 0, kickback('A3-C')).state.players.map((one) => one.money)).toEqual([25, 85, 65]);
  });

  it('stands at bus lanes of others too', () => {
    const given = table(
      2,
      miles(1, ['S4-A4', 'regular'], ['A3-A4', 'bus'], ['A2-A3', 'bus'], ['A1-A2', 'bus']),
      miles(0, ['S1-A1', 'regular']),
      SCHEMING,
    );
    const { state } = act(given, 0, kickback('A1-A2'));
    expect(playerAt(state, 0)).toMatchObject({ head: 'A2', honchos: [], passed: [] });
    expect(nextWays(playerAt(state, 0)).every((way) => way.passes.length === 0)).toBe(true);
  });

  it('does not put federal funds on the stack as a first mile', () => {
    const given = table(
      2,
      SCHEMING,
      miles(1, ['S4-A4', 'regular'], ['A4-C', 'regular'], ['A1-C', 'regular'], ['S1-A1', 'regular']),
    );
    const { state } = act(given, 0, kickback('S1-A1'));
    expect(playerAt(state, 0)).toMatchObject({ funds: null, head: 'A1', roads: 6 });
  });

  it('lists kickbacks, then guardrails', () => {
    const given = table(2, ...roads, goods(0, { steel: 3 }));
    expect(legalFor(given, 0)).toEqual([PASS, { type: 'destination' }, kickback('A4-C'), guardrail('A4-C')]);
  });

  it('is refused without a disc, the steel or the money', () => {
    const given = table(2, ...roads);
    expect(refused(given, 0, guardrail('A4-C'))).toBe('no-goods');
    expect(refused(table(2, ...roads, player(0, { money: 39 })), 0, kickback('A4-C'))).toBe('cannot-afford');
    const bare = table(2, ...roads, player(0, { kickbacks: 0, guardrails: 0, money: 0 }));
    expect(refused(bare, 0, kickback('A4-C'))).toBe('no-pieces');
    expect(refused(bare, 0, guardrail('A4-C'))).toBe('no-pieces');
  });

  it('is one in a round', () => {
    const { state } = act(table(2, ...roads, goods(0, { steel: 3 })), 0, guardrail('A4-C'));
    expect(refused(state, 0, PASS)).toBe('not-your-turn');
  });
});

describe('§6.5, §6.6 where a mile can’t be', () => {
  const given = table(
    2,
    miles(1, ['S4-A4', 'regular'], ['A4-C', 'regular']),
    miles(0, ['S1-A1', 'regular'], ['A1-C', 'regular']),
    player(0, { money: 0 }),
  );
  const building = { ...given, phase: 'build' } as const;
  const scheming = { ...given, phase: 'scheme' } as const;

  it.each([
    [building, build('S1-A1'), 'own-road'],
    [building, build('S2-A2'), 'not-next'],
    [building, build('A2-C'), 'no-goods'],
    [scheming, kickback('A1-C'), 'own-road'],
    [scheming, guardrail('S1-A1'), 'own-road'],
    [scheming, kickback('S4-A4'), 'not-next'],
    [scheming, kickback('A2-C'), 'no-road-there'],
    [scheming, guardrail('A5-C'), 'no-road-there'],
    [scheming, kickback('A4-C'), 'cannot-afford'],
  ] as const)('case %#: refused in the order of the page', (state, action, code) => {
    expect(refused(state, 0, action)).toBe(code);
  });

  it('a segment that the project used by a scheme is not next', () => {
    const back = table(
      2,
      miles(1, ['S4-A4', 'regular'], ['A4-C', 'regular']),
      miles(0, ['S1-A1', 'regular'], ['A1-C', 'regular'], ['A4-C', 'guardrail']),
      BUILDING,
    );
    expect(refused(back, 0, build('A4-C'))).toBe('not-next');
  });

  it('§7.2 the player who built a mile keeps its way whatever is built over it', () => {
    const over = table(
      2,
      miles(1, ['S4-A4', 'regular'], ['A4-C', 'regular']),
      miles(0, ['S1-A1', 'regular'], ['A1-C', 'regular'], ['A4-C', 'elevated']),
      goods(1, { crew: 1, asphalt: 1, permit: 1 }),
      turn('build', 1),
    );
    expect(refused(over, 1, build('A2-C'))).toBe(null);
  });
});

describe('§7.1 second passes', () => {
  it('the example of the rulebook: out by a lane, back along the spoke, and free over the lane to the next company', () => {
    const given = table(
      2,
      miles(0, ['S1-A1', 'regular'], ['A1-A2', 'bus'], ['A2-C', 'regular'], ['A1-C', 'regular']),
      goods(0, ALL),
      BUILDING,
    );
    expect(wayTo(playerAt(given, 0), 'S2-A2')).toEqual({ segment: 'S2-A2', passes: ['A1-A2'], from: 'A2', to: 'S2' });
    const { state, events } = act(given, 0, build('S2-A2'));
    expect(playerAt(state, 0)).toMatchObject({ head: 'S2', passed: ['A1-A2'] });
    expect(playerAt(state, 0).project).toHaveLength(5);
    expect(events).toEqual([{ type: 'built', seat: 0, segment: 'S2-A2', kind: 'regular', passed: ['A1-A2'] }]);
  });

  it('a lane just built can be passed back', () => {
    const given = table(2, miles(0, ['S1-A1', 'regular'], ['A1-A2', 'bus']));
    expect(wayTo(playerAt(given, 0), 'A1-C')).toEqual({ segment: 'A1-C', passes: ['A1-A2'], from: 'A1', to: 'C' });
    expect(wayTo(playerAt(given, 0), 'A6-A1')).toMatchObject({ passes: ['A1-A2'], to: 'A6' });
  });

  it('a lane is passed twice at most', () => {
    const given = table(2, miles(0, ['S1-A1', 'regular'], ['A1-A2', 'bus'], ['A6-A1', 'bus', ['A1-A2']]));
    const ways = nextWays(playerAt(given, 0)).map((way) => [way.segment, ...way.passes]);
    expect(ways).toEqual([['A1-C', 'A6-A1'], ['A6-C'], ['A5-A6']]);
  });

  it('several lanes are passed one after the other, and noted in that order', () => {
    const given = table(2, miles(0, ['S1-A1', 'regular'], ['A1-A2', 'bus'], ['A2-A3', 'bus']), goods(0, ALL), BUILDING);
    const { state } = act(given, 0, build('A1-C'));
    expect(playerAt(state, 0)).toMatchObject({ head: 'C', passed: ['A2-A3', 'A1-A2'] });
  });

  it('the fewest passes are made, and of equal ways the one whose first lane has the lower number', () => {
    const ring = miles(
      0,
      ['S1-A1', 'regular'],
      ['A1-A2', 'bus'],
      ['A2-A3', 'bus'],
      ['A3-A4', 'bus'],
      ['A4-A5', 'bus'],
      ['A5-A6', 'bus'],
    );
    const five = playerAt(table(2, ring), 0);
    expect(wayTo(five, 'A6-C')?.passes).toEqual([]);
    expect(wayTo(five, 'A4-C')?.passes).toEqual(['A5-A6', 'A4-A5']);
    const round = { ...five, project: [...five.project, { segment: 'A6-A1', by: 'bus' }], head: 'A1' } as const;
    expect(wayTo(round, 'A3-C')?.passes).toEqual(['A1-A2', 'A2-A3']);
    expect(wayTo(round, 'A5-C')?.passes).toEqual(['A6-A1', 'A5-A6']);
    expect(wayTo(round, 'A4-C')?.passes).toEqual(['A1-A2', 'A2-A3', 'A3-A4']);
    const atTwo = { ...round, head: 'A2' } as const;
    expect(wayTo(atTwo, 'A5-C')?.passes).toEqual(['A1-A2', 'A6-A1', 'A5-A6']);
  });

  it('a lane between the ends of two equal ways takes the lower first lane', () => {
    const { company, passed } = playerAt(table(2), 0);
    const project = [
      { segment: 'S1-A1', by: 'regular' },
      { segment: 'A1-A2', by: 'bus' },
      { segment: 'A6-A1', by: 'bus' },
      { segment: 'A2-A3', by: 'kickback' },
      { segment: 'A5-A6', by: 'kickback' },
    ] as const;
    expect(wayTo({ company, project, passed, head: 'A1' }, 'A2-C')?.passes).toEqual(['A1-A2']);
    expect(wayTo({ company, project, passed, head: 'A1' }, 'A6-C')?.passes).toEqual(['A6-A1']);
  });

  it('schemes use passes too', () => {
    const given = table(
      2,
      miles(1, ['S4-A4', 'regular'], ['A4-C', 'regular'], ['A1-C', 'regular']),
      miles(0, ['S1-A1', 'regular'], ['A1-A2', 'bus']),
      SCHEMING,
    );
    const { state, events } = act(given, 0, kickback('A1-C'));
    expect(playerAt(state, 0)).toMatchObject({ head: 'C', passed: ['A1-A2'] });
    expect(events).toContainEqual({ type: 'kickback', seat: 0, segment: 'A1-C', paid: 40, to: 1, passed: ['A1-A2'] });
  });
});

describe('§7.2, §7.3 the end of a project', () => {
  const nearly = [
    miles(0, ['S1-A1', 'regular'], ['A1-C', 'regular'], ['A2-C', 'regular'], ['S2-A2', 'regular']),
    goods(0, ALL),
    BUILDING,
  ];

  it('goes no further from a destination', () => {
    const given = table(2, ...nearly, miles(0, ['S2-D1', 'regular']));
    expect(nextWays(playerAt(given, 0))).toEqual([]);
    expect(refused(given, 0, build('S1-D1'))).toBe('not-next');
  });

  it('is complete at a destination whose card its player holds; that shows the card', () => {
    const { state, events } = act(table(2, ...nearly, destinations(0, 'D5', 'D1')), 0, build('S2-D1'));
    expect(playerAt(state, 0).shown).toBe(true);
    expect(events.at(-1)).toEqual({ type: 'completed', seat: 0, destination: 'D1', destinations: ['D5', 'D1'] });
  });

  it('is not complete at another, or before its player has a card', () => {
    expect(playerAt(act(table(2, ...nearly, destinations(0, 'D5')), 0, build('S2-D1')).state, 0).shown).toBe(false);
    expect(playerAt(act(table(2, ...nearly), 0, build('S2-D1')).state, 0).shown).toBe(false);
  });

  it('can be completed by a scheme', () => {
    const given = table(
      2,
      miles(
        1,
        ['S4-A4', 'regular'],
        ['A4-C', 'regular'],
        ['A2-C', 'regular'],
        ['S2-A2', 'regular'],
        ['S2-D1', 'regular'],
      ),
      miles(0, ['S1-A1', 'regular'], ['A1-C', 'regular'], ['A2-C', 'elevated'], ['S2-A2', 'elevated']),
      destinations(0, 'D1'),
      SCHEMING,
    );
    expect(playerAt(act(given, 0, kickback('S2-D1')).state, 0).shown).toBe(true);
  });
});
