import type { Write } from './grouped-commits.ts';
import type { EntryRow, TableRow } from './rows.ts';

/** A write about a match in play: it can be done later as well as now. */
export type KeepableWrite = Omit<Write, 'also'>;

/** Writes that the database could not take, kept in the order in which they were made. */
export class Unwritten {
  #writes: KeepableWrite[] = [];

  get size(): number {
    return this.#writes.length;
  }

  add(write: KeepableWrite): void {
    this.#writes.push(write);
  }

  /** At most so many of them, the oldest first. */
  oldest(count: number): readonly KeepableWrite[] {
    return this.#writes.slice(0, count);
  }

  /** These are written, or never will be. */
  remove(done: readonly KeepableWrite[]): void {
    const gone = new Set(done);
    this.#writes = this.#writes.filter((write) => !gone.has(write));
  }

  ofTable(code: string): readonly KeepableWrite[] {
    return this.#writes.filter((write) => codeOf(write) === code);
  }

  /** The entries of a table, in order. */
  entriesOf(code: string): readonly EntryRow[] {
    return this.ofTable(code).flatMap(({ entry }) => (entry === undefined ? [] : [entry]));
  }

  /** What has changed in a table's row. */
  columnsOf(code: string): Partial<TableRow> {
    return Object.assign({}, ...this.ofTable(code).map(({ change }) => change?.columns));
  }
}

export function codeOf({ entry, change }: KeepableWrite): string | undefined {
  return entry?.code ?? change?.code;
}
