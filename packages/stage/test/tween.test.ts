import { describe, expect, it } from 'vitest';
import type { Pose } from '../src/picture.ts';
import { between, durationOf, eased, isSamePose, LONGEST, SHORTEST, standsStill } from '../src/tween.ts';

const EASES = ['linear', 'out', 'in-out', 'fall'] as const;
const TIMES = Array.from({ length: 101 }, (_, i) => i / 100);

function pose(x: number, y: number, more: Partial<Pose> = {}): Pose {
  return { x, y, scale: 1, rotation: 0, alpha: 1, ...more };
}

describe('an ease', () => {
  it.each(EASES)('goes from nothing to all of the way, without a jump: %s', (name) => {
    expect([eased(name, -1), eased(name, 0), eased(name, 1), eased(name, 2)]).toEqual([0, 0, 1, 1]);
    for (const t of TIMES.slice(1)) {
      expect(Math.abs(eased(name, t) - eased(name, t - 0.01))).toBeLessThan(0.04);
      expect(eased(name, t)).toBeLessThanOrEqual(1);
      expect(eased(name, t)).toBeGreaterThanOrEqual(0);
    }
  });

  it('that goes out is quick first; one that goes in and out is slow at both ends; a fall is slow first', () => {
    expect(eased('out', 0.25)).toBeGreaterThan(0.5);
    expect(eased('in-out', 0.25)).toBeLessThan(0.1);
    expect(eased('in-out', 0.5)).toBeCloseTo(0.5);
    expect(eased('in-out', 0.75)).toBeGreaterThan(0.9);
    expect(eased('fall', 0.25)).toBeLessThan(0.15);
  });

  it('that falls lands, bounces a little once, and lies', () => {
    expect(eased('fall', 0.78)).toBeCloseTo(1);
    expect(eased('fall', 0.89)).toBeCloseTo(0.92);
    expect(eased('fall', 0.999)).toBeGreaterThan(0.99);
  });
});

describe('a pose on the way', () => {
  const from = pose(10, 20, { scale: 1, rotation: 1, alpha: 0.5 });
  const to = pose(13, 24, { scale: 3, rotation: 2, alpha: 1 });

  it('is between the two in everything', () => {
    expect(between(from, to, 0)).toEqual(from);
    expect(between(from, to, 1)).toEqual(to);
    expect(between(from, to, 0.5)).toEqual(pose(11.5, 22, { scale: 2, rotation: 1.5, alpha: 0.75 }));
  });

  it('is lifted in the middle by its share of the way, which is five long', () => {
    expect(between(from, to, 0.5, 0.4).y).toBeCloseTo(22 - 2);
    expect(between(from, to, 1, 0.4)).toEqual(to);
    expect(between(from, to, 0.5, 0.4).x).toBe(11.5);
  });
});

it('a movement takes the longer the farther it goes, within limits', () => {
  const at = (x: number) => durationOf({ x: 1, y: 1 }, { x: 1 + x, y: 1 }, 100);
  expect([at(0), at(100), at(500)]).toEqual([SHORTEST, LONGEST, LONGEST]);
  expect(at(50)).toBe((SHORTEST + LONGEST) / 2);
  expect(durationOf({ x: 1, y: 1 }, { x: 31, y: 41 }, 100)).toBe((SHORTEST + LONGEST) / 2);
  expect(durationOf({ x: 1, y: 1 }, { x: 1, y: 1 }, 0)).toBe(LONGEST);
});

describe('two poses', () => {
  it.each(['x', 'y', 'scale', 'rotation', 'alpha'] as const)('are another one where their %s differs', (name) => {
    const other = { ...pose(1, 2), [name]: 7 };
    expect(isSamePose(pose(1, 2), other)).toBe(false);
    // How strongly it is seen moves nothing.
    expect(standsStill(pose(1, 2), other)).toBe(name === 'alpha');
    expect(isSamePose(other, { ...other })).toBe(true);
  });
});
