import { describe, expect, it } from 'vitest';
import { meaningOf, nextSpot } from '../src/picture-keys.ts';

const SPOTS = [
  { id: 'low left', at: { x: 0, y: 100 } },
  { id: 'low right', at: { x: 100, y: 100 } },
  { id: 'high', at: { x: 40, y: 0 } },
  { id: 'far right', at: { x: 300, y: 90 } },
];

describe('the keys of the picture', () => {
  it('pick by digit and letter, go, touch, take back and zoom; others are left to the page', () => {
    expect(['1', '9', 'R', 'ArrowUp', 'Enter', 'Escape', 'Tab', '0', '!'].map(meaningOf)).toEqual([
      { does: 'pick', key: '1' },
      { does: 'pick', key: '9' },
      { does: 'pick', key: 'r' },
      { does: 'go', dx: 0, dy: -1 },
      { does: 'touch' },
      { does: 'back' },
      null,
      { does: 'show-all' },
      null,
    ]);
  });

  it('go to the nearest place that way, and stay where there is none', () => {
    expect(nextSpot(SPOTS, 'low left', { dx: 1, dy: 0 })).toBe('low right');
    expect(nextSpot(SPOTS, 'low right', { dx: 1, dy: 0 })).toBe('far right');
    expect(nextSpot(SPOTS, 'low left', { dx: 0, dy: -1 })).toBe('high');
    expect(nextSpot(SPOTS, 'high', { dx: 0, dy: -1 })).toBe('high');
  });

  it('begin anywhere, and nowhere if nothing can be touched', () => {
    expect(nextSpot(SPOTS, null, { dx: 1, dy: 0 })).toBe('low left');
    expect(nextSpot([], null, { dx: 1, dy: 0 })).toBeNull();
  });
});
