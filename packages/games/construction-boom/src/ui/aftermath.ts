import type { Aftermath } from '@boomtown/ui-kit';
import { type FinishedRound, type Player, rivalOf, scoreSheet } from './rules.ts';
import { type BoomTelling, bidText, gainText, nameOf } from './telling.ts';

/** What is said of a match that is over: the bill of the last round, and what would have turned it. */
export function aftermath(telling: BoomTelling): Aftermath {
  const { words, view } = telling;
  const last = view.history.at(-1);
  if (last === undefined) return { lines: [] };
  const bill = words.text('construction-boom.after-bill', {
    name: nameOf(last.contractor, telling),
    bid: bidText(last, words),
    count: last.count,
    money: gainText(last.money, words),
  });
  const turn = turnedBy(last, view.money);
  if (turn === null) return { lines: [bill] };
  const { change, winner } = turn;
  const turned = words.text(change > 0 ? 'construction-boom.after-more' : 'construction-boom.after-fewer', {
    count: Math.abs(change),
    name: nameOf(winner, telling),
  });
  return { lines: [bill, turned] };
}

/** More tiles than this would not have turned a match in its last round. */
const MOST_TILES = 6;

/** The least change of the tiles that stood in the last round with which the player who lost would have won (§6.1). */
function turnedBy(
  last: FinishedRound,
  money: readonly [number, number],
): { readonly change: number; readonly winner: Player } | null {
  const loser = money[0] < money[1] ? 0 : money[1] < money[0] ? 1 : null;
  if (loser === null) return null;
  for (let count = 1; count <= MOST_TILES; count += 1) {
    // More tiles help the contractor, fewer the saboteur.
    const change = last.contractor === loser ? count : -count;
    if (last.count + change < 0) return null;
    const sums: [number, number] = [...money];
    sums[last.contractor] += scoreSheet(last, last.count + change).money - last.money;
    if (sums[loser] > sums[rivalOf(loser) === 0 ? 0 : 1]) return { change, winner: loser };
  }
  return null;
}
