import { isObject, isOneOf, isWhole, ok, type Result, type Rng, refuse, type Step } from '@boomtown/game-core';
import { dealRound } from './deal.ts';
import { type ConstructionBoom, type Options, TILE_SET_NAMES } from './types.ts';

export const MOST_ROUNDS = 12;

export const DEFAULTS: Options = { rounds: 4, opener: 'random', tiles: 'standard' };

/**
 * The first round, dealt (§2, §9).
 * @param raw the options; those left out take their defaults
 * @returns the state and its events; or `bad-seats`, then `bad-options`
 */
export function setup(raw: unknown, seats: number, rng: Rng): Result<Step<ConstructionBoom>> {
  if (seats !== 2) return refuse('bad-seats', 'Construction BOOM! is a game for exactly two players.', '9');
  const options = readOptions(raw ?? {});
  if (options === undefined) {
    return refuse(
      'bad-options',
      `The options are rounds (1 to ${MOST_ROUNDS}), opener ("random", 0 or 1) and tiles ("standard"), and no others.`,
      '9',
    );
  }
  const opener = options.opener === 'random' ? rng.int(2) : options.opener;
  return ok(dealRound({ options, round: 1, opener: opener === 0 ? 0 : 1, money: [0, 0], history: [] }, rng));
}

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
