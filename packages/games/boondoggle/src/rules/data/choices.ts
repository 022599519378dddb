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
