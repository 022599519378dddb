import type { Write } from './grouped-commits.ts';
import type { EntryRow, TableRow } from './rows.ts';

/** A write about a match in play: it can be done later as well as now. */
export type DeferrableWrite = Omit<Write, 'also'>;

/** Writes that the database could not take, in order. */
export class Unwritten {
  #writes: DeferrableWrite[] = [];

  get size(): number {
    return this.#writes.length;
  }

  add(write: DeferrableWrite): void {
    this.#writes.push(write);
  }

  /** At most `count` of them, the oldest first. */
  oldest(count: number): readonly DeferrableWrite[] {
    return this.#writes.slice(0, count);
  }

  /** These are written, or never will be. */
  remove(done: readonly DeferrableWrite[]): void {
    const gone = new Set(done);
    this.#writes = this.#writes.filter((write) => !gone.has(write));
  }

  ofTable(code: string): readonly DeferrableWrite[] {
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

export function codeOf({ entry, change }: DeferrableWrite): string | undefined {
  return entry?.code ?? change?.code;
}
