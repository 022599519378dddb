import { describe, expect, it } from 'vitest';
import { gridOf } from '../../src/rules/building-grid.ts';
import { groundLoads } from '../../src/rules/leaning.ts';
import type { State } from '../../src/rules/types.ts';
import { at, bonus, built, drawingOf, drawn, only, options, place, play, position, TILES, types } from './position.ts';

/** The loads of the grounds, by column. */
function loads(drawing: string): readonly number[] {
  return groundLoads(gridOf(built(drawing), TILES)).map(({ load }) => load);
}

/** Two piers of cheap tiers, one column apart, over a ground between them. */
const PIERS = `
  2 | CT  .   CT
  1 | OT  .   MT
  0 | OG  CG  MG
    | 0   1   2`;

describe('§5.1 and §5.4 Loads', () => {
  it('are the weights of the tiles that stand on a ground', () => {
    expect(loads('2 | OR CT .\n1 | OT CT MR\n0 | OG MG CG\n | 0 1 2')).toEqual([8, 4, 2]);
  });

  it('go along chains of leaning tiles', () => {
    const drawing = `
      3 | .    OR   .   .
      2 | .    CT   .   .
      1 | CT>  CT>  CT  <CT
      0 | .    .    OG  .
        | -2   -1   0   1`;
    expect(loads(drawing)).toEqual([13]);
  });

  it('go down where a tile stands below, whatever stands beside', () => {
    expect(loads('1 | CT CT CT\n0 | OG MG CG\n | 0 1 2')).toEqual([2, 2, 2]);
  });

  it('of a ground with nothing on it is 0', () => {
    expect(loads('0 | OG MG\n | 0 1')).toEqual([0, 0]);
  });
});

