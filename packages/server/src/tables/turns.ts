import type { Seat } from '@boomtown/game-core';
import type { Games } from '../games.ts';
import { type RecordStore, type TableRecord, UnreadableRecord } from '../storage/index.ts';
import type { LiveTables } from './live-tables.ts';
import { RulesFault } from './rules-fault.ts';
import { rulesOf } from './rules-of.ts';
import { matchOf } from './wake.ts';

/** Sleeping tables whose turn is remembered, so that a list that is looked at again replays none of them. */
const MOST_REMEMBERED = 1000;

interface Remembered {
  /** The number of entries that it was worked out from. */
  readonly entries: number;
  readonly actors: readonly Seat[];
}

/** Tells whose turn it is at a table, awake or asleep, without waking it. */
export class Turns {
  readonly #games: Games;
  readonly #store: RecordStore;
  readonly #tables: LiveTables;
  readonly #asleep = new Map<string, Remembered>();

  constructor(games: Games, store: RecordStore, tables: LiveTables) {
    this.#games = games;
    this.#store = store;
    this.#tables = tables;
  }

  /** The seats that may act now; none unless a match is being played that this build can play. */
  async actorsAt(record: TableRecord): Promise<readonly Seat[]> {
    try {
      return await this.#lookUp(record);
    } catch (error) {
      // Whoever opens such a table is told so; a list of tables goes on.
      if (error instanceof UnreadableRecord || error instanceof RulesFault) return [];
      throw error;
    }
  }

  async #lookUp(record: TableRecord): Promise<readonly Seat[]> {
    const { code } = record;
    if (record.stage !== 'playing') return [];
    const awake = this.#tables.awake(code);
    if (awake !== undefined) return awake.course.play?.match.actors ?? [];
    const known = this.#asleep.get(code);
    const entries = await this.#store.countEntries(code);
    if (known?.entries === entries) return known.actors;
    const match = matchOf(rulesOf(this.#games, record), record, await this.#store.entries(code));
    const actors = match?.actors ?? [];
    this.#remember(code, { entries, actors });
    return actors;
  }

  #remember(code: string, turn: Remembered): void {
    this.#asleep.delete(code);
    this.#asleep.set(code, turn);
    const [oldest] = this.#asleep.keys();
    if (this.#asleep.size > MOST_REMEMBERED && oldest !== undefined) this.#asleep.delete(oldest);
  }
}
