import { describe, expect, it } from 'vitest';
import { openPlaces, touchPlace } from '../src/plain/choosing.ts';

/** A card of the hand goes on a cell; a pass is a place of its own. */
const OFFERS = [
  { action: 'three on a', places: ['hand-3', 'a'] },
  { action: 'three on b', places: ['hand-3', 'b'] },
  { action: 'five on a', places: ['hand-5', 'a'] },
  { action: 'pass', places: ['pass'] },
];

describe('touching the places of a plain table', () => {
  it('does an action once all its places were touched, in any order', () => {
    expect(touchPlace([], 'hand-3', OFFERS)).toEqual({ touched: ['hand-3'], does: null });
    expect(touchPlace(['hand-3'], 'b', OFFERS)).toEqual({ touched: [], does: 'three on b' });
    expect(touchPlace(['a'], 'hand-5', OFFERS)).toEqual({ touched: [], does: 'five on a' });
    expect(touchPlace([], 'pass', OFFERS)).toEqual({ touched: [], does: 'pass' });
  });

  it('begins anew with a place that does not go with what was touched', () => {
    expect(touchPlace(['hand-3'], 'hand-5', OFFERS)).toEqual({ touched: ['hand-5'], does: null });
    expect(touchPlace(['hand-5'], 'b', OFFERS)).toEqual({ touched: ['b'], does: null });
  });

  it('gives up what is touched again, and everything where nothing or nothing legal is touched', () => {
    expect(touchPlace(['hand-3'], 'hand-3', OFFERS)).toEqual({ touched: [], does: null });
    expect(touchPlace(['hand-3'], null, OFFERS)).toEqual({ touched: [], does: null });
    expect(touchPlace(['hand-3'], 'elsewhere', OFFERS)).toEqual({ touched: [], does: null });
  });

  it('opens the places that lead on from what was touched', () => {
    expect(openPlaces([], OFFERS)).toEqual(new Set(['hand-3', 'a', 'b', 'hand-5', 'pass']));
    expect(openPlaces(['hand-5'], OFFERS)).toEqual(new Set(['a']));
    expect(openPlaces([], [])).toEqual(new Set());
  });
});
