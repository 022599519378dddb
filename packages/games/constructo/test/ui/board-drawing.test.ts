import { describe, expect, it } from 'vitest';
import {
  cellsOf,
  FIELD,
  type FieldPlace,
  freeName,
  nameFault,
  placeBeside,
  shapeState,
  toggled,
} from '../../src/ui/board-drawing.ts';
import { readOptions } from '../../src/view.ts';

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
    expect(shapeState([...BLOCK.slice(1), { row: 0, column: 6 }])).toEqual({ kind: 'apart' });
  });

  it('knows which places of the shifted rows touch: 1/3 touches 2/3 and 2/4, not 2/5', () => {
    const stair = at([0, 0], [0, 1], [0, 2], [0, 3], [1, 0], [1, 1], [1, 2], [1, 3]);
    expect(shapeState([...stair, { row: 2, column: 4 }])).toEqual({ kind: 'ready' });
    expect(shapeState([...stair, { row: 2, column: 5 }])).toEqual({ kind: 'apart' });
  });

  it('has room for nine in a line, which is as long as a board can be', () => {
    const line = Array.from({ length: 9 }, (_, row) => ({ row, column: 1 + Math.floor(row / 2) }));
    for (const { row, column } of line) {
      expect(row).toBeLessThan(FIELD.rows);
      expect(column).toBeLessThan(FIELD.columns);
    }
    expect(shapeState(line)).toEqual({ kind: 'ready' });
    const [first, ...rest] = cellsOf(line);
    // One axis of the hexagons stays the same all along it.
    expect(new Set(rest.map(([q]) => q - (first?.[0] ?? 0)))).toEqual(new Set([0]));
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

describe('the keys on the field', () => {
  const from = { row: 4, column: 3 };

  it('lead from hexagon to hexagon', () => {
    expect(placeBeside('ArrowUp', from)).toEqual({ row: 3, column: 3 });
    expect(placeBeside('ArrowDown', from)).toEqual({ row: 5, column: 3 });
    expect(placeBeside('ArrowLeft', from)).toEqual({ row: 4, column: 2 });
    expect(placeBeside('ArrowRight', from)).toEqual({ row: 4, column: 4 });
    expect(placeBeside('Home', from)).toEqual({ row: 4, column: 0 });
    expect(placeBeside('End', from)).toEqual({ row: 4, column: FIELD.columns - 1 });
  });

  it('never lead off it, and nothing else is theirs', () => {
    const last = { row: FIELD.rows - 1, column: FIELD.columns - 1 };
    for (const key of ['ArrowUp', 'ArrowLeft']) expect(placeBeside(key, { row: 0, column: 0 })).toBeNull();
    for (const key of ['ArrowDown', 'ArrowRight']) expect(placeBeside(key, last)).toBeNull();
    for (const key of ['Tab', ' ', 'a']) expect(placeBeside(key, from)).toBeNull();
  });
});

describe('the name of a board', () => {
  const own = [{ id: 'Board-2', cells: cellsOf(BLOCK) }];

  it('has signs that an id can spell, and is not taken', () => {
    for (const name of ['Anas-1', 'Ana’s', 'Grüner Hügel', 'Ça va?']) expect(nameFault(name, own), name).toBeNull();
    for (const name of [' ', '盤', 'Haus 🎲']) expect(nameFault(name, own), name).toBe('badName');
    expect(nameFault('', own)).toBe('badName');
    expect(nameFault('x'.repeat(25), own)).toBe('badName');
    expect(nameFault(' Board  2 ', own)).toBe('taken');
    expect(nameFault('clover', own)).toBe('taken');
  });

  it('is proposed so that it is free', () => {
    expect(freeName([])).toBe('Board 1');
    expect(freeName(own)).toBe('Board 3');
  });
});
