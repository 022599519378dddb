import { readOptions } from '@boomtown/rules-constructo/view';
import { describe, expect, it } from 'vitest';
import {
  cellsOf,
  type FieldPlace,
  freeName,
  nameFault,
  shapeState,
  toggled,
} from '../../../src/games/constructo/board-drawing.ts';

function at(...places: readonly (readonly [number, number])[]): readonly FieldPlace[] {
  return places.map(([row, column]) => ({ row, column }));
}

const BLOCK = at([2, 3], [2, 4], [2, 5], [3, 3], [3, 4], [3, 5], [4, 3], [4, 4], [4, 5]);

describe('drawing a board', () => {
  it('tells how many hexagons are missing or too many', () => {
    expect(shapeState([])).toEqual({ kind: 'left', count: 9 });
    expect(shapeState(BLOCK.slice(1))).toEqual({ kind: 'left', count: 1 });
    expect(shapeState([...BLOCK, { row: 4, column: 6 }])).toEqual({ kind: 'over', count: 1 });
  });

  it('takes nine that hang together, and no others', () => {
    expect(shapeState(BLOCK)).toEqual({ kind: 'ready' });
    expect(shapeState([...BLOCK.slice(1), { row: 0, column: 8 }])).toEqual({ kind: 'apart' });
  });

  it('knows which places of the shifted rows touch: 2/3 touches 3/2 and 3/3, not 3/4', () => {
    const line = at([0, 0], [0, 1], [0, 2], [0, 3], [0, 4], [0, 5], [0, 6], [0, 7]);
    expect(shapeState([...line, { row: 1, column: 7 }])).toEqual({ kind: 'ready' });
    expect(shapeState([...line, { row: 1, column: 8 }])).toEqual({ kind: 'apart' });
  });

  it('makes a board that the rules take, numbered in reading order, wherever on the field it was drawn', () => {
    for (const down of [0, 2]) {
      const cells = cellsOf([...BLOCK].reverse().map(({ row, column }) => ({ row: row - 2 + down, column })));
      expect(cells).toEqual(cellsOf(BLOCK));
      expect(readOptions({ boards: [{ id: 'mine', cells }] }).ok).toBe(true);
    }
    expect(cellsOf(BLOCK).map(([, r]) => r)).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 2]);
  });

  it('turns a hexagon off again', () => {
    expect(toggled(BLOCK, { row: 2, column: 3 })).toHaveLength(8);
    expect(toggled(toggled(BLOCK, { row: 2, column: 3 }), { row: 2, column: 3 })).toHaveLength(9);
  });
});

describe('the name of a board', () => {
  const own = [{ id: 'Board-2', cells: cellsOf(BLOCK) }];

  it('is letters, digits and hyphens, and not taken', () => {
    expect(nameFault('Anas-1', own)).toBeNull();
    expect(nameFault('Ana’s', own)).toBe('badName');
    expect(nameFault('', own)).toBe('badName');
    expect(nameFault('x'.repeat(25), own)).toBe('badName');
    expect(nameFault('Board-2', own)).toBe('taken');
    expect(nameFault('clover', own)).toBe('taken');
  });

  it('is proposed so that it is free', () => {
    expect(freeName([])).toBe('Board-1');
    expect(freeName(own)).toBe('Board-3');
  });
});
