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
    expect(tipFor(`way:${road?.[0]}`, telling)?.length).toBeGreaterThan(bare?.length ?? 0);
    expect(tipFor('node:C', telling)).not.toBeNull();
    expect(tipFor('flag:1', telling)).toContain('Ben');
    expect(tipFor('truck', telling)).not.toBeNull();
  });

  it('are the same for a mile whether its way, its road or its place is touched', () => {
    expect(new Set(['way', 'road', 'segment'].map((thing) => tipFor(`${thing}:S1-A1:0`, telling))).size).toBe(1);
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
