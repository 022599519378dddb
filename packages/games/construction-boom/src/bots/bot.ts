import type { Bot, Level, Observation, Thinking } from '@boomtown/bots/playing';
import { gauss, mostOf, randomOf } from '@boomtown/bots/playing';
import type { Rng } from '@boomtown/game-core';
import type { Action, BuildingView, ConstructionBoom, Contract } from '../view.ts';
import { byThumb, chooseBid } from './bidding.ts';
import { bySampling } from './sampling.ts';
import { searched } from './search.ts';

/** How far off an easy bot's opinion of a bid usually is, in thousands. */
const EASY_MISJUDGES_BIDS = 12;
/** How often an easy bot puts any tile anywhere: one time in this many. */
const EASY_SLIPS = 5;
/** How far off an easy bot's opinion of a building usually is, in tiles. */
const EASY_MISJUDGES = 0.5;
/** How many turns each level looks ahead, its own included. */
const DEPTHS: { readonly [level in Level]: number } = { easy: 1, normal: 1, hard: 6 };

/** A bot for contractors and saboteurs. */
export function createConstructionBoomBot(): Bot<ConstructionBoom> {
  return {
    choose(sight, thinking): Action {
      const [only, another] = sight.legal;
      if (only !== undefined && another === undefined) return only;
      const { view } = sight;
      if (view.phase === 'bid') {
        const prospects = thinking.level === 'hard' ? bySampling(sight, view, thinking) : byThumb(sight);
        return chooseBid(
          sight,
          prospects,
          thinking.level === 'easy' ? () => EASY_MISJUDGES_BIDS * gauss(thinking.rng) : () => 0,
        );
      }
      const { contract } = view;
      if (contract === null) throw new Error('nobody builds without a contract');
      return chooseWork(sight, view, contract, thinking);
    },
  };
}

/** So many actions are looked at where there is no time. */
const HASTY_LOOKS = 24;

/** As many of a list, by chance. */
function someOf<T>(list: readonly T[], count: number, rng: Rng): readonly T[] {
  const taken = new Set<T>();
  while (taken.size < count) taken.add(randomOf(list, rng));
  return [...taken];
}

/** The action after which the contractor may hope for most, or, for the saboteur, for least. */
function chooseWork(
  { seat, legal }: Observation<ConstructionBoom>,
  view: BuildingView,
  contract: Contract,
  { level, rng, isOver }: Thinking,
): Action {
  const easy = level === 'easy';
  if (easy && rng.int(EASY_SLIPS) === 0) return randomOf(legal, rng);
  // Without any time, as where a match is played on hundreds of times, a part of many actions has to do.
  const isHasty = level !== 'hard' && legal.length > HASTY_LOOKS && isOver();
  const actions = isHasty ? someOf(legal, HASTY_LOOKS, rng) : legal;
  const choices = searched(view, contract, rng, { depth: DEPTHS[level], isOver, actions });
  const side = seat === contract.contractor ? 1 : -1;
  return mostOf(choices, ({ worth }) => side * worth + (easy ? EASY_MISJUDGES * gauss(rng) : 0)).action;
}
