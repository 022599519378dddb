import { ok, type Result, type Rng, refuse, type Step } from '@boomtown/game-core';
import { dealRound } from './deal.ts';
import { readOptions } from './options.ts';
import type { ConstructionBoom } from './types.ts';

/**
 * The first round, dealt (§2, §9).
 * @param raw the options; those left out take their defaults
 * @returns the state and its events; or `bad-seats`, then `bad-options`
 */
export function setup(raw: unknown, seats: number, rng: Rng): Result<Step<ConstructionBoom>> {
  if (seats !== 2) return refuse('bad-seats', 'Construction BOOM! is a game for exactly two players.', '9');
  const options = readOptions(raw === undefined ? {} : raw, seats);
  if (!options.ok) return options;
  const opener = options.value.opener === 'random' ? rng.int(2) : options.value.opener;
  return ok(
    dealRound({ options: options.value, round: 1, opener: opener === 0 ? 0 : 1, money: [0, 0], history: [] }, rng),
  );
}
