/** Resources in the order of the page (§2.1). */
export const RESOURCES = ['crew', 'asphalt', 'permit', 'steel'] as const;
export type Resource = (typeof RESOURCES)[number];

/** Pairs of resources that have a market of their own (§2.2). */
export const PAIRS = ['crew-asphalt', 'crew-permit', 'asphalt-permit'] as const;
export type Pair = (typeof PAIRS)[number];

/** The seven markets in the order of the page (§2.2). */
export const MARKETS = [...RESOURCES, ...PAIRS] as const;
export type Market = (typeof MARKETS)[number];

/** What one unit of a market is made of. */
export const MARKET_PARTS: { readonly [market in Market]: readonly Resource[] } = {
  crew: ['crew'],
  asphalt: ['asphalt'],
  permit: ['permit'],
  steel: ['steel'],
  'crew-asphalt': ['crew', 'asphalt'],
  'crew-permit': ['crew', 'permit'],
  'asphalt-permit': ['asphalt', 'permit'],
};

/**
 * A track of prices in dollars: its ends, the distance of two places, where the marker starts, how many units one
 * purchase takes at most (§6.4) and the lowest price at which a manipulator can push it (§3).
 */
export interface Track {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly start: number;
  readonly mostBought: number;
  readonly manipulableFrom: number;
}

const SINGLE: Track = { min: 2, max: 20, step: 2, start: 10, mostBought: 4, manipulableFrom: 6 };
const PAIR: Track = { min: 8, max: 35, step: 3, start: 20, mostBought: 2, manipulableFrom: 14 };

export const TRACKS: { readonly [market in Market]: Track } = {
  crew: SINGLE,
  asphalt: SINGLE,
  permit: SINGLE,
  steel: SINGLE,
  'crew-asphalt': PAIR,
  'crew-permit': PAIR,
  'asphalt-permit': PAIR,
};
