import { ok, type Result } from '@boomtown/game-core';
import { type Entry, type RecordStore, type TableRecord, UnreadableRecord } from '../storage/index.ts';
import { refuseAs } from './refusals.ts';
import type { TableWorld } from './table-world.ts';

/** Reads records, of which some may be damaged: those are refused as `unreadable`, and their tables set aside. */
export class ReadableRecords {
  readonly #store: RecordStore;
  readonly #setAside: TableWorld['setAside'];

  constructor({ store, setAside }: Pick<TableWorld, 'store' | 'setAside'>) {
    this.#store = store;
    this.#setAside = setAside;
  }

  /** A table's record. Refused as `no-such-table` or `unreadable`. */
  async find(code: string): Promise<Result<TableRecord>> {
    const record = await this.read(code, () => this.#store.table(code));
    if (!record.ok) return record;
    return record.value === undefined ? refuseAs('no-such-table') : ok(record.value);
  }

  /** All entries of a table. */
  entries(code: string): Promise<Result<readonly Entry[]>> {
    return this.read(code, () => this.#store.entries(code));
  }

  /** Reads something of a table's record. */
  async read<T>(code: string, read: () => Promise<T>): Promise<Result<T>> {
    try {
      return ok(await read());
    } catch (error) {
      if (!(error instanceof UnreadableRecord)) throw error;
      this.#setAside.add(code, error);
      return refuseAs('unreadable');
    }
  }
}
