import { MARKETS, type Market } from './markets.ts';

/** What a lobbyist may ask for (§3). */
export const DISC_PAIRS = [
  ['guardrail', 'guardrail'],
  ['guardrail', 'kickback'],
  ['kickback', 'kickback'],
] as const;

/** Three different markets, each set once, in the order of the page. */
export const MARKET_TRIPLES: readonly (readonly Market[])[] = MARKETS.flatMap((first, i) =>
  MARKETS.slice(i + 1).flatMap((second, j) => MARKETS.slice(i + j + 2).map((third) => [first, second, third])),
);

/**
 * What may have to be chosen when a card is played: a field of the action `play`.
 * `from` and `seat` name a player, `give` and `take` a resource of one's own and one to be had.
 */
export type Need = 'resource' | 'give' | 'take' | 'from' | 'count' | 'seat' | 'segment' | 'markets' | 'discs';

interface CardFacts {
  readonly number: number;
  readonly needs: readonly Need[];
}

/** The kinds of cards in the order of the page (§3): how many there are, and what each needs, in the page's order. */
export const CARDS = {
  'expressway-toll': { number: 1, needs: [] },
  highwayman: { number: 1, needs: [] },
  'corporate-deal': { number: 1, needs: [] },
  'market-maven': { number: 3, needs: [] },
  motherlode: { number: 2, needs: [] },
  'purloined-posts': { number: 1, needs: [] },
  'black-market-steel': { number: 2, needs: ['count'] },
  bribery: { number: 1, needs: [] },
  'price-gouger': { number: 3, needs: ['resource'] },
  'route-option': { number: 3, needs: [] },
  'wheeler-dealer': { number: 2, needs: ['give', 'take'] },
  'kickback-coupon': { number: 3, needs: [] },
  'night-shift': { number: 3, needs: ['segment'] },
  'non-union-contract': { number: 3, needs: ['count'] },
  'big-family': { number: 3, needs: [] },
  'black-market-asphalt': { number: 2, needs: ['count'] },
  'portable-asphalt-machine': { number: 2, needs: [] },
  'midnight-delivery': { number: 1, needs: [] },
  'hostile-purchase': { number: 2, needs: ['resource', 'from'] },
  enforcer: { number: 3, needs: [] },
  manipulator: { number: 3, needs: ['markets'] },
  lobbyist: { number: 3, needs: ['discs'] },
  'hot-wired-truck': { number: 3, needs: ['seat'] },
  blackmail: { number: 1, needs: [] },
  switcheroo: { number: 2, needs: ['give', 'take', 'from'] },
} as const satisfies { readonly [kind: string]: CardFacts };

export type CardKind = keyof typeof CARDS;
export type NeedsOf<K extends CardKind> = (typeof CARDS)[K]['needs'][number] & Need;

// The keys of the table above are exactly its kinds.
export const CARD_KINDS = Object.keys(CARDS) as readonly CardKind[];

/** All 54 cards as listed before the first shuffle (§8). */
export const ALL_CARDS: readonly CardKind[] = CARD_KINDS.flatMap((kind) =>
  Array.from({ length: CARDS[kind].number }, () => kind),
);
