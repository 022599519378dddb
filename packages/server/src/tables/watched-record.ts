import type { Entry, TableRecord } from '../storage/index.ts';
import { namesBefore } from './late-match.ts';
import { Lateness } from './lateness.ts';

/** The entries that those may see who watch the table of this record; all of them unless they watch it late. */
export function watchedEntries(
  { stage, terms }: Pick<TableRecord, 'stage' | 'terms'>,
  entries: readonly Entry[],
): readonly Entry[] {
  if (terms.watchDelay === 0 || stage === 'over') return entries;
  const lateness = new Lateness(terms.watchDelay);
  for (const one of entries) {
    const undoes = one.kind === 'takeback' ? one.of : null;
    lateness.add({ entry: one.entry, acts: one.kind === 'action', undoes });
  }
  return entries.filter(({ entry }) => entry <= lateness.seen);
}

/** The names at the seats, as those may see them who watch. */
export function watchedNames(
  table: Pick<TableRecord, 'stage' | 'terms'> & { readonly names: readonly (string | null)[] },
  entries: readonly Entry[],
): readonly (string | null)[] {
  return namesBefore(table.names, entries.slice(watchedEntries(table, entries).length));
}
