import type { Seat } from '@boomtown/game-core';
import { type CardKind, DISC_PAIRS, MARKET_TRIPLES, type Need } from '../data/cards.ts';
import { RESOURCES } from '../data/markets.ts';
import { nextWays } from '../paths.ts';
import { othersThan, playerAt } from '../table.ts';
import type { Play, SeatView } from '../types.ts';
import { highwayman, kickbackCoupon, lobbyist, nightShift, routeOption } from './building.ts';
import type { AnyCard, Card } from './card.ts';
import { blackmail, collecting, corporateDeal, expresswayToll } from './collect.ts';
import { halfPrice, manipulator, marketMaven, priceGouger, wheelerDealer } from './dealing.ts';
import { enforcer, hostilePurchase, hotWiredTruck, switcheroo } from './people.ts';

/** Every kind of card: what it needs, when it can be played, what it does (§3). */
const CARD_TABLE: { readonly [kind in CardKind]: Card<kind> } = {
  'expressway-toll': expresswayToll,
  highwayman,
  'corporate-deal': corporateDeal,
  'market-maven': marketMaven,
  motherlode: collecting('steel'),
  'purloined-posts': collecting('steel'),
  'black-market-steel': halfPrice('steel'),
  bribery: collecting('permit'),
  'price-gouger': priceGouger,
  'route-option': routeOption,
  'wheeler-dealer': wheelerDealer,
  'kickback-coupon': kickbackCoupon,
  'night-shift': nightShift,
  'non-union-contract': halfPrice('crew'),
  'big-family': collecting('crew'),
  'black-market-asphalt': halfPrice('asphalt'),
  'portable-asphalt-machine': collecting('asphalt'),
  'midnight-delivery': collecting('asphalt'),
  'hostile-purchase': hostilePurchase,
  enforcer,
  manipulator,
  lobbyist,
  'hot-wired-truck': hotWiredTruck,
  blackmail,
  switcheroo,
};

export function cardOf(kind: CardKind): AnyCard {
  return CARD_TABLE[kind];
}

/** Every way to tell a card what it needs, in the order of the page (§8); not all of them need be legal. */
export function playsOf(sight: SeatView, card: CardKind): readonly Play[] {
  let plays: readonly object[] = [{ type: 'play', card }];
  for (const need of cardOf(card).needs) {
    const values = choicesOf(sight, need);
    plays = plays.flatMap((play) => values.map((value) => ({ ...play, [need]: value })));
  }
  // Each has the type, the kind, and a value for every need of the kind.
  return plays as readonly Play[];
}

/** The values that a need can have at most, in the order of the page. */
export function choicesOf({ view, seat }: SeatView, need: Need): readonly unknown[] {
  switch (need) {
    case 'resource':
    case 'give':
    case 'take':
      return RESOURCES;
    case 'from':
      return othersThan(view, seat);
    case 'seat':
      return view.players.map((_, other): Seat => other);
    case 'count':
      return [1, 2];
    case 'segment':
      return nextWays(playerAt(view, seat)).map((way) => way.segment);
    case 'markets':
      return MARKET_TRIPLES;
    case 'discs':
      return DISC_PAIRS;
  }
}
