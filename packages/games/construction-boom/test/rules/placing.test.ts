import { describe, expect, it } from 'vitest';
import {
  at,
  cells,
  drawingOf,
  drawn,
  only,
  options,
  place,
  placing,
  play,
  position,
  refused,
  types,
} from './position.ts';

describe('§4.1 Turns', () => {
  it('go to and fro, the contractor first', () => {
    const state = position({ hands: ['OT MT', 'CT CT'] });
    const { state: next, events } = place(state, 'OT 0,1');
    expect(types(events)).toEqual(['placed']);
    expect(events[0]).toEqual({ type: 'placed', seat: 0, tile: 4, column: 0, row: 1 });
    expect([next.turn, next.actor]).toEqual([1, 1]);
    expect(next.hands[0]).toEqual([20]);
  });

  it('take one tile, or two of one material that touch', () => {
    const state = position({ hands: ['OT OT MT CT', 'CT'] });
    expect(refused(state, placing(state, 'OT 0,1'))).toBeNull();
    expect(refused(state, placing(state, 'OT 0,1', 'OT 0,2'))).toBeNull();
    expect(refused(state, placing(state, 'OT 0,1', 'OT 1,1'))).toBeNull();
    expect(refused(state, placing(state, 'OT 0,1', 'OT 2,1'))).toBe('not-adjacent');
    expect(refused(state, placing(state, 'OT 0,1', 'OT 1,2'))).toBe('not-adjacent');
    expect(refused(state, placing(state, 'OT 0,1', 'MT 1,1'))).toBe('not-same-material');
  });

  it('may bring two grounds, or a ground and what stands on it', () => {
    const state = position({ hands: ['OG OG OT MG MG', 'CT'] });
    expect(refused(state, placing(state, 'OG 3,0', 'OG 4,0'))).toBeNull();
    expect(refused(state, placing(state, 'OG 3,0', 'OT 3,1'))).toBeNull();
    expect(refused(state, placing(state, 'OG 4,0', 'OG 3,0'))).toBe('not-beside-ground');
    expect(refused(state, placing(state, 'OT 3,1', 'OG 3,0'))).toBe('unsupported');
  });

  it('end the round after two passes in a row', () => {
    const state = position({ hands: ['OT', 'CT'] });
    const first = play(state, { type: 'pass' });
    expect(first.state.passes).toBe(1);
    expect(first.events).toEqual([{ type: 'passed', seat: 0, forced: false }]);
    const second = play(first.state, { type: 'pass' });
    expect(second.state.phase).toBe('over');
    expect(types(second.events)).toEqual(['passed', 'round-scored', 'match-ended']);
  });

  it('forget a pass once a tile was placed', () => {
    const state = position({ hands: ['OT OT', 'CT CT'], passes: 1 });
    const { state: next } = place(state, 'OT 0,1');
    expect(next.passes).toBe(0);
    expect(play(next, { type: 'pass' }).state.phase).toBe('build');
  });

  it('pass by themselves for a hand that is empty, in the step that brought them', () => {
    const state = position({ hands: ['OT OT OT', ''] });
    const { state: next, events } = place(state, 'OT 0,1');
    expect(only(events, 'passed')).toEqual([{ type: 'passed', seat: 1, forced: true }]);
    expect([next.turn, next.actor, next.passes, next.phase]).toEqual([0, 0, 1, 'build']);
    const end = play(next, { type: 'pass' });
    expect(end.state.phase).toBe('over');
  });

  it('pass by themselves where no single tile can be placed', () => {
    // Six grounds stand, so the ground in hand goes nowhere.
    const state = position({ drawing: '0 | OG OG OG MG MG MG\n | 0 1 2 3 4 5', hands: ['OT OT', 'CG'] });
    const { state: next, events } = place(state, 'OT 0,1');
    expect(only(events, 'passed')).toEqual([{ type: 'passed', seat: 1, forced: true }]);
    expect(next.actor).toBe(0);
  });

  it('count a pass that was forced like any other: after one that was not it ends the round', () => {
    const state = position({ drawing: '0 | OG OG OG MG MG MG\n | 0 1 2 3 4 5', hands: ['OT', 'CG'] });
    const { events, state: next } = play(state, { type: 'pass' });
    expect(only(events, 'passed')).toEqual([
      { type: 'passed', seat: 0, forced: false },
      { type: 'passed', seat: 1, forced: true },
    ]);
    expect(next.phase).toBe('over');
  });

  it('end with two forced passes where neither can place anything', () => {
    const state = position({ drawing: '0 | OG OG OG MG MG MG\n | 0 1 2 3 4 5', hands: ['OT MG', 'CG'] });
    const { events, state: next } = place(state, 'OT 0,1');
    expect(only(events, 'passed').map(({ seat, forced }) => [seat, forced])).toEqual([
      [1, true],
      [0, true],
    ]);
    expect(next.phase).toBe('over');
  });

  it('end without passes the moment both hands are empty', () => {
    const state = position({ hands: ['OT', ''] });
    const { events, state: next } = place(state, 'OT 0,1');
    expect(types(events)).toEqual(['placed', 'round-scored', 'match-ended']);
    expect([next.phase, next.actor, next.turn]).toEqual(['over', null, null]);
  });
});

