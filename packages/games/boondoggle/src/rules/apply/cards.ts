/** Playing cards, and the answer to a hostile purchase (§5.3, §5.4). */
import type { Seat } from '@boomtown/game-core';
import { cardOf } from '../cards/table.ts';
import { RESOURCES, type Resource } from '../data/markets.ts';
import { ENFORCER_FEE } from '../data/start.ts';
import { playerAt } from '../table.ts';
import type { Choices, Gains, Play, Player, Purchase } from '../types.ts';
import { endPart } from './phases.ts';
import { addMoney, discard, moveGoods, type StateDraft, takeFromHand, tell, update } from './state-draft.ts';

/** Plays a card. It is discarded before it does anything; a coupon lies in front of its player instead (§3). */
export function playCard(draft: StateDraft, seat: Seat, play: Play): void {
  // A hostile purchase only begins here: it waits for its answer, and with it the next seat's part.
  if (play.card === 'hostile-purchase') {
    cardOf(play.card).effect(draft, seat, play);
    return;
  }
  takeFromHand(draft, seat, play.card);
  if (play.card !== 'kickback-coupon') discard(draft, [play.card]);
  const before = playerAt(draft.state, seat);
  const told = draft.events.length;
  cardOf(play.card).effect(draft, seat, play);
  const gains = gainsSince(before, playerAt(draft.state, seat));
  const { type: _, card, ...choices } = play;
  const event = { type: 'card-played', seat, card, choices: choices satisfies Choices, gains } as const;
  // Events that follow from a card come after the card.
  draft.events.splice(told, 0, { to: 'all', event });
  endPart(draft, seat);
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
export function allowPurchase(draft: StateDraft): void {
  const { by, from, resource } = pending(draft);
  const paid = 2 * draft.state.prices[resource];
  addMoney(draft, by, -paid);
  addMoney(draft, from, paid);
  moveGoods(draft, from, by, { [resource]: 1 });
  update(draft, { purchases: [...draft.state.purchases, { by, from, resource }] });
  tell(draft, { type: 'purchased', seat: by, from, resource, paid });
  goOnAfterPurchase(draft, by);
}

/** The target enforces: its enforcer and the fee cancel the purchase (§5.4). */
export function enforce(draft: StateDraft, seat: Seat): void {
  const { by } = pending(draft);
  takeFromHand(draft, seat, 'enforcer');
  discard(draft, ['enforcer']);
  addMoney(draft, seat, -ENFORCER_FEE);
  tell(draft, { type: 'enforced', seat, by });
  goOnAfterPurchase(draft, by);
}

function pending(draft: StateDraft): Purchase {
  const { purchase } = draft.state;
  if (purchase === null) throw new Error('No purchase waits for an answer.');
  return purchase;
}

/** The next seat after the purchaser goes on, in the same go. */
function goOnAfterPurchase(draft: StateDraft, by: Seat): void {
  update(draft, { phase: 'play-card', purchase: null });
  endPart(draft, by);
}
