import { isWhole, ok, type Result, type Rng, refuse, type Step } from '@boomtown/game-core';
import { BLOCKS_A_COLOUR, COLOURS, START } from './data/pieces.ts';
import { squaresOf } from './hill.ts';
import { MAX_SEATS, MIN_SEATS } from './shape.ts';
import { BLOCK_SPACES, SPACES } from './trail.ts';
import type { BauBoom, Block } from './types.ts';
import { planOf, readOptions } from './view-rules.ts';

/** All 72 blocks as they are listed before the shuffle (§6). */
export const ALL_BLOCKS: readonly Block[] = COLOURS.flatMap((colour) => Array<Block>(BLOCKS_A_COLOUR).fill(colour));

/**
 * §2: blocks on the trail, the rest in the container, empty wheelbarrows on the start. Fails with `bad-seats`, then
 * `bad-options`. Draws the starter, if it is random, and then the shuffle.
 */
export function setup(rawOptions: unknown, seats: number, rng: Rng): Result<Step<BauBoom>> {
  if (!isWhole(seats, MIN_SEATS, MAX_SEATS)) return refuse('bad-seats', 'Bau Boom is for two to four players.', '6');
  const read = readOptions(rawOptions, seats);
  if (!read.ok) return read;
  const options = read.value;

  const starter = options.starter === 'random' ? rng.int(seats) : options.starter;
  const blocks = rng.shuffle(ALL_BLOCKS);
  const everySeat = Array.from({ length: seats }, (_, seat) => seat);
  const state: BauBoom['State'] = {
    game: 'bau-boom',
    options,
    phase: 'roll',
    toMove: starter,
    actor: starter,
    turn: 0,
    dice: null,
    trail: SPACES.map((space) => blocks[BLOCK_SPACES.indexOf(space)] ?? null),
    container: blocks.slice(BLOCK_SPACES.length),
    barrows: everySeat.map(() => ({ at: START, load: [] })),
    hills: everySeat.map((seat) => {
      const plan = planOf(options, seat);
      return { plan, built: squaresOf(plan).map(() => null) };
    }),
    hand: [],
    queue: [],
  };
  return ok({ state, events: [] });
}
