import { apply, legal } from '@boomtown/game-core';
import { playAtRandom } from '@boomtown/game-testing';
import { describe, expect, it } from 'vitest';
import { constructionBoomGame as game } from '../../src/rules/index.ts';
import type { State } from '../../src/rules/types.ts';
import { cellsForSecond, cellsForTile, loadsOf, type Preview, preview } from '../../src/view.ts';
import { cells, drawingOf, drawn, NO_CHANCE, place, placing, position } from './position.ts';

type Action = Parameters<typeof preview>[2];

function previewOf(state: State, action: Action): Preview {
  const seen = preview(game.publicView(state), state.actor ?? 0, action);
  if (!seen.ok) throw new Error(seen.error.code);
  return seen.value;
}

/** The placement of these tiles, which is no other action. */
function laying(state: State, ...texts: readonly string[]): Action {
  const action = placing(state, ...texts);
  if (action.type !== 'place') throw new Error('a placement is expected');
  return action;
}

describe('previews', () => {
  it('show the loads before and after, what gives way, what falls and what is crushed', () => {
    const drawing = `
      3 | CT* <CT*
      2 | CT* .
      1 | OT  MR
      0 | OG  MG
        | 0   1`;
    const state = position({ drawing, hands: ['CR', 'OG'] });
    const { ambiguous, ways } = previewOf(state, laying(state, 'CR 0,4'));
    expect(ambiguous).toBeNull();
    expect(ways.length).toBe(1);
    expect(ways[0]?.loads).toEqual([
      { ground: 0, column: 0, load: 12, capacity: 11, before: 11, givesWay: true },
      { ground: 16, column: 1, load: 2, capacity: 9, before: 2, givesWay: false },
    ]);
    expect(drawingOf(ways[0] ?? { building: [] })).toBe(
      drawn('4 | CR .\n3 | CT* <CT*\n2 | CT* .\n1 | OT MR\n0 | OG MG\n | 0 1'),
    );
    expect(ways[0]?.waves.map(({ grounds }) => grounds.map(({ column }) => column))).toEqual([[0]]);
    expect(ways[0]?.waves[0]?.falls.at(-1)).toEqual({
      tile: 38,
      column: 1,
      from: 3,
      to: 1,
      crushed: { tile: 28, column: 1, row: 1 },
    });
    expect(drawingOf({ building: ways[0]?.settled ?? [] })).toBe(drawn('1 | CT*\n0 | MG\n | 1'));
  });

  it('show the load of a ground that is new', () => {
    const state = position({ hands: ['OG OT', 'OG'] });
    const { ways } = previewOf(state, laying(state, 'OG 3,0', 'OT 3,1'));
    expect(ways[0]?.loads.at(-1)).toEqual({
      ground: 1,
      column: 3,
      load: 5,
      capacity: 11,
      before: null,
      givesWay: false,
    });
  });

  it('show the combos and whether they give a bonus', () => {
    const street = { drawing: '1 | . OT .\n0 | MG OG CG\n | 0 1 2' };
    const state = position({ ...street, hands: ['MT MT', 'OT'] });
    const [way] = previewOf(state, laying(state, 'MT 0,1', 'MT 0,2')).ways;
    expect(way?.combos.map((cells) => cells.map(({ column, row }) => [column, row]))).toEqual([
      [
        [0, 0],
        [0, 1],
        [0, 2],
      ],
    ]);
    expect(way?.bonus).toBe(true);
    const alone = position({ ...street, hands: ['MT MT', ''] });
    expect(previewOf(alone, laying(alone, 'MT 0,1', 'MT 0,2')).ways[0]?.bonus).toBe(false);
  });

  it('show both ways of an ambiguous tile, before it is placed and when the saboteur is asked', () => {
    const drawing = '2 | CT . CT\n1 | OT . OT\n0 | CG OG CG\n | 0 1 2';
    const state = position({ drawing, hands: ['CT OT', 'MT'] });
    const { ambiguous, ways } = previewOf(state, laying(state, 'CT 1,2'));
    expect(ambiguous).toEqual({ column: 1, row: 2 });
    expect(ways.map(({ side }) => side)).toEqual(['left', 'right']);
    expect(ways.map(({ loads }) => loads.filter(({ givesWay }) => givesWay).map(({ column }) => column))).toEqual([
      [0],
      [2],
    ]);
    const asked = place(state, 'CT 1,2').state;
    const right = previewOf(asked, { type: 'lean', side: 'right' });
    expect(right.ambiguous).toBeNull();
    expect(right.ways[0]?.settled).toEqual(ways[1]?.settled);
  });

  it('refuse what the rules refuse', () => {
    const state = position({ hands: ['OT OT', 'MT'] });
    const view = game.publicView(state);
    const code = (seat: number, action: Action) => {
      const seen = preview(view, seat, action);
      return seen.ok ? null : seen.error.code;
    };
    expect(code(0, laying(state, 'OT 0,2'))).toBe('unsupported');
    expect(code(1, laying(state, 'OT 0,1'))).toBe('not-your-turn');
    expect(code(0, { type: 'lean', side: 'left' })).toBe('wrong-phase');
  });

  it('agree with what happens, for every placement of whole rounds', () => {
    let compared = 0;
    for (let i = 0; i < 3; i += 1) {
      const options = { rounds: 1 };
      const { positions } = playAtRandom(game, { options, seats: 2, seed: `preview ${i}`, policy: `preview ${i}` });
      for (const { state } of positions) {
        for (const action of legal(game, state, state.actor ?? 0)) {
          if (action.type !== 'place' && action.type !== 'bonus' && action.type !== 'lean') continue;
          const next = apply(game, state, state.actor, action, NO_CHANCE);
          const { ambiguous, ways } = previewOf(state, action);
          if (!next.ok) throw new Error(next.error.code);
          const after = next.value.state;
          expect(ambiguous === null ? [] : [ambiguous]).toEqual(after.open);
          expect(ways.length).toBe(after.phase === 'lean' ? 2 : 1);
          expect(after.building).toEqual(after.phase === 'lean' ? ways[0]?.building : ways[0]?.settled);
          expect(after.phase === 'bonus').toBe(after.phase === 'lean' ? false : ways[0]?.bonus);
          compared += 1;
        }
      }
    }
    expect(compared).toBeGreaterThan(1000);
  });
});

describe('what a hand can do', () => {
  const drawing = '1 | CT <CT\n0 | OG .\n | 0 1';

  it('is lit for one tile', () => {
    const state = position({ drawing, hands: ['CT OT', 'OG'] });
    const lit = cellsForTile(game.publicView(state), state.hands[0][1] ?? -1);
    expect(lit.map(({ column, row }) => `${column},${row}`)).toEqual(cells(state, 'CT'));
  });

  it('is lit for the second of a turn, with the first down', () => {
    const state = position({ drawing, hands: ['CT CR CR OT', 'OG'] });
    const [ot = -1, ct = -1, cr = -1] = state.hands[0];
    const view = game.publicView(state);
    expect(cellsForSecond(view, { tile: ct, column: 2, row: 1 }, cr)).toEqual([{ column: 2, row: 2 }]);
    expect(cellsForSecond(view, { tile: ct, column: 2, row: 1 }, ot)).toEqual([]);
    expect(cellsForSecond(view, { tile: ct, column: 2, row: 1 }, ct)).toEqual([]);
  });

  it('is weighed by the loads that stand', () => {
    expect(loadsOf(game.publicView(position({ drawing, hands: ['CT', 'OG'] })))).toEqual([
      { ground: 0, column: 0, load: 4, capacity: 11 },
    ]);
  });
});
