import type { CardKind } from '../data/cards.ts';
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
