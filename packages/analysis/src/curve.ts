import { outcome } from '@boomtown/game-core';
import { certain } from './estimate.ts';
import { type Chances, PartSums } from './part-sums.ts';
import { partsOf, playOut } from './playout.ts';
import { streamOf } from './seeds.ts';
import { type Knowledge, type StudiedMatch, situationAt, stepAt } from './studied-match.ts';

/** How many playouts are made between two looks at whether they are still wanted. */
const AT_ONCE = 4;

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

  /** The same for one step. */
  *refineOne(step: number, playouts: number): Generator<void> {
    while (this.refineStep(step, Math.min(playouts, this.#sumsAt(step).playouts + AT_ONCE))) yield;
  }

  /** The same at once; answers whether there was anything to do. */
  refineStep(step: number, playouts: number): boolean {
    const { entry } = this.#match;
    const sums = this.#sumsAt(step);
    if (sums.playouts >= playouts || this.#isOver(step)) return false;
    const situation = situationAt(this.#match, step, this.#knowledge);
    while (sums.playouts < playouts) {
      const rng = streamOf(this.#seed, 'curve', step, sums.playouts);
      sums.add(playOut(entry, situation.world(rng), rng));
    }
    return true;
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

/** The numbers below this one: first both ends, then always those halfway between. */
export function coarseToFine(count: number): readonly number[] {
  if (count === 0) return [];
  const order = [0, count - 1];
  for (let stride = 2 ** Math.ceil(Math.log2(count)); stride >= 1; stride /= 2) {
    for (let step = stride; step < count; step += stride) order.push(step);
  }
  return [...new Set(order)];
}
