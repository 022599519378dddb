/** Cards about projects, destinations and funds (§3). */

import { drawDestination, lay } from '../apply/projects.ts';
import { update, updatePlayer } from '../apply/state-draft.ts';
import { LOBBY_FUNDS } from '../data/start.ts';
import { layRefusal } from '../legal/miles.ts';
import { destinationsHeld, playerAt } from '../table.ts';
import type { Disc } from '../types.ts';
import { type Card, unplayable } from './card.ts';

export const highwayman: Card<'highwayman'> = {
  needs: [],
  refusal: () => null,
  effect: (draft, seat) => update(draft, { highwayman: seat }),
};

export const routeOption: Card<'route-option'> = {
  needs: [],
  refusal: ({ view, seat }) => {
    if (destinationsHeld(playerAt(view, seat)) === 0) return unplayable('You need your first destination before this.');
    const without = view.players.filter((player) => destinationsHeld(player) === 0).length;
    return view.destinations > without
      ? null
      : unplayable('The destination cards left are kept for the players who have none yet.');
  },
  effect: (draft, seat) => drawDestination(draft, seat, 0),
};

/** Lies in front of its player until a kickback uses it or the round ends; `playCard` does not discard it. */
export const kickbackCoupon: Card<'kickback-coupon'> = {
  needs: [],
  refusal: () => null,
  effect: (draft, seat) => updatePlayer(draft, seat, { coupons: playerAt(draft.state, seat).coupons + 1 }),
};

export const nightShift: Card<'night-shift'> = {
  needs: ['segment'],
  refusal: ({ view, seat }, { segment }) => {
    const refusal = layRefusal(view, seat, { type: 'build', segment });
    return refusal === null ? null : unplayable(`The night shift can't build there. ${refusal.message}`);
  },
  effect: (draft, seat, { segment }) => lay(draft, seat, { type: 'build', segment }),
};

export const lobbyist: Card<'lobbyist'> = {
  needs: ['discs'],
  refusal: ({ view, seat }, { discs }) => {
    const player = playerAt(view, seat);
    if (player.funds === null) return unplayable('You get federal funds only after your first road.');
    return count(discs, 'kickback') <= player.kickbacks && count(discs, 'guardrail') <= player.guardrails
      ? null
      : unplayable('You do not have these two discs unused.');
  },
  effect: (draft, seat, { discs }) => {
    const { kickbacks, guardrails, funds } = playerAt(draft.state, seat);
    updatePlayer(draft, seat, {
      kickbacks: kickbacks - count(discs, 'kickback'),
      guardrails: guardrails - count(discs, 'guardrail'),
      funds: (funds ?? 0) + LOBBY_FUNDS,
    });
  },
};

function count(discs: readonly Disc[], kind: Disc): number {
  return discs.filter((disc) => disc === kind).length;
}
