import { describe, expect, it } from 'vitest';
import { tipFor } from '../../src/ui/tips.ts';
import { MATCHES, tellingOf } from './telling-of.ts';

const last = MATCHES[0]?.at(-1);
if (last === undefined) throw new Error('a match has a last position');
const telling = tellingOf(last.view);

describe('the names of what is drawn on the map', () => {
  it('are those of miles with their roads, of nodes, of flags and of the truck', () => {
    const road = Object.entries(last.view.segments).find(([, roads]) => (roads ?? []).length > 0);
    const bare = tipFor(`way:${road?.[0]}`, tellingOf({ ...last.view, segments: {} }));
    expect(tipFor(`way:${road?.[0]}`, telling)?.name.length).toBeGreaterThan(bare?.name.length ?? 0);
    expect(tipFor('node:C', telling)).not.toBeNull();
    expect(tipFor('flag:1', telling)?.name).toContain('Ben');
    expect(tipFor('truck', telling)).not.toBeNull();
  });

  it('are the same for a mile whether its way, its road or its place is touched', () => {
    expect(new Set(['way', 'road', 'segment'].map((thing) => tipFor(`${thing}:S1-A1:0`, telling)?.name)).size).toBe(1);
  });

  it('say what a thing does, by which section: a free road, a lane, a road that stands, each kind of node', () => {
    const bare = tellingOf({ ...last.view, segments: {} });
    const tips = ['way:A1-C', 'way:A1-A2', 'way:S1-D1', 'way:S1-A1', 'node:C', 'node:A1', 'node:D1', 'node:S1', 'pot'];
    for (const key of tips) {
      const tip = tipFor(key, bare);
      expect(tip?.does, key).toMatch(/\.$/);
      expect(tip?.rule, key).toMatch(/^\d/);
    }
    expect(new Set(tips.map((key) => tipFor(key, bare)?.does)).size).toBe(tips.length);
  });

  it('are none for what only serves as ground', () => {
    expect(['ground', 'rose', 'sector:1', 'node:nowhere', 'way:nowhere'].map((key) => tipFor(key, telling))).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
  });
});
