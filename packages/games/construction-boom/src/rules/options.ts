import { isObject, isOneOf, isWhole } from '@boomtown/game-core';
import { type Options, TILE_SET_NAMES } from './types.ts';

export const MOST_ROUNDS = 12;

export const DEFAULTS: Options = { rounds: 4, opener: 'random', tiles: 'standard' };

/** Options with the defaults filled in, or `undefined` where something is unknown or out of range. */
export function readOptions(raw: unknown): Options | undefined {
  if (!isObject(raw) || !Object.keys(raw).every((key) => Object.hasOwn(DEFAULTS, key))) return undefined;
  const has = (key: keyof Options) => Object.hasOwn(raw, key);
  const rounds = has('rounds') ? raw.rounds : DEFAULTS.rounds;
  const opener = has('opener') ? raw.opener : DEFAULTS.opener;
  const tiles = has('tiles') ? raw.tiles : DEFAULTS.tiles;
  if (!isWhole(rounds, 1, MOST_ROUNDS)) return undefined;
  if (opener !== 'random' && opener !== 0 && opener !== 1) return undefined;
  if (!isOneOf(tiles, TILE_SET_NAMES)) return undefined;
  return { rounds, opener: opener === 'random' ? opener : opener === 0 ? 0 : 1, tiles };
}
