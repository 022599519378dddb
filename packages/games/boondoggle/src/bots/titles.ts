import type { Bundle, CardKind, Honcho, PublicView, Resource } from '../view.ts';

/** For how long, and for what, a player could use a card or a honcho. */
export interface Uses {
  /** Rounds until they finish. */
  readonly rounds: number;
  /** How many of a resource they still lack. */
  readonly lacks: { readonly [resource in Resource]: number };
  /** Their own miles laid. */
  readonly miles: number;
}

const CARD_GOODS: { readonly [kind in CardKind]?: Resource } = {
  'big-family': 'crew',
  'portable-asphalt-machine': 'asphalt',
  'midnight-delivery': 'asphalt',
  bribery: 'permit',
  motherlode: 'steel',
  'purloined-posts': 'steel',
};
const HALF_PRICE: { readonly [kind in CardKind]?: Resource } = {
  'black-market-steel': 'steel',
  'black-market-asphalt': 'asphalt',
  'non-union-contract': 'crew',
};
const HONCHO_GOODS: { readonly [honcho in Honcho]?: Resource } = {
  'union-boss': 'crew',
  'master-of-macadam': 'asphalt',
  smelter: 'steel',
  insider: 'permit',
};

/** What the purchase itself is worth that a good at hand saves, in dollars. */
const A_PURCHASE = 4;
/** The part of its price that a good brings which is only to be sold. */
const SOLD = 0.8;
/** What a card from the deck is worth that nobody has seen, in dollars. */
const UNSEEN_CARD = 9;
const RACKET = 10;

/** What a card is worth to a player, in dollars. It is played in the next round at the earliest (§4). */
function cardWorth({ prices }: PublicView, kind: CardKind, { rounds, lacks, miles }: Uses): number {
  if (rounds <= 1) return 0;
  const got = CARD_GOODS[kind];
  if (got !== undefined) return lacks[got] > 0 ? prices[got] + A_PURCHASE : prices[got] * SOLD;
  const cheap = HALF_PRICE[kind];
  if (cheap !== undefined) return lacks[cheap] > 0 ? Math.min(2, lacks[cheap]) * (prices[cheap] / 2) + A_PURCHASE : 2;
  switch (kind) {
    case 'expressway-toll':
      return 5 * Math.min(5, miles + rounds / 3);
    case 'corporate-deal':
      return prices.permit;
    case 'night-shift':
      return 30;
    case 'hostile-purchase':
      return 12;
    case 'lobbyist':
      return rounds > 4 ? 18 : 3;
    case 'highwayman':
    case 'kickback-coupon':
    case 'price-gouger':
      return 10;
    default:
      return 6;
  }
}

/** What a honcho is worth to a player, in dollars: its benefit in each round to come (§5.1). */
function honchoWorth({ prices }: PublicView, honcho: Honcho, { rounds, lacks }: Uses): number {
  const times = Math.max(0, rounds - 1);
  if (honcho === 'racketeer') return RACKET * times;
  if (honcho === 'swindler') return UNSEEN_CARD * times;
  const good = HONCHO_GOODS[honcho];
  if (good === undefined) return 0;
  const needed = Math.min(times, lacks[good]);
  return needed * (prices[good] + A_PURCHASE) + (times - needed) * prices[good] * SOLD;
}

/** What the cards and honchos of a bundle are worth to a player, in dollars. */
export function titlesWorth(view: PublicView, { cards, honchos }: Bundle, uses: Uses): number {
  const all = [
    ...cards.map((kind) => cardWorth(view, kind, uses)),
    ...honchos.map((one) => honchoWorth(view, one, uses)),
  ];
  return all.reduce((sum, worth) => sum + worth, 0);
}