describe('§5.2 Where a tile leans', () => {
  it('is the side that has a tier of its material', () => {
    const state = position({ drawing: '1 | CT MT\n0 | OG MG\n | 0 1', hands: ['CT MT', 'CT'] });
    const left = place(state, 'CT -1,1');
    expect(left.events).toEqual([
      { type: 'placed', seat: 0, tile: 37, column: -1, row: 1 },
      { type: 'leaned', column: -1, row: 1, side: 'right', chosen: false },
    ]);
    expect(at(left.state, { column: -1, row: 1 })?.rests).toBe('right');
    expect(at(place(state, 'MT 2,1').state, { column: 2, row: 1 })?.rests).toBe('left');
  });

  it('does not change when a neighbour comes later, be it the second tile of the turn', () => {
    const drawing = `
      2 | CT  .   .   CT
      1 | OT  .   .   MT
      0 | OG  CG  CG  MG
        | 0   1   2   3`;
    const state = position({ drawing, hands: ['CT CT', 'CT'] });
    const { state: next, events } = place(state, 'CT 1,2', 'CT 2,2');
    expect(at(next, { column: 1, row: 2 })?.rests).toBe('left');
    expect(types(events)).toEqual(['placed', 'placed', 'leaned', 'lean-asked']);
    expect(next.open).toEqual([{ column: 2, row: 2 }]);
  });

  it("is the saboteur's choice between two grounds, no matter who placed it", () => {
    const mine = place(position({ drawing: PIERS, hands: ['CT OT', 'MT'] }), 'CT 1,2');
    expect([mine.state.phase, mine.state.actor, mine.state.turn]).toEqual(['lean', 1, 0]);
    const own = place(position({ drawing: PIERS, hands: ['MT', 'CT OT'], turn: 1 }), 'CT 1,2');
    expect([own.state.phase, own.state.actor, own.state.turn]).toEqual(['lean', 1, 1]);
    const other = place(
      position({ drawing: PIERS, hands: ['MT', 'CT OT'], turn: 1, contract: { contractor: 1 } }),
      'CT 1,2',
    );
    expect([other.state.phase, other.state.actor, other.state.turn]).toEqual(['lean', 0, 1]);
  });

  it('is asked for by an event, and left till it is answered', () => {
    const { state, events } = place(position({ drawing: PIERS, hands: ['CT OT', 'MT'] }), 'CT 1,2');
    expect(types(events)).toEqual(['placed', 'lean-asked']);
    expect(events[1]).toEqual({ type: 'lean-asked', column: 1, row: 2 });
    expect(state.open).toEqual([{ column: 1, row: 2 }]);
    expect(at(state, { column: 1, row: 2 })?.rests).toBe('left');
    expect(state.bonusUsed).toBe(false);
    expect(options(state)).toEqual([
      { type: 'lean', side: 'left' },
      { type: 'lean', side: 'right' },
    ]);
  });

  it.each(['left', 'right'] as const)('once chosen (%s) is settled, and the turn goes on', (side) => {
    const asked = place(position({ drawing: PIERS, hands: ['CT OT', 'MT'] }), 'CT 1,2').state;
    const { state, events } = play(asked, { type: 'lean', side });
    expect(events[0]).toEqual({ type: 'leaned', column: 1, row: 2, side, chosen: true });
    expect(at(state, { column: 1, row: 2 })?.rests).toBe(side);
    // Three cheap tiers in a row are a combo of the player who placed the tile.
    expect(only(events, 'combo').length).toBe(1);
    expect([state.phase, state.actor, state.turn, state.open]).toEqual(['bonus', 0, 0, []]);
  });

  it('can decide which ground gives way', () => {
    const drawing = `
      2 | CT  .   CT
      1 | OT  .   OT
      0 | CG  OG  CG
        | 0   1   2`;
    const asked = place(position({ drawing, hands: ['CT OT', 'MT'] }), 'CT 1,2').state;
    const left = play(asked, { type: 'lean', side: 'left' });
    expect(only(left.events, 'collapsed')).toEqual([
      { type: 'collapsed', ground: 32, column: 0, load: 9, capacity: 7 },
    ]);
    expect(drawingOf(left.state)).toBe(drawn('2 | . . CT\n1 | . CT OT\n0 | . OG CG\n | 0 1 2'));
    const right = play(asked, { type: 'lean', side: 'right' });
    expect(only(right.events, 'collapsed').map(({ column }) => column)).toEqual([2]);
  });

  it('is left, unasked, where both sides stand on one ground', () => {
    const drawing = `
      3 | CT  .   CT
      2 | CT  .   CT
      1 | CT <CT <CT
      0 | OG  .   .
        | 0   1   2`;
    const { events } = place(position({ drawing, hands: ['CT OG', 'MT'] }), 'CT 1,3');
    expect(events[1]).toEqual({ type: 'leaned', column: 1, row: 3, side: 'left', chosen: false });
    expect(only(events, 'lean-asked')).toEqual([]);
  });

  it('is nowhere if the second tile of the turn props the first', () => {
    const { state, events } = place(position({ drawing: PIERS, hands: ['CT CT', 'MT'] }), 'CT 1,2', 'CT 1,1');
    expect(types(events).slice(0, 3)).toEqual(['placed', 'placed', 'combo']);
    expect(at(state, { column: 1, row: 2 })?.rests).toBe('down');
    expect(at(state, { column: 1, row: 1 })?.rests).toBe('down');
  });

  it('is asked about the second tile too, if it props the first and could lean to two grounds itself', () => {
    const drawing = `
      3 | CT  .   CT
      2 | CT  .   CT
      1 | MT  .   MT
      0 | OG  .   OG
        | 0   1   2`;
    const { state, events } = place(position({ drawing, hands: ['CT CT', 'MT'] }), 'CT 1,3', 'CT 1,2');
    expect(types(events)).toEqual(['placed', 'placed', 'lean-asked']);
    expect(state.open).toEqual([{ column: 1, row: 2 }]);
    expect(at(state, { column: 1, row: 3 })?.rests).toBe('down');
  });

  it('is asked about the first tile with the second on top of it', () => {
    const { state, events } = place(position({ drawing: PIERS, hands: ['CT CR', 'MT'] }), 'CT 1,2', 'CR 1,3');
    expect(types(events)).toEqual(['placed', 'placed', 'lean-asked']);
    expect(state.open).toEqual([{ column: 1, row: 2 }]);
    expect(loadsOf(play(state, { type: 'lean', side: 'right' }).state)).toEqual([7, 0, 8]);
  });

  it('is asked about the first tile also where the second, on top of it, has tiers on both sides', () => {
    const drawing = `
      3 | CT  .   CT
      2 | CT  .   CT
      1 | OT  .   MT
      0 | OG  CG  MG
        | 0   1   2`;
    const { state, events } = place(position({ drawing, hands: ['CT CT', 'MT'] }), 'CT 1,2', 'CT 1,3');
    expect(types(events)).toEqual(['placed', 'placed', 'lean-asked']);
    expect(state.open).toEqual([{ column: 1, row: 2 }]);
    expect(at(state, { column: 1, row: 3 })?.rests).toBe('down');
  });

  it('is asked for a bonus tile like for any other', () => {
    const state = position({ drawing: PIERS, hands: ['MT', 'CT OT'], phase: 'bonus' });
    const asked = play(state, bonus(state, 'CT 1,2')).state;
    expect([asked.phase, asked.actor, asked.turn, asked.bonusUsed]).toEqual(['lean', 1, 0, true]);
    const { state: next, events } = play(asked, { type: 'lean', side: 'right' });
    expect(types(events)).toEqual(['leaned', 'combo']);
    expect([next.phase, next.actor, next.turn, next.bonusUsed]).toEqual(['build', 1, 1, false]);
  });
});

