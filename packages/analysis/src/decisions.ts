import { type GameTypes, sameJson } from '@boomtown/game-core';
import { Sums } from './estimate.ts';
import { type FirstAction, playOut, quickChoice } from './playout.ts';
import { streamOf } from './seeds.ts';
import { decisionAt, knowledgeOf, type StudiedMatch, situationAt } from './studied-match.ts';

/** An action that was tried instead, and how often a bot would have taken it. */
export interface Alternative {
  readonly action: GameTypes['Action'];
  times: number;
}

/** A decision of the match, weighed against what the bots would have done in its place. */
export class Decision {
  readonly step: number;
  readonly made: FirstAction;
  /** By seat: what it brought, against the bots' choices. */
  readonly effects: readonly Sums[];
  readonly alternatives: Alternative[] = [];
  readonly #match: StudiedMatch;
  readonly #seed: number;

  constructor(match: StudiedMatch, step: number, made: FirstAction, seed: number) {
    this.#match = match;
    this.step = step;
    this.made = made;
    this.#seed = seed;
    this.effects = Array.from({ length: match.seats }, () => new Sums());
  }

  get weighed(): number {
    return this.effects[0]?.count ?? 0;
  }

  /**
   * Plays on with the action that was taken and, in the same worlds and with the same chance, with a bot's choice.
   * Where the bot chooses the same, nothing is to be compared: the difference is 0.
   */
  weigh(playouts: number): void {
    const { entry } = this.#match;
    const situation = this.#situation();
    while (this.weighed < playouts) {
      const playout = this.weighed;
      const stream = () => streamOf(this.#seed, 'decision', this.step, playout);
      const from = situation.world(stream());
      const choosing = streamOf(this.#seed, 'choice', this.step, playout);
      const { seat } = this.made;
      const action = quickChoice(entry, entry.create(), from.state, seat, from.seen[seat] ?? [], choosing);
      const same = sameJson(action, this.made.action);
      const taken = same ? [] : playOut(entry, from, stream(), this.made);
      const other = same ? [] : playOut(entry, from, stream(), { seat, action });
      for (const [each, sums] of this.effects.entries()) sums.add((taken[each] ?? 0) - (other[each] ?? 0));
      if (!same) this.#note(action);
    }
  }

  /** How much more an alternative brings its seat than the action that was taken, over this many pairs; stops after each. */
  *compare(action: GameTypes['Action'], purpose: 'candidate' | 'better', pairs: number): Generator<void, Sums> {
    const { entry } = this.#match;
    const { seat } = this.made;
    const situation = this.#situation();
    const gains = new Sums();
    for (let playout = 0; playout < pairs; playout += 1) {
      const stream = () => streamOf(this.#seed, purpose, this.step, playout);
      const from = situation.world(stream());
      const taken = playOut(entry, from, stream(), this.made);
      const other = playOut(entry, from, stream(), { seat, action });
      gains.add((other[seat] ?? 0) - (taken[seat] ?? 0));
      yield;
    }
    return gains;
  }

  #situation() {
    return situationAt(this.#match, this.step - 1, knowledgeOf(this.#match, this.made.seat));
  }

  #note(action: GameTypes['Action']): void {
    const known = this.alternatives.find((one) => sameJson(one.action, action));
    if (known === undefined) this.alternatives.push({ action, times: 1 });
    else known.times += 1;
  }
}

/** The decisions of a match, in order; steps at which the seat had no choice are none. */
export function decisionsOf(match: StudiedMatch, seed: number): readonly Decision[] {
  return match.steps.flatMap((_, step) => {
    const made = decisionAt(match, step);
    return made === null ? [] : [new Decision(match, step, made, seed)];
  });
}
