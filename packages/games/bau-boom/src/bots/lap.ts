import {
  type Block,
  COLOURS,
  distanceOf,
  movesOf,
  type Space,
  START,
  spaceKind,
  TRAIL_LENGTH,
  type Variant,
} from '../view.ts';
import { colourIndex } from './hill-plan.ts';
import type { HillNow, Outlook } from './outlook.ts';

const DIE = 6;

/** What two dice let choose from in a variant: equal choices are taken together. */
export function rollsOf(variant: Variant): readonly Roll[] {
  const rolls = new Map<string, Roll>();
  for (let first = 1; first <= DIE; first += 1) {
    for (let second = 1; second <= DIE; second += 1) {
      // A move of no spaces (§5.2) changes too little to be worth planning with.
      const all = movesOf(variant).map((by) => distanceOf(by, [first, second]));
      const distances = [...new Set(all)].filter((distance) => distance > 0).sort((a, b) => a - b);
      const key = distances.join();
      rolls.set(key, { distances, chance: (rolls.get(key)?.chance ?? 0) + 1 / DIE ** 2 });
    }
  }
  return [...rolls.values()];
}

// Indexes into typed arrays below are in range by construction, hence the casts of what they give.

/** What is known about the lap that a wheelbarrow is on. */
interface Lap {
  readonly hill: HillNow;
  readonly trail: readonly (Block | null)[];
  /** The chance of each colour to come out of the container. */
  readonly chance: readonly number[];
  /** The numbers of spaces that a roll lets choose from, with the chance of each such roll. */
  readonly rolls: readonly Roll[];
}

interface Roll {
  readonly distances: readonly number[];
  readonly chance: number;
}

/** What was loaded last, for the anteaters: nothing that is known, one of the four colours, or something that fits nowhere. */
const UNKNOWN = 0;
const EXCESS = 5;
const LASTS = 6;

/**
 * The expected number of turns to the finished hill, over all dice of this lap and the best choice after each roll, as
 * the trail lies now; what comes after the lap is estimated. A load is what of it the hill needs, whether there is
 * more, and what was loaded last.
 */
export function throughTheLap(lap: Lap, from: Space): Outlook {
  const { hill, trail, chance, rolls } = lap;
  const needs = hill.plan.needs(hill.covered);
  const steps = stepsOf(needs);
  const loads = needs.reduce((product, need) => product * (need + 1), 1);
  const width = loads * 2 * LASTS;
  const index = (load: number, excess: number, last: number): number => (load * 2 + excess) * LASTS + last;
  const countIn = (load: number, colour: number): number =>
    Math.floor(load / (steps[colour] as number)) % ((needs[colour] as number) + 1);

  // Turns still to go, once the load has been built with.
  const home = new Float64Array(loads * 2);
  for (let load = 0; load < loads; load += 1) {
    const counts = COLOURS.map((_, colour) => countIn(load, colour));
    for (const excess of [0, 1]) {
      home[load * 2 + excess] = hill.plan.turnsLeft(hill.plan.builtWith(hill.covered, counts, excess === 1));
    }
  }

  /** The load with one block more. */
  const loaded = (state: number, colour: number): number => {
    const load = Math.floor(state / LASTS / 2);
    const excess = Math.floor(state / LASTS) % 2;
    if (countIn(load, colour) >= (needs[colour] as number)) return index(load, 1, EXCESS);
    return index(load + (steps[colour] as number), excess, colour + 1);
  };
  /** The load without what was loaded last. */
  const lost = (state: number): number => {
    const last = state % LASTS;
    const load = Math.floor(state / LASTS / 2);
    const excess = Math.floor(state / LASTS) % 2;
    if (last === UNKNOWN) return state;
    if (last === EXCESS) return index(load, 0, UNKNOWN);
    return index(load - (steps[last - 1] as number), excess, UNKNOWN);
  };

  // By space and load: turns to go after the space took its effect, and before the next roll.
  const landed: Float64Array[] = [];
  const rolling: Float64Array[] = [];
  const start = new Float64Array(width);
  for (let state = 0; state < width; state += 1) start[state] = home[Math.floor(state / LASTS)] as number;

  for (let space = TRAIL_LENGTH - 1; space >= Math.max(1, from); space -= 1) {
    const here = new Float64Array(width);
    for (const { distances, chance: part } of rolls) {
      const ways = distances.map((distance) => (space + distance >= TRAIL_LENGTH ? start : landed[space + distance]));
      for (let state = 0; state < width; state += 1) {
        let least = Number.POSITIVE_INFINITY;
        for (const way of ways) {
          const turns = (way as Float64Array)[state] as number;
          if (turns < least) least = turns;
        }
        here[state] = (here[state] as number) + part * least;
      }
    }
    for (let state = 0; state < width; state += 1) here[state] = (here[state] as number) + 1;
    rolling[space] = here;
    landed[space] = effects(space, here);
  }

  function effects(space: Space, here: Float64Array): Float64Array {
    const kind = spaceKind(space);
    const block = trail[space] ?? null;
    if (kind === 'normal' && block === null) return here;
    const colour = block === null ? -1 : colourIndex(block);
    const after = new Float64Array(width);
    for (let state = 0; state < width; state += 1) {
      if (kind === 'anteater') after[state] = here[lost(state)] as number;
      else if (kind === 'normal') after[state] = Math.min(here[state] as number, here[loaded(state, colour)] as number);
      else {
        const taken = colour < 0 ? state : loaded(state, colour);
        let sum = 0;
        for (const [drawn, part] of chance.entries()) sum += part * (here[loaded(taken, drawn)] as number);
        after[state] = sum;
      }
    }
    return after;
  }

  return (at, load) => {
    let state = index(0, 0, UNKNOWN);
    for (const block of load) state = loaded(state, colourIndex(block));
    if (at === START) return start[state] as number;
    return ((rolling[at] as Float64Array | undefined)?.[state] as number | undefined) ?? Number.POSITIVE_INFINITY;
  };
}

/** What one block of each colour adds to the number of a load. */
function stepsOf(needs: readonly number[]): readonly number[] {
  let step = 1;
  return needs.map((need) => {
    const of = step;
    step *= need + 1;
    return of;
  });
}