describe('§5.3 Props', () => {
  it('take the weight of a leaning tile, and of all that rests on it', () => {
    const drawing = `
      3 | .   MR   .
      2 | CT* <CT* <CT*
      1 | MT  .    .
      0 | OG* OG   .
        | 0   1    2`;
    const state = position({ drawing, hands: ['OT', 'CT'] });
    expect(loadsOf(state)).toEqual([11, 0]);
    const { state: next, events } = place(state, 'OT 1,1');
    expect(types(events)).toEqual(['placed']);
    expect(drawingOf(next)).toBe(
      drawn(`
        3 | .   MR   .
        2 | CT* CT*  <CT*
        1 | MT  OT   .
        0 | OG* OG   .
          | 0   1    2`),
    );
    expect(loadsOf(next)).toEqual([5, 11]);
  });

  it('can save a building: with the prop in the same turn nothing gives way', () => {
    const drawing = `
      2 | MT  .
      1 | OT  .
      0 | MG  CG
        | 0   1`;
    const state = position({ drawing, hands: ['MT MT', 'CT'] });
    expect(only(place(state, 'MT 1,2').events, 'collapsed')).toEqual([
      { type: 'collapsed', ground: 16, column: 0, load: 11, capacity: 9 },
    ]);
    const propped = place(state, 'MT 1,2', 'MT 1,1');
    expect(only(propped.events, 'collapsed')).toEqual([]);
    expect(loadsOf(propped.state)).toEqual([8, 6]);
  });

  it('are for good: the tile falls with what it rests on, whatever stands beside it', () => {
    const drawing = `
      2 | CT  CT
      1 | CT  OT
      0 | OG  CG
        | 0   1`;
    const state = position({ drawing, hands: ['CR', 'MT'] });
    const { state: next, events } = place(state, 'CR 1,3');
    expect(only(events, 'collapsed').length).toBe(1);
    expect(drawingOf(next)).toBe(drawn('2 | CT\n1 | CT\n0 | OG\n | 0'));
  });
});

function loadsOf({ building }: State): readonly number[] {
  return groundLoads(gridOf(building, TILES)).map(({ load }) => load);
}
