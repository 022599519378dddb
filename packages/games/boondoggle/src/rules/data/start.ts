import type { Company } from './map.ts';

/** The honchos as they lie in the bag at the start (§8). */
export const HONCHOS = ['union-boss', 'master-of-macadam', 'smelter', 'insider', 'racketeer', 'swindler'] as const;
export type Honcho = (typeof HONCHOS)[number];

/** Which companies play, by the number of seats; seat k has the k-th (§1.4). */
export const COMPANIES_IN_PLAY: { readonly [seats: number]: readonly Company[] } = {
  2: [1, 4],
  3: [1, 3, 5],
  4: [1, 2, 5, 6],
  5: [1, 2, 3, 4, 6],
  6: [1, 2, 3, 4, 5, 6],
};

/** Dollars that each player starts with, by the number of seats (§2.3). */
export const STARTING_MONEY: { readonly [seats: number]: number } = { 2: 65, 3: 65, 4: 65, 5: 70, 6: 75 };

/** Of each resource, for each player (§2.1). */
export const GOODS_A_PLAYER = 2;

/** What each player has at the start (§2.4). */
export const ROADS = 6;
export const DISCS = 2;

/** Dollars. */
export const FUNDS_AT_FIRST_ROAD = 150;
export const FUNDS_A_ROUND = 25;
export const RACKET = 10;
export const DESTINATION_FEE = 5;
export const ENFORCER_FEE = 15;
export const SIDE_JOB = 10;
export const HIGHWAY_TOLL = 10;
export const COUPON = 20;
export const LOBBY_FUNDS = 25;
export const DOLLARS_A_MILE = 5;
export const DOLLARS_A_DISC = 5;

/** Steel for a guardrail, and the part of it that goes to the player who built the lowest road (§6.6). */
export const GUARDRAIL_STEEL = 3;
export const GUARDRAIL_SHARE = 1;

/** Trading (§5.5). */
export const OPEN_OFFERS = 3;
export const OFFERS_A_ROUND = 12;
export const MOST_AMOUNT = 9999;
export const MOST_CARDS = 54;

/** A market maven's purchases: how many, and how many resources in all (§6.4). */
export const MAVEN_BUYS = 3;
export const MAVEN_RESOURCES = 4;
