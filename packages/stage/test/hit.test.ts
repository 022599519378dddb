import { describe, expect, it } from 'vitest';
import { middleOfTarget, targetAt } from '../src/hit.ts';
import type { Placement, Shape } from '../src/picture.ts';

function thing(id: string, x: number, y: number, shape: Shape, more: Partial<Placement> = {}): Placement {
  return { key: id, art: 'stone', x, y, z: 1, target: { id, shape }, ...more };
}

const disc: Shape = { kind: 'circle', radius: 50 };

describe('what lies under the pointer', () => {
  it('is the target whose shape holds the point', () => {
    const placements = [thing('left', 0, 0, disc), thing('right', 200, 0, disc)];
    expect(targetAt(placements, { x: 30, y: 30 }, 1)?.id).toBe('left');
    expect(targetAt(placements, { x: 200, y: -49 }, 1)?.id).toBe('right');
    expect(targetAt(placements, { x: 100, y: 0 }, 1)).toBeNull();
  });

  it('is the one nearest to the eye where several lie over each other', () => {
    const placements = [thing('top', 0, 0, disc, { z: 5 }), thing('bottom', 10, 0, disc, { z: 2 })];
    expect(targetAt(placements, { x: 5, y: 0 }, 1)?.id).toBe('top');
  });

  it('is the one that is painted last where several are equally near to the eye', () => {
    expect(targetAt([thing('under', 0, 0, disc), thing('over', 10, 0, disc)], { x: 5, y: 0 }, 1)?.id).toBe('over');
  });

  it('knows polygons and rectangles, scaled and turned with their placement', () => {
    const square: Shape = { kind: 'rect', rect: { x: -10, y: -10, width: 20, height: 20 } };
    const triangle: Shape = {
      kind: 'polygon',
      points: [
        { x: 0, y: -100 },
        { x: 100, y: 100 },
        { x: -100, y: 100 },
      ],
    };
    expect(targetAt([thing('square', 0, 0, square, { scale: 5 })], { x: 49, y: 49 }, 1)?.id).toBe('square');
    expect(targetAt([thing('square', 0, 0, square, { scale: 5 })], { x: 51, y: 0 }, 1)).toBeNull();
    expect(targetAt([thing('turned', 0, 0, square, { scale: 5, rotation: Math.PI / 4 })], { x: 65, y: 0 }, 1)?.id).toBe(
      'turned',
    );
    expect(targetAt([thing('triangle', 0, 0, triangle)], { x: 0, y: -90 }, 1)?.id).toBe('triangle');
    expect(targetAt([thing('triangle', 0, 0, triangle)], { x: 90, y: -90 }, 1)).toBeNull();
  });

  it('is never smaller to touch than 44 CSS pixels, whatever the zoom', () => {
    const small = [thing('small', 0, 0, { kind: 'circle', radius: 20 })];
    expect(targetAt(small, { x: 42, y: 0 }, 0.5)?.id).toBe('small');
    expect(targetAt(small, { x: 46, y: 0 }, 0.5)).toBeNull();
    expect(targetAt(small, { x: 21, y: 0 }, 1)?.id).toBe('small');
    expect(targetAt(small, { x: 21, y: 0 }, 4)).toBeNull();
  });

  it('is the nearer of two small neighbours, and an exact hit before a near one', () => {
    const tiny: Shape = { kind: 'circle', radius: 4 };
    const placements = [thing('a', 0, 0, tiny), thing('b', 20, 0, tiny)];
    expect(targetAt(placements, { x: 8, y: 0 }, 1)?.id).toBe('a');
    expect(targetAt(placements, { x: 12, y: 0 }, 1)?.id).toBe('b');
    const plate = thing('plate', 60, 0, { kind: 'rect', rect: { x: -32, y: -50, width: 64, height: 100 } });
    expect(targetAt([...placements, plate], { x: 30, y: 0 }, 1)?.id).toBe('plate');
  });

  it('has its middle where things outside of the stage can point at it', () => {
    const square: Shape = { kind: 'rect', rect: { x: 0, y: 0, width: 20, height: 10 } };
    expect(middleOfTarget(thing('s', 100, 50, square, { scale: 2 }))).toEqual({ x: 120, y: 60 });
  });
});
