import type { Seat } from '@boomtown/game-core';
import type { Games } from '../games.ts';
import { type RecordStore, type TableRecord, UnreadableRecord } from '../storage/index.ts';
import { RulesFault } from './evaluated-step.ts';
import type { LiveTables } from './live-tables.ts';
import { rulesOf } from './readable-records.ts';
import { RecordCache } from './record-caches.ts';
import type { TableWorld } from './table-world.ts';
import { replay } from './wake.ts';

/** Tells whose turn it is at a table, awake or asleep, without waking it. */
export class Turns {
  readonly #games: Games;
  readonly #store: RecordStore;
  readonly #tables: LiveTables;
  readonly #setAside: TableWorld['setAside'];
  readonly #asleep = new RecordCache<readonly Seat[]>();

  constructor(games: Games, { store, setAside }: Pick<TableWorld, 'store' | 'setAside'>, tables: LiveTables) {
    this.#games = games;
    this.#setAside = setAside;
    this.#store = store;
    this.#tables = tables;
  }

  /** The seats that may act now; none unless a match is being played; `null` of one that can't be played, which is set aside. */
  async actorsAt(record: TableRecord): Promise<readonly Seat[] | null> {
    try {
      return await this.#lookUp(record);
    } catch (error) {
      if (!(error instanceof UnreadableRecord || error instanceof RulesFault)) throw error;
      this.#setAside.add(record.code, error);
      return null;
    }
  }

  async #lookUp(record: TableRecord): Promise<readonly Seat[]> {
    const { code } = record;
    if (record.stage !== 'playing') return [];
    const awake = this.#tables.awake(code);
    if (awake !== undefined) return awake.lifecycle.play?.match.actors ?? [];
    return this.#asleep.of(code, await this.#store.countEntries(code), async () => {
      const entries = await this.#store.entries(code);
      const match = await this.#tables.unreadable.play(
        code,
        entries,
        replay(rulesOf(this.#games, record), record, entries),
      );
      return match?.actors ?? [];
    });
  }
}
