import { describe, expect, it } from 'vitest';
import { type Flow, passagesBetween } from '../../src/ui/flows.ts';
import { RESOURCES } from '../../src/ui/rules.ts';
import { MATCHES } from './telling-of.ts';

const STEPS = MATCHES.flatMap((match) => match.slice(1).map((after, i) => ({ before: match[i] ?? after, after })));

/** What a player has more of after the flows. */
function gained(flows: readonly Flow[], what: Flow['what'], seat: number): number {
  const is = (end: Flow['to']) => typeof end === 'object' && 'seat' in end && end.seat === seat;
  return flows.reduce((sum, flow) => {
    if (flow.what !== what) return sum;
    return sum + (is(flow.to) ? flow.amount : 0) - (is(flow.from) ? flow.amount : 0);
  }, 0);
}

describe('what goes from hand to hand on the map', () => {
  it('comes to what every player has more or less of afterwards', () => {
    let moved = 0;
    for (const { before, after } of STEPS) {
      const [passage] = passagesBetween(before.view, after.view);
      moved += passage?.flows.length ?? 0;
      for (const [seat, player] of after.view.players.entries()) {
        const was = before.view.players[seat] ?? player;
        expect(gained(passage?.flows ?? [], 'money', seat)).toBe(player.money - was.money);
        expect(passage?.money[seat] ?? 0).toBe(player.money - was.money);
        for (const what of RESOURCES) {
          expect(gained(passage?.flows ?? [], what, seat)).toBe(player.goods[what] - was.goods[what]);
        }
      }
    }
    expect(moved).toBeGreaterThan(0);
  });

  it('goes into a road where one is laid, and never from a player to the same one', () => {
    const laid = STEPS.flatMap(({ before, after }) => passagesBetween(before.view, after.view)).filter(
      (passage) => passage.laid !== null,
    );
    const flows = laid.flatMap((passage) => passage.flows);
    expect(flows.some(({ to }) => typeof to === 'object' && 'segment' in to)).toBe(true);
    expect(flows.filter(({ from, to }) => JSON.stringify(from) === JSON.stringify(to))).toEqual([]);
  });

  it('goes the same ways backwards where it is taken back, out of the road that goes', () => {
    let roads = 0;
    for (const { before, after } of STEPS) {
      const there = passagesBetween(before.view, after.view)[0]?.flows ?? [];
      const back = passagesBetween(after.view, before.view)[0]?.flows ?? [];
      const ends = (flows: readonly Flow[], one: 'from' | 'to', other: 'from' | 'to') =>
        flows.map((flow) => JSON.stringify([flow.what, flow.amount, flow[one], flow[other]])).sort();
      roads += there.filter(({ to }) => typeof to === 'object' && 'segment' in to).length;
      expect(ends(back, 'to', 'from')).toEqual(ends(there, 'from', 'to'));
    }
    expect(roads).toBeGreaterThan(0);
  });

  it('is nothing where nobody gave or got anything', () => {
    const [first] = STEPS;
    expect(first === undefined ? null : passagesBetween(first.before.view, first.before.view)).toEqual([]);
  });
});
