import { describe, expect, it } from 'vitest';
import { COMMONS, DESTINATIONS, LANES, LAYOUT, NODES, SEGMENT_IDS, SEGMENTS } from '../../src/rules/data/map.ts';
import { nextWays } from '../../src/rules/paths.ts';
import type { Chain } from '../../src/rules/types.ts';
import { miles, playerAt, table } from './setting.ts';

describe('§1 the map', () => {
  it('has nineteen nodes and thirty segments, each between two of them', () => {
    expect(NODES).toHaveLength(19);
    expect(SEGMENT_IDS).toHaveLength(30);
    for (const id of SEGMENT_IDS) {
      expect(SEGMENTS[id].ends.join('-')).toBe(id);
      for (const end of SEGMENTS[id].ends) expect(NODES).toContain(end);
    }
  });

  it('lists first miles, spokes, rim roads, then lanes', () => {
    const kinds = SEGMENT_IDS.map((id) => SEGMENTS[id].kind);
    expect(kinds).toEqual([
      ...Array(6).fill('first'),
      ...Array(6).fill('spoke'),
      ...Array(12).fill('rim'),
      ...Array(6).fill('bus'),
    ]);
    expect(SEGMENT_IDS.slice(-6)).toEqual(LANES);
  });

  it('puts each destination between two offices, and the companies counterclockwise from the top', () => {
    for (const place of DESTINATIONS) {
      const offices = SEGMENT_IDS.filter((id) => id.endsWith(place)).map((id) => SEGMENTS[id].ends[0]);
      const i = Number(place[1]);
      expect(offices.toSorted()).toEqual([`S${i}`, `S${(i % 6) + 1}`].toSorted());
    }
    expect(LAYOUT.S1.y).toBeLessThan(0);
    expect(LAYOUT.S1.x).toBe(0);
    expect(LAYOUT.S2.x).toBeLessThan(0);
    expect(LAYOUT.S6.x).toBeGreaterThan(0);
  });

  it('§1.3 gives one first mile, and three second miles', () => {
    const state = table(6);
    expect(nextWays(playerAt(state, 2)).map((way) => way.segment)).toEqual(['S3-A3']);
    const on = table(6, miles(2, ['S3-A3', 'regular']));
    expect(nextWays(playerAt(on, 2)).map((way) => way.segment)).toEqual(['A3-C', 'A2-A3', 'A3-A4']);
  });

  it('§1.3 opens first miles of others and rim roads only beyond the Commons', () => {
    const before = table(6, miles(0, ['S1-A1', 'regular'], ['A1-A2', 'bus']));
    expect(nextWays(playerAt(before, 0)).map((way) => way.segment)).toEqual(['A1-C', 'A2-C', 'A2-A3', 'A6-A1']);
    const beyond = table(6, miles(0, ['S1-A1', 'regular'], ['A1-C', 'regular'], ['A2-C', 'regular']));
    expect(nextWays(playerAt(beyond, 0)).map((way) => way.segment)).toEqual(['S2-A2', 'A1-A2', 'A2-A3']);
    const out = table(
      6,
      miles(0, ['S1-A1', 'regular'], ['A1-C', 'regular'], ['A2-C', 'regular'], ['S2-A2', 'regular']),
    );
    expect(nextWays(playerAt(out, 0)).map((way) => way.segment)).toEqual(['S2-D1', 'S2-D2']);
  });

  it('§1.3 brings every company to every destination in five miles without a lane, and in no fewer', () => {
    for (const { company, project, head, passed } of table(6).players) {
      const shortest = new Map<string, number>();
      walk({ company, project, head, passed }, shortest);
      expect([...shortest].toSorted()).toEqual(DESTINATIONS.map((place) => [place, 5]));
    }
  });

  it('has the Commons in the middle of all spokes', () => {
    expect(SEGMENT_IDS.filter((id) => SEGMENTS[id].kind === 'spoke').every((id) => id.endsWith(COMMONS))).toBe(true);
  });
});

/** The fewest miles to each destination, lanes left aside. */
function walk(chain: Chain, shortest: Map<string, number>): void {
  if (chain.head.startsWith('D')) {
    shortest.set(chain.head, Math.min(chain.project.length, shortest.get(chain.head) ?? 99));
    return;
  }
  if (chain.project.length === 6) return;
  for (const { segment, to } of nextWays(chain)) {
    if (SEGMENTS[segment].kind === 'bus') continue;
    walk({ ...chain, project: [...chain.project, { segment, by: 'regular' }], head: to }, shortest);
  }
}
