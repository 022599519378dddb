import { describe, expect, test } from 'vitest';
import { goodsFor, routeOf } from '../../src/bots/route.ts';
import { sightOf, stateIn, withPlayer } from './tables.ts';

describe('the way that a project is planned', () => {
  const atCommons = withPlayer(stateIn('build'), 0, {
    head: 'C',
    project: [
      { segment: 'S1-A1', by: 'regular' },
      { segment: 'A1-C', by: 'regular' },
    ],
  });

  test('leads to the Commons while no destination is known (§1.3)', () => {
    const route = routeOf(sightOf(stateIn('build'), 0).view, 0, []);
    expect(route?.map(({ segment }) => segment)).toEqual(['S1-A1', 'A1-C']);
    expect(goodsFor(route ?? [])).toEqual({ crew: 2, asphalt: 2, permit: 2, steel: 0 });
  });

  test('reaches every destination in three miles from there (§1.3)', () => {
    const { view } = sightOf(atCommons, 0);
    for (const place of ['D1', 'D2', 'D3', 'D4', 'D5', 'D6'] as const) {
      const route = routeOf(view, 0, [place]);
      expect(route).toHaveLength(3);
      expect(route?.at(-1)?.to).toBe(place);
    }
  });

  test('keeps off roads of others, which cost steel, where it can (§6.5)', () => {
    const { view } = sightOf(
      { ...atCommons, segments: { 'A2-C': [{ seat: 1, kind: 'regular' }], 'S2-A2': [{ seat: 1, kind: 'regular' }] } },
      0,
    );
    expect(routeOf(view, 0, ['D2'])?.map(({ segment }) => segment)).toEqual(['A3-C', 'S3-A3', 'S3-D2']);
    expect(goodsFor(routeOf(view, 0, ['D1']) ?? []).steel).toBe(2);
  });

  test('is none where there is no way', () => {
    const { view } = sightOf(withPlayer(atCommons, 0, { head: 'D4' }), 0);
    expect(routeOf(view, 0, ['D2'])).toBeNull();
  });
});
