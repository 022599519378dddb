import type { Entry, NewcomerEntry, TableRecord } from '../storage/index.ts';

/** What an entry means for the spectator delay. */
export interface CountedEntry {
  /** Its number. */
  readonly entry: number;
  /** Is it an action? */
  readonly acts: boolean;
  /** The action that it takes back. */
  readonly undoes: number | null;
}

/**
 * Counts how much of a match delayed spectators may see: everything with at least `delay` later actions that were not
 * taken back. What was seen stays visible after takebacks. So the count only grows, and a replayed record gives the
 * same count.
 */
export class SpectatorDelay {
  readonly #delay: number;
  /** The last actions that stand, one more than the delay at most; all later than what may be seen. */
  #standing: number[] = [];
  #entries = 0;
  #seen = 0;

  /** @param delay in actions; at least 1 */
  constructor(delay: number) {
    this.#delay = delay;
  }

  /** The newest entry that may be seen; 0: the setup alone. */
  get seen(): number {
    return this.#seen;
  }

  /** Takes the next entry into account. */
  add({ entry, acts, undoes }: CountedEntry): void {
    this.#entries = entry;
    if (undoes !== null) this.#standing = this.#standing.filter((action) => action !== undoes);
    if (!acts) return;
    this.#standing.push(entry);
    if (this.#standing.length < this.#delay) return;
    const [oldest = entry] = this.#standing.slice(-this.#delay);
    this.#seen = Math.max(this.#seen, oldest - 1);
    this.#standing = this.#standing.filter((action) => action > this.#seen);
  }

  /** The match is over: all of it may be seen. */
  end(): void {
    this.#seen = this.#entries;
  }
}

/** The entries that those may see who watch the table of this record; all of them unless they watch it late. */
export function watchedEntries(
  { stage, terms }: Pick<TableRecord, 'stage' | 'terms'>,
  entries: readonly Entry[],
): readonly Entry[] {
  if (terms.watchDelay === 0 || stage === 'over') return entries;
  const lateness = new SpectatorDelay(terms.watchDelay);
  for (const one of entries) {
    const undoes = one.kind === 'takeback' ? one.of : null;
    lateness.add({ entry: one.entry, acts: one.kind === 'action', undoes });
  }
  return entries.filter(({ entry }) => entry <= lateness.seen);
}

/** Which new players delayed spectators may not see yet. */
export function unseenNewcomers(
  table: Pick<TableRecord, 'stage' | 'terms'>,
  entries: readonly Entry[],
): readonly NewcomerEntry[] {
  return entries.slice(watchedEntries(table, entries).length).filter((entry) => entry.kind === 'newcomer');
}
