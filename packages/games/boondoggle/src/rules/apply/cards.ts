/** Playing cards, and the answer to a hostile purchase (§5.3, §5.4). */
import type { Seat } from '@boomtown/game-core';
import type { Play } from '../actions.ts';
import { cardOf } from '../cards/table.ts';
import { RESOURCES, type Resource } from '../data/markets.ts';
import { ENFORCER_FEE } from '../data/start.ts';
import type { Choices, Gains } from '../events.ts';
import { playerAt } from '../table.ts';
import type { Player, Purchase } from '../types.ts';
import { endPart } from './phases.ts';
import { addMoney, discard, moveGoods, type Progress, takeFromHand, tell, update } from './progress.ts';

/** Plays a card. It is discarded before it does anything; a coupon lies in front of its player instead (§3). */
export function playCard(progress: Progress, seat: Seat, play: Play): void {
  // A hostile purchase only begins here: it waits for its answer, and with it the next seat's part.
  if (play.card === 'hostile-purchase') {
    cardOf(play.card).effect(progress, seat, play);
    return;
  }
  takeFromHand(progress, seat, play.card);
  if (play.card !== 'kickback-coupon') discard(progress, [play.card]);
  const before = playerAt(progress.state, seat);
  const told = progress.events.length;
  cardOf(play.card).effect(progress, seat, play);
  const gains = gainsSince(before, playerAt(progress.state, seat));
  const { type: _, card, ...choices } = play;
  const event = { type: 'card-played', seat, card, choices: choices satisfies Choices, gains } as const;
  // What follows from a card is told after the card.
  progress.events.splice(told, 0, { to: 'all', event });
  endPart(progress, seat);
}

function gainsSince(before: Player, after: Player): Gains {
  const gains: { [thing in Resource | 'money']?: number } = {};
  if (after.money !== before.money) gains.money = after.money - before.money;
  for (const resource of RESOURCES) {
    const more = after.goods[resource] - before.goods[resource];
    if (more !== 0) gains[resource] = more;
  }
  return gains;
}

/** The target lets the purchase happen: the resource for double its price (§3). */
export function allowPurchase(progress: Progress): void {
  const { by, from, resource } = pending(progress);
  const paid = 2 * progress.state.prices[resource];
  addMoney(progress, by, -paid);
  addMoney(progress, from, paid);
  moveGoods(progress, from, by, { [resource]: 1 });
  update(progress, { purchases: [...progress.state.purchases, { by, from, resource }] });
  tell(progress, { type: 'purchased', seat: by, from, resource, paid });
  goOnAfterPurchase(progress, by);
}

/** The target enforces: its enforcer and the fee cancel the purchase (§5.4). */
export function enforce(progress: Progress, seat: Seat): void {
  const { by } = pending(progress);
  takeFromHand(progress, seat, 'enforcer');
  discard(progress, ['enforcer']);
  addMoney(progress, seat, -ENFORCER_FEE);
  tell(progress, { type: 'enforced', seat, by });
  goOnAfterPurchase(progress, by);
}

function pending(progress: Progress): Purchase {
  const { purchase } = progress.state;
  if (purchase === null) throw new Error('No purchase waits for an answer.');
  return purchase;
}

/** The next seat after the purchaser goes on, in the same go. */
function goOnAfterPurchase(progress: Progress, by: Seat): void {
  update(progress, { phase: 'play-card', purchase: null });
  endPart(progress, by);
}
