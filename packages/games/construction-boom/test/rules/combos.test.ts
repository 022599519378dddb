import { describe, expect, it } from 'vitest';
import { gridOf } from '../../src/rules/building-grid.ts';
import { consumeCombos } from '../../src/rules/scoring.ts';
import {
  bonus,
  built,
  drawingOf,
  drawn,
  only,
  options,
  place,
  placing,
  play,
  position,
  refused,
  TILES,
  types,
} from './position.ts';

/** The combos of a building as lists of `column,row`. */
function combosOf(drawing: string): readonly string[] {
  return consumeCombos(gridOf(built(drawing), TILES)).map((cells) =>
    cells.map(({ column, row }) => `${column},${row}`).join(' '),
  );
}

describe('§7.1 Combos', () => {
  it('are three or more tiles of one material that touch: grounds, tiers and roofs alike', () => {
    expect(combosOf('1 | MT MT\n0 | MG OG\n | 0 1')).toEqual(['0,0 0,1 1,1']);
    expect(combosOf('2 | MR .\n1 | MT MT\n0 | OG CG\n | 0 1')).toEqual(['0,1 0,2 1,1']);
    expect(combosOf('1 | MT .\n0 | MG MG\n | 0 1')).toEqual(['0,0 0,1 1,0']);
    expect(combosOf('1 | MT MT\n0 | OG CG\n | 0 1')).toEqual([]);
  });

  it('do not touch at corners', () => {
    expect(combosOf('2 | . MT\n1 | MT OT\n0 | MG MG\n | 0 1')).toEqual(['0,0 0,1 1,0']);
  });

  it('are listed by their first cells', () => {
    expect(combosOf('2 | CT . MR\n1 | CT OT MT\n0 | CG OG MG\n | 0 1 2')).toEqual(['0,0 0,1 0,2', '2,0 2,1 2,2']);
  });

  it('use their tiles up for good', () => {
    const state = position({ drawing: '1 | MT .\n0 | MG OG\n | 0 1', hands: ['MT', 'OG'] });
    const { state: next, events } = place(state, 'MT 1,1');
    expect(drawingOf(next)).toBe(drawn('1 | MT* MT*\n0 | MG* OG\n | 0 1'));
    expect(events[1]).toEqual({
      type: 'combo',
      cells: [
        { column: 0, row: 0 },
        { column: 0, row: 1 },
        { column: 1, row: 1 },
      ],
    });
  });

  it('hold no tile that is used up, and are not connected through one', () => {
    expect(combosOf('1 | MT* MT* MT\n0 | OG CG MG\n | 0 1 2')).toEqual([]);
    expect(combosOf('2 | . . MT\n1 | MT MT* MT\n0 | OG CG OG\n | 0 1 2')).toEqual([]);
    expect(combosOf('2 | MT MT MT\n1 | MT* MT* MT*\n0 | OG CG OG\n | 0 1 2')).toEqual(['0,2 1,2 2,2']);
  });

  it('know no limit of tokens', () => {
    const drawing = `
      3 | CR  CR  CR  .
      2 | CT* CT* CT* CT*
      1 | MT* MT* MT* MT*
      0 | MG* MG* CG* CG*
        | 0   1   2   3`;
    expect(combosOf(drawing)).toEqual(['0,3 1,3 2,3']);
  });

  it('are looked for after the collapses: what looked like one is none', () => {
    const drawing = '2 | CT\n1 | OT\n0 | CG\n | 0';
    const { events } = place(position({ drawing, hands: ['CT CT', 'OG'] }), 'CT 0,3', 'CT 0,4');
    expect(only(events, 'collapsed').length).toBe(1);
    expect(only(events, 'combo')).toEqual([]);
  });

  it('can come about by falling, and belong to the player on turn', () => {
    const drawing = `
      2 | CT  <CT .
      1 | OT  .   CT
      0 | MG  OG  CG
        | 0   1   2`;
    const { state, events } = place(position({ drawing, hands: ['CR', 'OG'] }), 'CR 0,3');
    expect(types(events).slice(-2)).toEqual(['fell', 'combo']);
    expect(drawingOf(state)).toBe(drawn('1 | CT* CT*\n0 | OG CG*\n | 1 2'));
    expect([state.phase, state.actor]).toEqual(['bonus', 0]);
  });
});

