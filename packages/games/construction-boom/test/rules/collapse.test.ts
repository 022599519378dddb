import { describe, expect, it } from 'vitest';
import { buildingOf, gridOf } from '../../src/rules/building-grid.ts';
import { collapse, lostTiles } from '../../src/rules/collapse.ts';
import { at, built, drawingOf, drawn, only, options, place, position, TILES, types } from './position.ts';

describe('§6.1 Grounds give way', () => {
  it('under more than their capacity, not under as much', () => {
    const drawing = '2 | MT\n1 | OT\n0 | OG\n | 0';
    const state = position({ drawing, hands: ['OR OT', 'OG'] });
    const holds = place(state, 'OR 0,3');
    expect(types(holds.events)).toEqual(['placed']);
    expect(drawingOf(holds.state)).toBe(drawn('3 | OR\n2 | MT\n1 | OT\n0 | OG\n | 0'));
    const falls = place(state, 'OT 0,3');
    expect(only(falls.events, 'collapsed')).toEqual([
      { type: 'collapsed', ground: 0, column: 0, load: 13, capacity: 11 },
    ]);
    expect(falls.state.building).toEqual([]);
  });

  it('with all that rests on them along the chain, and nothing else', () => {
    const drawing = `
      2 | CT  <CT .   .
      1 | MT  .   OT  MT
      0 | CG  .   OG  MG
        | 0   1   2   3`;
    const { state, events } = place(position({ drawing, hands: ['MT', 'OG'] }), 'MT -1,1');
    expect(types(events)).toEqual(['placed', 'leaned', 'collapsed', 'fell', 'fell', 'fell', 'fell']);
    expect(drawingOf(state)).toBe(drawn('1 | OT MT\n0 | OG MG\n | 2 3'));
    expect(state.removed).toEqual([32, 22, 20, 36, 37]);
  });

  it('two at once: all is lifted off both before anything falls', () => {
    const drawing = `
      3 | CT*  MT>  MT
      2 | MT   .    CT*
      1 | CT*  <CT* CT*
      0 | MG   .    OG
        | 1    2    3`;
    const state = position({ drawing, hands: ['OT OT', 'OG'] });
    const { state: next, events } = place(state, 'OT 1,4', 'OT 2,4');
    expect(only(events, 'collapsed').map(({ column, load, capacity }) => [column, load, capacity])).toEqual([
      [1, 14, 9],
      [3, 15, 11],
    ]);
    expect(types(events).slice(2, 4)).toEqual(['collapsed', 'collapsed']);
    // The tier over column 2 would have been caught by the one below it, stood that still.
    expect(only(events, 'fell').map(({ column, from, to }) => [column, from, to])).toEqual([
      [1, 1, null],
      [1, 2, null],
      [1, 3, null],
      [1, 4, null],
      [2, 1, null],
      [2, 3, null],
      [2, 4, null],
      [3, 1, null],
      [3, 2, null],
      [3, 3, null],
    ]);
    expect(next.building).toEqual([]);
  });
});

describe('§6.2 Tiles fall', () => {
  it('straight down on the first tile that stands below, and rest on it; without one they leave the game', () => {
    const drawing = `
      2 | CT  <CT
      1 | OT  .
      0 | MG  OG
        | 0   1`;
    const { state, events } = place(position({ drawing, hands: ['CR', 'OG'] }), 'CR 0,3');
    expect(events).toEqual([
      { type: 'placed', seat: 0, tile: 44, column: 0, row: 3 },
      { type: 'collapsed', ground: 16, column: 0, load: 10, capacity: 9 },
      { type: 'fell', tile: 4, column: 0, from: 1, to: null },
      { type: 'fell', tile: 36, column: 0, from: 2, to: null },
      { type: 'fell', tile: 44, column: 0, from: 3, to: null },
      { type: 'fell', tile: 37, column: 1, from: 2, to: 1 },
    ]);
    expect(drawingOf(state)).toBe(drawn('1 | CT\n0 | OG\n | 1'));
    expect(at(state, { column: 1, row: 1 })?.rests).toBe('down');
    expect(state.removed).toEqual([16, 4, 36, 44]);
  });

  it('on leaning tiles too, whatever the materials', () => {
    const drawing = `
      3 | CT  <CT  .
      2 | MT  .    .
      1 | CT  MT>  MT
      0 | OG  .    OG
        | 0   1    2`;
    const { state } = place(position({ drawing, hands: ['OR', 'OG'] }), 'OR 0,4');
    expect(drawingOf(state)).toBe(
      drawn(`
        2 | CT   .
        1 | MT>  MT
        0 | .    OG
          | 1    2`),
    );
  });

  it('one on the other, from below', () => {
    const drawing = `
      3 | .   CR
      2 | CT  <CT
      1 | OT  .
      0 | OG  MG
        | 0   1`;
    const { state } = place(position({ drawing, hands: ['OT', 'OG'] }), 'OT 0,3');
    expect(drawingOf(state)).toBe(drawn('2 | CR\n1 | CT\n0 | MG\n | 1'));
  });

  it('and stay consumed', () => {
    const drawing = `
      2 | CT* <CT*
      1 | OT  .
      0 | MG  OG
        | 0   1`;
    const { state } = place(position({ drawing, hands: ['CR', 'OG'] }), 'CR 0,3');
    expect(drawingOf(state)).toBe(drawn('1 | CT*\n0 | OG\n | 1'));
  });
});

