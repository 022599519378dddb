import { describe, expect, test } from 'vitest';
import { bots } from '../../src/bots/index.ts';
import { type ConstructoState, constructoGame } from '../../src/rules/index.ts';
import { legalIn, played, randomTurns, slowValue } from './positions.ts';

const { solve } = bots.constructo.puzzles;
const ASKS = 2000;

/** The actions after which the seat to move wins the round whatever the other does, by trying everything. */
function winning(state: ConstructoState): readonly object[] {
  const known = new Map<string, number>();
  return legalIn(state).filter((action) => {
    const next = played(state, action);
    const [first = 0, second = 0] = next.scores.at(-1) ?? [];
    if (next.scores.length > state.scores.length) return (state.toMove === 0 ? first - second : second - first) > 0;
    return -slowValue(next, known) > 0;
  });
}

describe('a position in which one move alone keeps the win', () => {
  const late = randomTurns(14, 200).filter((state) => legalIn(state).length >= 5);

  test('is found, and no other is taken for one', () => {
    let found = 0;
    for (const state of late) {
      const keeping = winning(state);
      const only = solve?.(constructoGame.publicView(state), ASKS) ?? null;
      expect(only).toEqual(keeping.length === 1 ? { keeps: keeping[0] } : null);
      if (only !== null) found += 1;
    }
    expect(found).toBeGreaterThan(0);
  });

  test('is none where there was no time to work it out', () => {
    const [first] = randomTurns(2, 1);
    if (first === undefined) throw new Error('a round ended after two turns');
    expect(solve?.(constructoGame.publicView(first), 1)).toBeNull();
  });
});