describe('§7.2 The bonus', () => {
  /** Two modern tiers on the modern ground are a combo. */
  const street = '1 | . OT .\n0 | MG OG CG\n | 0 1 2';

  it('plays the example of the rulebook: two MODERN tiers, then an OLD tier of the opponent, whose combo grants nothing', () => {
    const { state } = place(position({ drawing: street, hands: ['MT MT OG', 'OT CT'] }), 'MT 0,1', 'MT 0,2');
    expect([state.phase, state.actor, state.turn]).toEqual(['bonus', 0, 0]);
    const { state: next, events } = play(state, bonus(state, 'OT 1,2'));
    expect(events[0]).toEqual({ type: 'placed', seat: 0, from: 1, tile: 5, column: 1, row: 2 });
    expect(types(events)).toEqual(['placed', 'combo']);
    expect(drawingOf(next)).toBe(drawn('2 | MT* OT* .\n1 | MT* OT* .\n0 | MG* OG* CG\n | 0 1 2'));
    expect([next.phase, next.actor, next.turn]).toEqual(['build', 1, 1]);
    expect(next.hands.map((hand) => hand.length)).toEqual([1, 1]);
  });

  it('is one tile of the opponent by the rules of placing, or is skipped', () => {
    const { state } = place(position({ drawing: street, hands: ['MT MT OG', 'OT CT'] }), 'MT 0,1', 'MT 0,2');
    const listed = options(state);
    expect(
      listed.map((action) => (action.type === 'bonus' ? `${action.tile}@${action.column},${action.row}` : action.type)),
    ).toEqual(['5@0,3', '5@1,2', '5@2,1', '36@0,3', '36@1,2', '36@2,1', 'skip']);
    expect(refused(state, { type: 'bonus', tile: state.hands[0][0] ?? -1, column: 3, row: 0 })).toBe('not-in-hand');
    expect(refused(state, { type: 'bonus', tile: 5, column: 0, row: 0 })).toBe('occupied');
    expect(refused(state, { type: 'bonus', tile: 5, column: 3, row: 1 })).toBe('unsupported');
  });

  it('skipped, ends the turn without an event', () => {
    const { state } = place(position({ drawing: street, hands: ['MT MT OG', 'OT CT'] }), 'MT 0,1', 'MT 0,2');
    const { state: next, events } = play(state, { type: 'skip' });
    expect(events).toEqual([]);
    expect([next.phase, next.actor, next.turn, next.passes]).toEqual(['build', 1, 1, 0]);
  });

  it('is followed by collapses', () => {
    const drawing = '1 | . OT .\n0 | MG CG CG\n | 0 1 2';
    const { state } = place(position({ drawing, hands: ['MT MT OG', 'OT CT'] }), 'MT 0,1', 'MT 0,2');
    const { state: next, events } = play(state, bonus(state, 'OT 1,2'));
    expect(types(events)).toEqual(['placed', 'collapsed', 'fell', 'fell']);
    expect(drawingOf(next)).toBe(drawn('2 | MT* . .\n1 | MT* . .\n0 | MG* . CG\n | 0 1 2'));
  });

  it('is lost by itself where the opponent has no tile, or none that can be placed', () => {
    const none = place(position({ drawing: street, hands: ['MT MT OG', ''] }), 'MT 0,1', 'MT 0,2');
    expect(types(none.events)).toEqual(['placed', 'placed', 'combo', 'passed']);
    expect([none.state.phase, none.state.actor]).toEqual(['build', 0]);
    const six = '1 | . OT . . . .\n0 | MG OG CG OG OG CG\n | 0 1 2 3 4 5';
    const stuck = place(position({ drawing: six, hands: ['MT MT OT', 'OG'] }), 'MT 0,1', 'MT 0,2');
    expect(types(stuck.events)).toEqual(['placed', 'placed', 'combo', 'passed']);
    expect([stuck.state.phase, stuck.state.actor]).toEqual(['build', 0]);
  });

  it('can be the last tile of the round', () => {
    const { state } = place(position({ drawing: street, hands: ['MT MT', 'CT'] }), 'MT 0,1', 'MT 0,2');
    expect([state.phase, state.actor]).toEqual(['bonus', 0]);
    const { state: next, events } = play(state, bonus(state, 'CT 2,1'));
    expect(types(events)).toEqual(['placed', 'round-scored', 'match-ended']);
    expect(next.phase).toBe('over');
  });

  it('is offered after the saboteur has chosen, if the placement made a combo then', () => {
    const drawing = '2 | CT . CT\n1 | OT . MT\n0 | OG CG MG\n | 0 1 2';
    const asked = place(position({ drawing, hands: ['CT OG', 'MT'] }), 'CT 1,2').state;
    const { state } = play(asked, { type: 'lean', side: 'right' });
    expect([state.phase, state.actor, state.bonusUsed]).toEqual(['bonus', 0, false]);
  });

  it('takes no tile of the own hand, and no pair', () => {
    const { state } = place(position({ drawing: street, hands: ['MT MT OG', 'OT CT'] }), 'MT 0,1', 'MT 0,2');
    expect(refused(state, placing(state, 'OG 3,0'))).toBe('wrong-phase');
  });
});
