import { distanceOf, movesOf, type Variant } from '../view.ts';
import type { Roll } from './lap.ts';

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