describe('§6.3 Roofs are crushed', () => {
  it('by a tile that would stop on them, which comes to lie in their place', () => {
    const drawing = `
      3 | CT* <CT*
      2 | CT* .
      1 | OT  MR
      0 | OG  MG
        | 0   1`;
    const { state, events } = place(position({ drawing, hands: ['CR', 'OG'] }), 'CR 0,4');
    expect(drawingOf(state)).toBe(drawn('1 | CT*\n0 | MG\n | 1'));
    expect(events.slice(-2)).toEqual([
      { type: 'crushed', tile: 28, column: 1, row: 1 },
      { type: 'fell', tile: 38, column: 1, from: 3, to: 1 },
    ]);
    expect(state.removed).toEqual([0, 4, 36, 37, 44, 28]);
  });

  it('also when they have just landed themselves', () => {
    const drawing = `
      4 | CT* .
      3 | CT* CR
      2 | CT* <CT*
      1 | CT* .
      0 | OG  MG
        | 0   1`;
    const { state, events } = place(position({ drawing, hands: ['CT CT', 'OG'] }), 'CT 0,5', 'CT 1,5');
    expect(only(events, 'fell').filter(({ column }) => column === 1)).toEqual([
      { type: 'fell', tile: 40, column: 1, from: 2, to: 1 },
      { type: 'fell', tile: 44, column: 1, from: 3, to: 2 },
      { type: 'fell', tile: 42, column: 1, from: 5, to: 2 },
    ]);
    expect(only(events, 'crushed')).toEqual([{ type: 'crushed', tile: 44, column: 1, row: 2 }]);
    expect(drawingOf(state)).toBe(drawn('2 | CT\n1 | CT*\n0 | MG\n | 1'));
  });

  it('and by roofs: one falls on another', () => {
    // No placement leads here, for a roof comes down on the tier that carried it; the rule holds all the same.
    const grid = gridOf(
      built(`
        3 | CT  <CR
        2 | CT  .
        1 | OT  MR
        0 | CG  MG
          | 0   1`),
      TILES,
    );
    const waves = collapse(grid);
    expect(drawingOf({ building: buildingOf(grid) })).toBe(drawn('1 | CR\n0 | MG\n | 1'));
    expect(lostTiles(waves)).toEqual([32, 4, 36, 37, 28]);
  });
});

describe('§6.4 Loads are counted again', () => {
  it('and what fell can bring the next ground down', () => {
    const drawing = `
      4 | .    CR
      3 | CT*  <CT*
      2 | CT*  .
      1 | MT   OT
      0 | OG   CG
        | 0    1`;
    const { state, events } = place(position({ drawing, hands: ['OR', 'OG'] }), 'OR 0,4');
    expect(types(events)).toEqual('placed collapsed fell fell fell fell fell fell collapsed fell fell fell'.split(' '));
    expect(only(events, 'collapsed')).toEqual([
      { type: 'collapsed', ground: 0, column: 0, load: 13, capacity: 11 },
      { type: 'collapsed', ground: 32, column: 1, load: 8, capacity: 7 },
    ]);
    expect(state.removed).toEqual([0, 20, 36, 37, 12, 32, 4, 38, 44]);
    expect(state.building).toEqual([]);
  });

  it('till every ground holds: three go, one after the other', () => {
    const drawing = `
      4 | CT*  .    CR
      3 | CT*  CT*  <CT*
      2 | CT*  CT*  .
      1 | CT*  CT*  OT
      0 | OG   MG   CG
        | 0    1    2`;
    const { state, events } = place(position({ drawing, hands: ['MT MT', 'OG'] }), 'MT 0,5', 'MT 1,5');
    expect(only(events, 'collapsed').map(({ column, load, capacity }) => [column, load, capacity])).toEqual([
      [0, 14, 11],
      [1, 12, 9],
      [2, 8, 7],
    ]);
    expect(state.building).toEqual([]);
    // In an empty street a ground goes into column 0 again.
    expect(options(state).slice(0, -1)).toEqual([{ type: 'place', tiles: [{ tile: 1, column: 0, row: 0 }] }]);
  });
});
