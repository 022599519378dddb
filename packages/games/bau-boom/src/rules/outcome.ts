import type { Outcome } from '@boomtown/game-core';
import { coveredSquares } from './hill.ts';
import type { Hill, Table } from './types.ts';

/**
 * `null` while the game goes on. Scores are covered squares; the largest share of the own hill wins, equal shares
 * together (§5.4). A complete hill (§4.5) is the largest share there is, so it needs no rule of its own.
 */
export function outcome(table: Table): Outcome | null {
  if (table.phase !== 'over') return null;
  const scores = table.hills.map(coveredSquares);
  const winners = table.hills.flatMap((hill, seat) =>
    table.hills.every((other) => compareShares(hill, other) >= 0) ? [seat] : [],
  );
  return { winners, scores };
}

/** Compares the covered shares of two hills as fractions, without dividing. */
function compareShares(a: Hill, b: Hill): number {
  return coveredSquares(a) * b.built.length - coveredSquares(b) * a.built.length;
}
