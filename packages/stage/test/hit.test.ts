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

  it('is nothing where what lies there can’t be touched, and what lies under it', () => {
    const cover: Placement = { key: 'cover', art: 'stone', x: 0, y: 0, z: 9 };
    expect(targetAt([cover], { x: 0, y: 0 }, 1)).toBeNull();
    expect(targetAt([thing('under', 0, 0, disc), cover], { x: 0, y: 0 }, 1)?.id).toBe('under');
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
    expect(targetAt(small, { x: 44, y: 0 }, 0.5)?.id).toBe('small');
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

  describe('grows to that size around its own edge', () => {
    /** Where a place is hit by this much, and missed by a little more: 22 pixels about its middle, less half its extent. */
    const reaches = (
      shape: Shape,
      [x, y]: readonly [number, number],
      [dx, dy]: readonly [number, number],
      by: number,
    ) => {
      const small = [thing('small', 0, 0, shape)];
      const at = (distance: number) => targetAt(small, { x: x + dx * distance, y: y + dy * distance }, 1)?.id;
      expect([at(by - 0.1), at(by + 0.1)]).toEqual(['small', undefined]);
    };
    const DIAGONAL = Math.SQRT1_2;

    it.each([
      ['left', [30, 54], [-1, 0]],
      ['right', [40, 54], [1, 0]],
      ['up', [35, 50], [0, -1]],
      ['down', [35, 58], [0, 1]],
      ['from a corner', [40, 58], [DIAGONAL, DIAGONAL]],
      ['from the opposite corner', [30, 50], [-DIAGONAL, -DIAGONAL]],
    ] as const)('where it is a rectangle: %s', (_, edge, direction) => {
      reaches({ kind: 'rect', rect: { x: 30, y: 50, width: 10, height: 8 } }, edge, direction, 22 - 4);
    });

    const triangle: Shape = {
      kind: 'polygon',
      points: [
        { x: 100, y: 100 },
        { x: 110, y: 100 },
        { x: 105, y: 108 },
      ],
    };
    // Its middle is (105, 104), which lies this far from its slanted edges.
    const reach = 20 / Math.hypot(5, 8);
    it.each([
      ['from an edge', [105, 100], [0, -1]],
      ['from its tip', [105, 108], [0, 1]],
      ['from a corner', [100, 100], [-DIAGONAL, -DIAGONAL]],
      ['from the other one', [110, 100], [DIAGONAL, -DIAGONAL]],
    ] as const)('where it is a polygon: %s', (_, edge, direction) => {
      reaches(triangle, edge, direction, 22 - reach);
    });
  });

  it('includes its edges', () => {
    const sheet: Shape = { kind: 'rect', rect: { x: 0, y: 10, width: 100, height: 80 } };
    for (const at of [
      { x: 0, y: 50 },
      { x: 100, y: 50 },
      { x: 50, y: 10 },
      { x: 50, y: 90 },
    ]) {
      expect(targetAt([thing('sheet', 0, 0, sheet)], at, 1)?.id).toBe('sheet');
    }
  });

  it('has its middle where things outside of the stage can point at it', () => {
    const square: Shape = { kind: 'rect', rect: { x: 0, y: 0, width: 20, height: 10 } };
    expect(middleOfTarget(thing('s', 100, 50, square, { scale: 2 }))).toEqual({ x: 120, y: 60 });
    const points = [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 20, y: 30 },
    ];
    expect(middleOfTarget(thing('p', 1, 2, { kind: 'polygon', points }))).toEqual({ x: 11, y: 17 });
    const turned = middleOfTarget(thing('t', 100, 50, square, { rotation: Math.PI / 2 }));
    expect(turned?.x).toBeCloseTo(95);
    expect(turned?.y).toBeCloseTo(60);
    expect(middleOfTarget({ key: 'none', art: 'stone', x: 0, y: 0, z: 0 })).toBeNull();
  });
});
