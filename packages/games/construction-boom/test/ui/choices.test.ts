import { describe, expect, it } from 'vitest';
import { choices } from '../../src/ui/choices.ts';
import { kindOf } from '../../src/ui/kinds.ts';
import { type Action, constructionBoomRules, type PublicView } from '../../src/ui/rules.ts';
import { randomSteps } from './play.ts';
import { PEOPLE, position, WORDS } from './positions.ts';

const telling = (view: PublicView) => ({ words: WORDS, people: PEOPLE, view });

/** What an action does, whichever of several tiles of a kind it takes. */
function meaning(action: Action, { options }: PublicView): string {
  const laid = action.type === 'place' ? action.tiles : action.type === 'bonus' ? [action] : [];
  if (laid.length === 0) return JSON.stringify(action);
  return [action.type, ...laid.map(({ tile, column, row }) => `${kindOf(tile, options)} ${column},${row}`)].join(' ');
}

/** Every action that one comes to through all the doors, and the longest list on the way. */
function walk(
  view: PublicView,
  path: readonly string[] = [],
): { readonly actions: readonly Action[]; readonly longest: number } {
  const entries = choices(view.actor ?? 0, telling(view), path);
  const below = entries.flatMap((entry) => ('opens' in entry ? [walk(view, [...path, entry.opens])] : []));
  return {
    actions: [
      ...entries.flatMap((entry) => ('action' in entry ? [entry.action] : [])),
      ...below.flatMap(({ actions }) => actions),
    ],
    longest: Math.max(entries.length, ...below.map(({ longest }) => longest)),
  };
}

describe('the list of moves, step by step', () => {
  it('leads to every legal action and to no other, of tiles that are alike to one', () => {
    for (const { after } of randomSteps('choices', 1)) {
      const legal = constructionBoomRules.legal(after, {}, after.actor ?? 0);
      const { actions } = walk(after);
      const said = actions.map((action) => meaning(action, after));
      expect(new Set(said)).toEqual(new Set(legal.map((action) => meaning(action, after))));
      expect(new Set(said).size).toBe(said.length);
    }
  });

  it('never has more than a few dozen entries, where there are hundreds of placements', () => {
    const view = position(
      `
      3 | .   MT   CT   .    .    .
      2 | .   MT   CT   .    .    .
      1 | OT  MT   CT   OT   CT   MT
      0 | OG  MG   CG   OG   CG   MG
        | 0   1    2    3    4    5`,
      ['OT OT OR MT MT MR CT CT CT CR', ''],
    );
    expect(constructionBoomRules.legal(view, {}, 0).length).toBeGreaterThan(300);
    expect(walk(view).longest).toBeLessThan(40);
  });

  it('says of each tile how many places it has, and of each place what would happen', () => {
    const view = position('1 | .   .   OT\n0 | OG  MG  CG\n | 0   1   2', ['OT CR', '']);
    const [first, second, pass] = choices(0, telling(view), []);
    expect(first).toMatchObject({
      text: 'Old tier, weight 5: 3 places',
      group: 'Choose a tile',
      opens: expect.any(String),
    });
    expect(second?.text).toBe('Cheap roof, weight 1: 3 places');
    expect(pass).toMatchObject({ action: { type: 'pass' } });
    const cells = choices(0, telling(view), [first !== undefined && 'opens' in first ? first.opens : '']);
    expect(cells.map(({ text }) => text)).toContain(
      'House 22, floor 2. House 22 would carry 10 of 7. House 22: the ground gives way, 3 tiles lost. For the contract 1 would stand.',
    );
    expect(cells.map(({ text }) => text)).toContain('House 21, floor 1. House 21 would carry 5 of 9.');
  });

  it('says of both sides to which a tile may lean what they would carry', () => {
    const view = position('2 | CT  <CT  CT\n1 | OT  .    CT\n0 | OG  MG   CG\n | 0   1    2', ['', ''], {
      phase: 'lean',
      actor: 1,
      open: [{ column: 1, row: 2 }],
    });
    expect(choices(1, telling(view), []).map(({ text }) => text)).toEqual([
      'To the left. House 20 would carry 9 of 11. Combo of 5.',
      'To the right. House 22 would carry 6 of 7. Combo of 5.',
    ]);
  });

  it('has nothing for a seat that is not to act', () => {
    expect(choices(1, telling(position('0 | OG\n | 0', ['OT', 'CT'])), [])).toEqual([]);
  });
});
