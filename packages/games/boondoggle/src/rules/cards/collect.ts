/** Cards that bring money or resources at once (§3). */
import type { Refusal, Seat } from '@boomtown/game-core';
import { addMoney, moveGoods, type StateDraft } from '../apply/state-draft.ts';
import type { Resource } from '../data/markets.ts';
import { DOLLARS_A_DISC, DOLLARS_A_MILE } from '../data/start.ts';
import { othersThan, playerAt } from '../table.ts';
import type { OpenPlayer, OpenTable, SeatView } from '../types.ts';
import { type Card, unplayable } from './card.ts';

interface Collecting {
  readonly needs: readonly [];
  refusal(sight: SeatView): Refusal | null;
  effect(draft: StateDraft, seat: Seat): void;
}

/** A card that collects one unit of a resource from the supply, if there is one. */
export function collecting(resource: Resource): Collecting {
  return {
    needs: [],
    refusal: ({ view }) =>
      view.supply[resource] > 0 ? null : unplayable(`There is no ${resource} in the supply to collect.`),
    effect: (draft, seat) => moveGoods(draft, 'supply', seat, { [resource]: 1 }),
  };
}

export const expresswayToll: Card<'expressway-toll'> = {
  needs: [],
  refusal: ({ view, seat }) =>
    playerAt(view, seat).project.length > 0
      ? null
      : unplayable('Your project has no mile yet that could bring a toll.'),
  effect: (draft, seat) => addMoney(draft, seat, DOLLARS_A_MILE * playerAt(draft.state, seat).project.length),
};

export const corporateDeal: Card<'corporate-deal'> = {
  needs: [],
  refusal: () => null,
  effect: (draft, seat) => addMoney(draft, seat, draft.state.prices.permit),
};

export const blackmail: Card<'blackmail'> = {
  needs: [],
  refusal: ({ view, seat }) =>
    othersThan(view, seat).some((other) => hush(view, other) > 0)
      ? null
      : unplayable('Nobody else has placed a scheme disc and money to pay for it.'),
  effect: (draft, seat) => {
    for (const other of othersThan(draft.state, seat)) {
      const dollars = hush(draft.state, other);
      addMoney(draft, other, -dollars);
      addMoney(draft, seat, dollars);
    }
  },
};

/** What a player pays for the scheme discs it has placed, as far as its money goes. */
function hush(site: OpenTable, seat: Seat): number {
  const player = playerAt(site, seat);
  return Math.min(player.money, DOLLARS_A_DISC * discsPlaced(player));
}

function discsPlaced(player: OpenPlayer): number {
  return player.project.filter((mile) => mile.by === 'kickback' || mile.by === 'guardrail').length;
}
