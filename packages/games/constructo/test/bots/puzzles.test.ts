import { describe, expect, test } from 'vitest';
import { bots } from '../../src/bots/index.ts';
import { type ConstructoState, constructoGame } from '../../src/rules/index.ts';
import { legalIn, played, randomTurns, slowValue } from './positions.ts';

const { solver } = bots.constructo.puzzles;
const ASKS = 2000;

/** What works positions out, without anything known. */
function fresh() {
  if (solver === undefined) throw new Error('the game works no positions out');
  return solver();
}

/** For each action, how many points ahead the round ends for the seat to move. Tries everything. */
function valuesIn(state: ConstructoState): readonly { readonly action: object; readonly points: number }[] {
  const known = new Map<string, number>();
  return legalIn(state).map((action) => {
    const next = played(state, action);
    if (next.scores.length === state.scores.length) return { action, points: 0 - slowValue(next, known) };
    const [first = 0, second = 0] = next.scores.at(-1) ?? [];
    return { action, points: state.toMove === 0 ? first - second : second - first };
  });
}

/** What one action alone keeps there; `null` if none does. */
function keptIn(state: ConstructoState) {
  const values = valuesIn(state);
  const points = Math.max(...values.map((one) => one.points));
  const [only, ...asGood] = values.filter((one) => one.points === points);
  if (only === undefined || asGood.length > 0 || points < 0) return null;
  const others = values.filter((one) => one !== only);
  const what = points === 0 ? 'draw' : others.every((one) => one.points <= 0) ? 'win' : 'lead';
  return { action: only.action, keeps: { what, points } };
}

describe('a position in which one move alone is best', () => {
  const late = randomTurns(14, 200).filter((state) => legalIn(state).length >= 4);

  test('is found, whether it keeps a win, a draw or a lead, and no other is taken for one', () => {
    const found = new Set<string>();
    const known = fresh();
    for (const state of late) {
      const kept = keptIn(state);
      const only = known.only(constructoGame.publicView(state), ASKS);
      expect(only === null ? null : { action: only.action, keeps: only.keeps }).toEqual(kept);
      if (only === null) continue;
      expect(only.others).toHaveLength(legalIn(state).length - 1);
      found.add(only.keeps.what);
    }
    expect([...found].sort()).toEqual(['draw', 'lead', 'win']);
  });

  test('is found the same after others were worked out', () => {
    const known = fresh();
    for (const view of late.slice(0, 20).map((state) => constructoGame.publicView(state))) {
      expect(known.only(view, ASKS)).toEqual(fresh().only(view, ASKS));
    }
  });

  test('is none where there was no time to work it out', () => {
    // The book knows the beginning of a round.
    for (const state of randomTurns(5, 3)) expect(fresh().only(constructoGame.publicView(state), 1)).toBeNull();
  });
});