describe('§4.2 and §4.3 Grounds', () => {
  it('go beside other grounds, on row 0', () => {
    expect(cells(position({ hands: ['MG', 'OT'] }), 'MG')).toEqual(['-1,0', '3,0']);
  });

  it('fill a gap that a collapse left', () => {
    const state = position({ drawing: '0 | OG . MG\n | 0 1 2', hands: ['MG', 'OT'] });
    expect(cells(state, 'MG')).toEqual(['-1,0', '1,0', '3,0']);
  });

  it('begin again in column 0 when none is left', () => {
    const state = position({ drawing: '0 | .\n | 0', hands: ['MG OT', 'OT'] });
    expect(cells(state, 'MG')).toEqual(['0,0']);
    expect(refused(state, placing(state, 'MG 1,0'))).toBe('not-beside-ground');
    expect(cells(state, 'OT')).toEqual([]);
  });

  it('are never more than six', () => {
    const state = position({ drawing: '0 | OG OG OG MG MG MG\n | 0 1 2 3 4 5', hands: ['MG OT', 'OT'] });
    expect(cells(state, 'MG')).toEqual([]);
    expect(refused(state, placing(state, 'MG 6,0'))).toBe('six-grounds');
    const five = position({ drawing: '0 | OG OG OG MG MG\n | 0 1 2 3 4', hands: ['MG MG OT', 'OT'] });
    expect(refused(five, placing(five, 'MG 5,0'))).toBeNull();
    expect(refused(five, placing(five, 'MG 5,0', 'MG 6,0'))).toBe('six-grounds');
  });

  it('have the lowest row for themselves', () => {
    const state = position({ hands: ['MG OT', 'OT'] });
    expect(refused(state, placing(state, 'OT 3,0'))).toBe('ground-only');
    expect(refused(state, placing(state, 'MG 0,1'))).toBe('not-ground');
    expect(refused(state, placing(state, 'MG 0,-1'))).toBe('not-ground');
    expect(refused(state, placing(state, 'OT 0,-1'))).toBe('not-ground');
  });

  it('prop a leaning tile that they are put below', () => {
    const state = position({ drawing: '1 | CT <CT\n0 | OG .\n | 0 1', hands: ['MG', 'OT'] });
    const { state: next, events } = place(state, 'MG 1,0');
    expect(drawingOf(next)).toBe(drawn('1 | CT CT\n0 | OG MG\n | 0 1'));
    expect(types(events)).toEqual(['placed']);
  });
});

