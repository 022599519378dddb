import { eventsFor } from '@boomtown/game-core';
import { Sums } from './estimate.ts';
import { playOut } from './playout.ts';
import { streamOf } from './seeds.ts';
import type { StudiedMatch } from './studied-match.ts';

/** Each seat's chance before anything was dealt: over all deals that the options allow. */
export class StartingChance {
  readonly #match: StudiedMatch;
  readonly #seed: number;
  readonly bySeat: readonly Sums[];

  constructor(match: StudiedMatch, seed: number) {
    this.#match = match;
    this.#seed = seed;
    this.bySeat = Array.from({ length: match.seats }, () => new Sums());
  }

  *refine(playouts: number): Generator<void> {
    const { entry, options, seats } = this.#match;
    for (let playout = this.bySeat[0]?.count ?? playouts; playout < playouts; playout += 1) {
      const rng = streamOf(this.#seed, 'start', 0, playout);
      const first = entry.game.setup(options, seats, rng);
      if (!first.ok) throw new Error(`a match that was played can't be set up: ${first.error.message}`);
      const { state, events } = first.value;
      const seen = this.bySeat.map((_, seat) => eventsFor(events, [seat]));
      const parts = playOut(entry, { state, seen, last: null }, rng);
      for (const [seat, sums] of this.bySeat.entries()) sums.add(parts[seat] ?? 0);
      yield;
    }
  }
}
