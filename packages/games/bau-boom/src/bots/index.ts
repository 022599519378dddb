import {
  type Bot,
  gauss,
  type Level,
  leastOf,
  type Observation,
  type PuzzleSettings,
  randomOf,
  type Thinking,
} from '@boomtown/bots/playing';
import type { Seat } from '@boomtown/game-core';
import { bauBoomGame } from '../rules/index.ts';
import {
  type BauBoom,
  type BauBoomAction,
  type BauBoomPublicView,
  type Block,
  type BuildAction,
  COLOURS,
  type DemolishAction,
  fits,
  forward,
  type MovePreview,
  movePreviews,
  type Space,
  type SpaceEffect,
  START,
  spaceKind,
} from '../view.ts';
import { countsOf } from './hill-plan.ts';
import { rollsOf, throughTheLap } from './lap.ts';
import { believedLoad } from './memory.ts';
import { afterEffect, chances, hillNow, type Outlook, shortSighted, thoughtful } from './outlook.ts';

/** Dice decide much, so that few moves stand out beyond a band; but a match is played out in less than a millisecond. */
const PUZZLES: PuzzleSettings<BauBoom> = { times: 3 };

/** Who plays the game where no person does. */
export const bots = {
  'bau-boom': { game: bauBoomGame, create: createBauBoomBot, pacing: { isQuick: true }, puzzles: PUZZLES },
};

/** How many turns off an easy bot's opinion of a move usually is. */
const EASY_MISJUDGES = 1.6;
/** How often an easy bot builds what comes first: one time in this many. */
const EASY_SLIPS = 4;

/** A bot for all variants. */
export function createBauBoomBot(): Bot<BauBoom> {
  return {
    choose(sight, thinking): BauBoomAction {
      const [only, another] = sight.legal;
      if (only !== undefined && another === undefined) return only;
      switch (sight.view.phase) {
        case 'move':
          return { type: 'move', by: chooseMove(sight, thinking).by };
        case 'choice':
          return chooseBlock(sight, thinking);
        default:
          return chooseSquare(sight, thinking);
      }
    },
  };
}

function chooseMove(sight: Observation<BauBoom>, thinking: Thinking): MovePreview {
  const { view, seat, seen } = sight;
  const moves = movePreviews(view);
  const error = (): number => (thinking.level === 'easy' ? EASY_MISJUDGES * gauss(thinking.rng) : 0);
  if (view.options.variant === 'young') {
    return leastOf(moves, ({ effect, to }) => {
      const next = thinking.level === 'hard' ? blocksNextTurn(view, seat, to) : 0;
      return error() - blocksGained(view, seat, effect) - next;
    });
  }
  const load = believedLoad(view, seen, seat, thinking.level);
  const outlook = outlookOf(view, seat, thinking.level, load);
  const chance = chances(view, load);
  return leastOf(moves, ({ effect, to }) => afterEffect(outlook, effect, to, load, chance) + error());
}

function outlookOf(view: BauBoomPublicView, seat: Seat, level: Level, load: readonly Block[]): Outlook {
  const hill = hillNow(view, seat);
  if (level === 'easy') return shortSighted(hill);
  if (level === 'normal') return thoughtful(hill);
  const { trail, options } = view;
  const lap = { hill, trail, chance: chances(view, load), rolls: rollsOf(options.variant) };
  return throughTheLap(lap, view.barrows[seat]?.at ?? START);
}

function chooseBlock({ view, seat, seen }: Observation<BauBoom>, { level }: Thinking): BauBoomAction {
  const at = view.barrows[seat]?.at ?? 0;
  const block = view.trail[at] ?? null;
  if (block === null) return { type: 'leave' };
  if (view.options.variant === 'young') return { type: 'take' };
  const load = believedLoad(view, seen, seat, level);
  const outlook = outlookOf(view, seat, level, load);
  return { type: outlook(at, [...load, block]) < outlook(at, load) ? 'take' : 'leave' };
}

/** Builds, or takes off, so that as much as possible of the hand finds its place. */
function chooseSquare({ view, seat, legal }: Observation<BauBoom>, { level, rng }: Thinking): BauBoomAction {
  if (level === 'easy' && rng.int(EASY_SLIPS) === 0) return randomOf(legal, rng);
  const { plan, covered } = hillNow(view, seat);
  const squares = legal.filter((action): action is BuildAction | DemolishAction => 'square' in action);
  return leastOf(squares, (action) => {
    const bit = 1 << action.square;
    if (action.type === 'demolish') return plan.turnsLeft(covered & ~bit);
    return plan.turnsLeft(plan.builtWith(covered | bit, countsOf(without(view.hand, action.block)), false));
  });
}

function without(hand: readonly Block[], block: Block): readonly Block[] {
  return hand.toSpliced(hand.indexOf(block), 1);
}

/** How many blocks a space brings at once in the variant `young`, on the average (§5.3). */
export function blocksGained(view: BauBoomPublicView, seat: Seat, effect: SpaceEffect): number {
  if (effect.what === 'may-take' || effect.what === 'must-take') return 1;
  if (effect.what !== 'ladybug') return 0;
  const hill = view.hills[seat];
  const fitting = COLOURS.filter((colour) => hill !== undefined && fits(hill, seat, colour)).length;
  return (effect.block === null ? 0 : 1) + fitting / COLOURS.length;
}

/** How many blocks the next turn from a space brings, as the trail lies now. */
export function blocksNextTurn(view: BauBoomPublicView, seat: Seat, from: Space): number {
  let sum = 0;
  for (let first = 1; first <= DIE; first += 1) {
    for (let second = 1; second <= DIE; second += 1) {
      sum += Math.max(blocksAt(view, seat, forward(from, first)), blocksAt(view, seat, forward(from, second)));
    }
  }
  return sum / DIE ** 2;
}

const DIE = 6;

function blocksAt(view: BauBoomPublicView, seat: Seat, space: Space): number {
  const kind = spaceKind(space);
  const hill = view.hills[seat];
  const there = view.trail[space] ?? null;
  const block = there !== null && hill !== undefined && fits(hill, seat, there) ? there : null;
  if (kind === 'ladybug') return blocksGained(view, seat, { what: 'ladybug', block });
  return block === null ? 0 : 1;
}