describe('§4.4 and §4.5 Tiers and roofs', () => {
  const street = `
    2 | .   CT  .   .
    1 | OT  CT  MR  MT
    0 | OG  MG  CG  OG
      | 0   1   2   3`;

  it('stand on grounds and tiers, never on a roof', () => {
    const state = position({ drawing: street, hands: ['OT OR', 'OT'] });
    expect(cells(state, 'OT')).toEqual(['0,2', '1,3', '3,2']);
    expect(cells(state, 'OR')).toEqual(['0,2', '1,3', '3,2']);
    expect(refused(state, placing(state, 'OT 2,2'))).toBe('above-roof');
  });

  it('of cheap and modern material stick out of tiers of their own', () => {
    const state = position({ drawing: street, hands: ['CT MT', 'OT'] });
    // Not to the right of the cheap tier on row 2: a roof lies below.
    expect(cells(state, 'CT')).toEqual(['0,2', '1,3', '3,2']);
    expect(refused(state, placing(state, 'CT 2,2'))).toBe('above-roof');
    expect(cells(state, 'MT')).toEqual(['0,2', '1,3', '3,2', '4,1']);
  });

  it('stick out over nothing, in a chain', () => {
    const state = position({ drawing: '1 | CT <CT\n0 | OG .\n | 0 1', hands: ['CT MT OT CR', 'OT'] });
    expect(cells(state, 'CT')).toEqual(['-1,1', '0,2', '1,2', '2,1']);
    for (const name of ['MT', 'OT', 'CR']) expect(cells(state, name)).toEqual(['0,2', '1,2']);
  });

  it.each([
    ['an old tier', 'OT', 'OT'],
    ['a roof of the same material', 'CT', 'CR'],
    ['a tier of another material', 'CT', 'MT'],
    ['a tier beside a roof', 'CR', 'CT'],
  ])('do not stick out: %s', (_, standing, placed) => {
    const state = position({ drawing: `1 | ${standing}\n0 | OG\n | 0`, hands: [`${placed} OG`, 'OT'] });
    expect(refused(state, placing(state, `${placed} 1,1`))).toBe('unsupported');
  });

  it('do not stick out of a ground', () => {
    const state = position({ drawing: '0 | CG\n | 0', hands: ['CT', 'OT'] });
    expect(refused(state, placing(state, 'CT 1,0'))).toBe('ground-only');
    expect(refused(state, placing(state, 'CT 1,1'))).toBe('unsupported');
  });

  it('let no roof go right below a tile, but a tier', () => {
    const drawing = `
      2 | CT <CT
      1 | CT  .
      0 | OG  MG
        | 0   1`;
    const state = position({ drawing, hands: ['CR OT', 'OT'] });
    expect(refused(state, placing(state, 'CR 1,1'))).toBe('below-tile');
    expect(refused(state, placing(state, 'OT 1,1'))).toBeNull();
  });

  it('are refused where nothing is near, however far', () => {
    const state = position({ hands: ['CT OG', 'OT'] });
    expect(refused(state, placing(state, 'CT 0,2'))).toBe('unsupported');
    expect(refused(state, placing(state, 'CT 1e300,1e300'))).toBe('unsupported');
    expect(refused(state, placing(state, 'CT 0,65'))).toBe('unsupported');
    expect(refused(state, placing(state, 'OG 1e300,0'))).toBe('not-beside-ground');
  });

  it('do not go where a tile is', () => {
    const state = position({ drawing: street, hands: ['CT OG', 'OT'] });
    expect(refused(state, placing(state, 'CT 1,1'))).toBe('occupied');
    expect(refused(state, placing(state, 'OG 1,0'))).toBe('occupied');
    expect(refused(state, placing(state, 'OG 1,1'))).toBe('occupied');
  });
});

describe('§4.6 Two tiles of a turn', () => {
  const drawing = `
    2 | CT  .
    1 | CT  .
    0 | OG  MG
      | 0   1`;

  it('go down one after the other: the second may rest on the first', () => {
    const state = position({ drawing, hands: ['CT CT CR', 'OT'] });
    expect(drawingOf(place(state, 'CT 1,2', 'CR 1,3').state)).toBe(
      drawn('3 | . CR*\n2 | CT* <CT*\n1 | CT* .\n0 | OG MG\n | 0 1'),
    );
  });

  it('may prop the first by the second', () => {
    const state = position({ drawing, hands: ['CT CT', 'OT'] });
    const { state: next, events } = place(state, 'CT 1,2', 'CT 1,1');
    expect(at(next, { column: 1, row: 2 })?.rests).toBe('down');
    expect(types(events).slice(0, 3)).toEqual(['placed', 'placed', 'combo']);
  });

  it('judge the second with the first down', () => {
    const state = position({ drawing, hands: ['CT CR CT', 'OT'] });
    expect(refused(state, placing(state, 'CR 1,1', 'CT 1,2'))).toBe('above-roof');
    expect(refused(state, placing(state, 'CT 1,2', 'CR 1,1'))).toBe('below-tile');
    expect(refused(state, placing(state, 'CT 3,1', 'CT 2,1'))).toBe('unsupported');
    expect(refused(state, placing(state, 'CT 1,1', 'CT 2,1'))).toBeNull();
  });

  it('are listed in both orders where both are legal, and identical tiles one by one', () => {
    const state = position({ hands: ['CT CT', 'OT'] });
    const pairs = options(state).flatMap((action) =>
      action.type === 'place' && action.tiles.length === 2
        ? [action.tiles.map(({ tile, column, row }) => `${tile}@${column},${row}`).join(' ')]
        : [],
    );
    expect(pairs).toContain('36@0,1 37@1,1');
    expect(pairs).toContain('37@1,1 36@0,1');
    expect(pairs).toContain('36@1,1 37@0,1');
    expect(pairs).toContain('36@0,1 37@0,2');
    expect(pairs).not.toContain('37@0,2 36@0,1');
  });
});
