/** Cards that touch other players (§3, §5.4). */
import { discard, moveGoods, takeFromHand, tell, update, updatePlayer } from '../apply/state-draft.ts';
import { no } from '../legal/refuse.ts';
import { playerAt } from '../table.ts';
import { type Card, unplayable } from './card.ts';

export const hostilePurchase: Card<'hostile-purchase'> = {
  needs: ['resource', 'from'],
  refusal: ({ view, seat }, { resource, from }) => {
    if (from === seat) return no('bad-target', '3', 'Purchase from another player.');
    if (view.purchases.some((done) => done.by === from && done.from === seat && done.resource === resource)) {
      return no('bad-target', '5.4', `This player purchased ${resource} from you; you can't take it back this round.`);
    }
    if (playerAt(view, from).goods[resource] === 0) return unplayable(`This player has no ${resource}.`);
    const price = 2 * view.prices[resource];
    return playerAt(view, seat).money < price
      ? unplayable(`You pay double the price, $${price}; you have less.`)
      : null;
  },
  /** Announces it; the own card is used first and leaves the game, one from the deck is discarded at once (§8). */
  effect: (draft, seat, { resource, from }) => {
    const own = playerAt(draft.state, seat).ownPurchase;
    if (own) updatePlayer(draft, seat, { ownPurchase: false });
    else {
      takeFromHand(draft, seat, 'hostile-purchase');
      discard(draft, ['hostile-purchase']);
    }
    update(draft, { phase: 'answer', actor: from, purchase: { by: seat, from, resource, own } });
    tell(draft, { type: 'purchase-announced', seat, from, resource, own });
  },
};

export const enforcer: Card<'enforcer'> = {
  needs: [],
  refusal: () => no('unplayable', '5.4', 'An enforcer only answers a hostile purchase against you.'),
  effect: () => {
    throw new Error('An enforcer is an answer, never played.');
  },
};

export const hotWiredTruck: Card<'hot-wired-truck'> = {
  needs: ['seat'],
  refusal: () => null,
  effect: (draft, _by, { seat }) => update(draft, { nextStarter: seat }),
};

export const switcheroo: Card<'switcheroo'> = {
  needs: ['give', 'take', 'from'],
  refusal: ({ view, seat }, { give, take, from }) => {
    if (from === seat) return no('bad-target', '3', 'Swap with another player.');
    if (give === take) return unplayable('Swap one kind of resource for another kind.');
    if (playerAt(view, seat).goods[give] === 0) return unplayable(`You have no ${give} to give.`);
    return playerAt(view, from).goods[take] === 0 ? unplayable(`This player has no ${take}.`) : null;
  },
  effect: (draft, seat, { give, take, from }) => {
    moveGoods(draft, seat, from, { [give]: 1 });
    moveGoods(draft, from, seat, { [take]: 1 });
  },
};
