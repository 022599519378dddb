import type { Seat } from '@boomtown/game-core';
import {
  type BauBoomPublicView,
  BLOCKS_A_COLOUR,
  type Block,
  COLOURS,
  type Space,
  type SpaceEffect,
  START,
  TRAIL_LENGTH,
} from '../view.ts';
import { type Covered, countsOf, coveredOf, HillPlan } from './hill-plan.ts';

/**
 * How many turns it will take to finish the hill, about, from a space with a load: the lower the better. On the start the
 * load is being built with.
 */
export type Outlook = (at: Space, load: readonly Block[]) => number;

/** The hill of a seat as the table stands: its plan, and what is covered. */
export interface HillNow {
  readonly plan: HillPlan;
  readonly covered: Covered;
}

export function hillNow(view: BauBoomPublicView, seat: Seat): HillNow {
  const hill = view.hills[seat];
  if (hill === undefined) throw new RangeError(`no hill for seat ${seat}`);
  return { plan: new HillPlan(hill.plan, seat, view.options.variant === 'clever'), covered: coveredOf(hill) };
}

/** Turns still needed once this load has been built with. */
function turnsAfterUnloading({ plan, covered }: HillNow, load: readonly Block[]): number {
  return plan.turnsLeft(plan.builtWith(covered, countsOf(load), false));
}

/** Sees what the load would do to the hill, not the way there. */
export function shortSighted(hill: HillNow): Outlook {
  const onward = remembering(hill);
  return (at, load) => onward(load) + (at === START ? 0 : (TRAIL_LENGTH - at) / FAST);
}

/** Weighs hurrying home against collecting on the way, by rules of thumb. */
export function thoughtful(hill: HillNow): Outlook {
  const onward = remembering(hill);
  return (at, load) => {
    const after = onward(load);
    if (at === START) return after;
    const way = TRAIL_LENGTH - at;
    const collected = Math.max(0, after - (COLLECTED * way) / SLOW);
    // The player who has all that is needed is at home with the last step.
    return Math.min(way / FAST + after, after === 0 ? way / FAST : way / SLOW + Math.max(HOME, collected));
  };
}

/** Spaces a turn of one who hurries, and of one who picks where to land. */
const FAST = 6.5;
const SLOW = 3.6;
/** Turns saved by a block that is found on the way, for each turn on it. */
const COLLECTED = 0.5;
const HOME = 1;

function remembering(hill: HillNow): (load: readonly Block[]) => number {
  const known = new Map<string, number>();
  return (load) => {
    const key = countsOf(load).join();
    const turns = known.get(key) ?? turnsAfterUnloading(hill, load);
    known.set(key, turns);
    return turns;
  };
}

/** The chance of each colour to be the next from the container, as far as open blocks tell. */
export function chances(view: BauBoomPublicView, load: readonly Block[]): readonly number[] {
  const open = countsOf([
    ...view.trail.filter((block) => block !== null),
    ...view.hills.flatMap(({ built }) => built.filter((block) => block !== null)),
    ...view.hand,
    ...load,
  ]);
  const left = open.map((count) => Math.max(0, BLOCKS_A_COLOUR - count));
  const sum = left.reduce((a, b) => a + b, 0);
  return left.map((count) => (sum === 0 ? 1 / COLOURS.length : count / sum));
}

/** The outlook after a space took its effect on a wheelbarrow with this load. What may be taken is, where that is better. */
export function afterEffect(
  outlook: Outlook,
  effect: SpaceEffect,
  at: Space,
  load: readonly Block[],
  chance: readonly number[],
): number {
  switch (effect.what) {
    case 'nothing':
      return outlook(at, load);
    case 'may-take':
      return Math.min(outlook(at, load), outlook(at, [...load, effect.block]));
    case 'must-take':
      return outlook(at, [...load, effect.block]);
    case 'ladybug': {
      const taken = effect.block === null ? load : [...load, effect.block];
      return COLOURS.reduce((sum, colour, i) => sum + (chance[i] ?? 0) * outlook(at, [...taken, colour]), 0);
    }
    case 'anteater':
      return outlook(at, load.slice(0, -1));
    case 'start':
      return effect.unloads ? outlook(START, load) : outlook(at, load);
  }
}
