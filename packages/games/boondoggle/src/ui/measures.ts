/** Lengths of the picture in world units; a mile is 260 or more. */
export const ROAD_WIDTH = 44;
/** By how much each road stands above the one below it. */
export const LIFT = 24;
/** From the middle of a node to where a deck begins to rise. */
export const DECK_INSET = 40;
export const JUNCTION = 30;
export const COMMONS = 88;
export const STICKER = 74;
export const OFFICE = { width: 108, height: 84 };
export const SIGN = 22;
export const DISC = 25;
/** Room that each token takes on a road. */
export const TOKEN_STEP = 52;

/** Orders of painting. */
export const DEPTH = {
  ground: 0,
  sector: 2,
  model: 4,
  corridor: 10,
  glow: 20,
  road: 40,
  node: 120,
  tokens: 140,
  ghost: 160,
  flag: 200,
  truck: 230,
  label: 250,
  pass: 280,
  tag: 300,
  touch: 400,
} as const;
