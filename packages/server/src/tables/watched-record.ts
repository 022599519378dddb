import type { Entry, TableRecord } from '../storage/index.ts';
import { SpectatorDelay } from './spectator-delay.ts';

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
): readonly Entry[] {
  return entries.slice(watchedEntries(table, entries).length).filter(({ kind }) => kind === 'newcomer');
}
