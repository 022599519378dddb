import type { AnyBotEntry } from '@boomtown/bots/playing';
import { type GameTypes, outcome } from '@boomtown/game-core';
import { certain } from './estimate.ts';
import { type Chances, PartSums } from './part-sums.ts';
import { partsOf, playOut } from './playout.ts';
import { streamOf } from './seeds.ts';

/** A step of a match under way, and what a spectator knows of the chances there. */
export interface WatchedPoint {
  readonly step: number;
  readonly chances: Chances;
}

interface Watched {
  readonly state: GameTypes['State'];
  readonly seats: number;
  readonly sums: PartSums;
}

/** May spectators of this game be shown chances while it is played? */
export function hasWatchedCurve({ game }: AnyBotEntry): boolean {
  return game.invented !== undefined;
}

/**
 * Each seat's chance to win during a match, from public views alone: two matches that look the same to a spectator give the
 * same numbers. Every playout begins in a world dealt anew, and bots remember nothing from before it.
 */
export class WatchedCurve {
  readonly #entry: AnyBotEntry;
  readonly #seed: number;
  readonly #steps = new Map<number, Watched>();

  constructor(entry: AnyBotEntry, seed: number) {
    this.#entry = entry;
    this.#seed = seed;
  }

  /** Takes in what is seen after a step. */
  see(step: number, view: GameTypes['PublicView']): void {
    const { game } = this.#entry;
    const state = game.invented?.(view);
    if (state === undefined) throw new Error(`${game.info.name} shows spectators no chances`);
    const seats = game.seatsOf(state);
    this.#steps.set(step, { state, seats, sums: new PartSums(seats) });
  }

  /** Makes playouts until every step has this many, the newest step first; stops after each of them. */
  *refine(playouts: number): Generator<void> {
    for (const [step, watched] of [...this.#steps].sort(([a], [b]) => b - a)) {
      if (outcome(this.#entry.game, watched.state) !== null) continue;
      const { sums } = watched;
      while (sums.playouts < playouts) {
        this.#playOn(step, watched);
        yield;
      }
    }
  }

  /** What is known, from the first step that was seen to the last. */
  get points(): readonly WatchedPoint[] {
    return [...this.#steps]
      .sort(([a], [b]) => a - b)
      .flatMap(([step, { state, seats, sums }]): WatchedPoint[] => {
        const ending = outcome(this.#entry.game, state);
        const chances = ending === null ? sums.chances : partsOf(ending.winners, seats).map(certain);
        return chances === null ? [] : [{ step, chances }];
      });
  }

  #playOn(step: number, { state, seats, sums }: Watched): void {
    const { game } = this.#entry;
    const rng = streamOf(this.#seed, 'watched', step, sums.playouts);
    const world = game.redeal?.(state, null, rng) ?? state;
    const seen = Array.from({ length: seats }, () => []);
    sums.add(playOut(this.#entry, { state: world, seen, last: null }, rng));
  }
}
