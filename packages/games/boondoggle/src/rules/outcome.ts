import type { Outcome, Seat } from '@boomtown/game-core';
import type { PublicPlayer, PublicView } from './types.ts';

/** `null` while the game goes on; else who won (§7.4, §7.5), and the miles of each project as scores. */
export function outcome(view: PublicView): Outcome | null {
  return view.phase === 'over' ? { winners: winners(view), scores: view.players.map(milesOf) } : null;
}

/** Who would win if the game ended now: all that no other player surpasses. */
export function winners(view: PublicView): readonly Seat[] {
  const seats = view.players.map((_, seat) => seat);
  const complete = seats.filter((seat) => view.players[seat]?.shown);
  return complete.length > 0
    ? best(view, complete, [moneyOf, cardsOf])
    : best(view, seats, [milesOf, moneyOf, cardsOf]);
}

type Measure = (player: PublicPlayer) => number;

/** Of these seats the ones that are best by the first measure, of those the ones best by the second, and so on. */
function best(view: PublicView, seats: readonly Seat[], measures: readonly Measure[]): readonly Seat[] {
  return measures.reduce((left, measure) => {
    const values = left.map((seat) => {
      const player = view.players[seat];
      return player === undefined ? 0 : measure(player);
    });
    const most = Math.max(...values);
    return left.filter((_, i) => values[i] === most);
  }, seats);
}

function milesOf(player: PublicPlayer): number {
  return player.project.length;
}

function moneyOf(player: PublicPlayer): number {
  return player.money;
}

/** Cards in hand, the own Hostile Purchase among them (§2.4). */
function cardsOf(player: PublicPlayer): number {
  return player.hand + (player.ownPurchase ? 1 : 0);
}
