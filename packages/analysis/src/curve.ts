import { outcome } from '@boomtown/game-core';
import { certain } from './estimate.ts';
import { type Chances, PartSums } from './part-sums.ts';
import { partsOf, playOut } from './playout.ts';
import { streamOf } from './seeds.ts';
import { type Knowledge, type StudiedMatch, situationAt, stepAt } from './studied-match.ts';

/** Each seat's chance to win at every step, from one kind of knowledge; it becomes better with every playout. */
export class Curve {
  readonly #match: StudiedMatch;
  readonly #knowledge: Knowledge;
  readonly #seed: number;
  /** By step. */
  readonly #sums: readonly PartSums[];

  constructor(match: StudiedMatch, knowledge: Knowledge, seed: number) {
    this.#match = match;
    this.#knowledge = knowledge;
    this.#seed = seed;
    this.#sums = match.steps.map(() => new PartSums(match.seats));
  }

  /**
   * Makes playouts until every step has this many, one step at a time. The order goes from coarse to fine, so that
   * something of the whole match is there soon.
   * @param most how many steps, spread over the match; left out: all
   */
  *refine(playouts: number, most = Number.POSITIVE_INFINITY): Generator<void> {
    for (const step of coarseToFine(this.#match.steps.length).slice(0, most)) {
      yield* this.refineOne(step, playouts);
    }
  }

  /** The same for one step; stops after each playout, since one may take long. */
  *refineOne(step: number, playouts: number): Generator<void> {
    const { entry } = this.#match;
    const sums = this.#sumsAt(step);
    if (sums.playouts >= playouts || this.#isOver(step)) return;
    const situation = situationAt(this.#match, step, this.#knowledge);
    while (sums.playouts < playouts) {
      const rng = streamOf(this.#seed, 'curve', step, sums.playouts);
      sums.add(playOut(entry, situation.world(rng), rng));
      yield;
    }
  }

  /** What is known of a step; `null` if nothing is yet. */
  at(step: number): Chances | null {
    const { entry, seats, steps } = this.#match;
    const ending = outcome(entry.game, stepAt(steps, step).state);
    if (ending !== null) return partsOf(ending.winners, seats).map(certain);
    return this.#sumsAt(step).chances;
  }

  get points(): readonly (Chances | null)[] {
    return this.#match.steps.map((_, step) => this.at(step));
  }

  #isOver(step: number): boolean {
    return outcome(this.#match.entry.game, stepAt(this.#match.steps, step).state) !== null;
  }

  #sumsAt(step: number) {
    const sums = this.#sums[step];
    if (sums === undefined) throw new RangeError(`the match has no step ${step}`);
    return sums;
  }
}

/** The numbers below this one: first both ends, then always those halfway between, spread evenly wherever one stops. */
export function coarseToFine(count: number): readonly number[] {
  if (count === 0) return [];
  const last = count - 1;
  const order = [0, last];
  for (let parts = 2; parts < 2 * last; parts *= 2) {
    for (let nth = 0; nth < parts / 2; nth += 1) {
      const part = 2 * mirrored(nth, parts / 2) + 1;
      order.push(Math.floor((part * last) / parts));
    }
  }
  return [...new Set(order)];
}

/** A number with its binary digits in reverse, as many as those below `power` have. */
function mirrored(number: number, power: number): number {
  let left = number;
  let found = 0;
  for (let place = power / 2; place >= 1; place /= 2) {
    if (left % 2 === 1) found += place;
    left = Math.floor(left / 2);
  }
  return found;
}
