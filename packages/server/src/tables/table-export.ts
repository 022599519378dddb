import { commitmentTo, ok, type Result } from '@boomtown/game-core';
import type { OpenTableExport, TableExport } from '@boomtown/wire';
import type { Games } from '../games.ts';
import { inSlices } from '../slices.ts';
import { type Entry, type TableRecord, UnreadableRecord } from '../storage/index.ts';
import { namesBefore } from './delayed-match.ts';
import { RulesFault } from './evaluated-step.ts';
import { pageOf } from './event-log.ts';
import { rulesOf } from './readable-records.ts';
import { refuseAs } from './refusals.ts';
import { unseenNewcomers, watchedEntries } from './spectator-delay.ts';
import { transcriptOf } from './transcript.ts';
import { fullLogOf, replay } from './wake.ts';

/**
 * A table as a file for the host, who may be playing there. A finished match gives its transcript. Otherwise the file
 * holds what spectators may see, with their delay, and no log where there are no spectators. Refused as `unreadable`.
 */
export async function exportOf(
  games: Games,
  record: TableRecord,
  entries: readonly Entry[],
): Promise<Result<TableExport>> {
  const transcript = transcriptOf(record, entries);
  if (transcript !== null) return ok(transcript);
  const watched = watchedEntries(record, entries);
  const { game, options, terms, stage, watchable, madeAt, deal, secret } = record;
  try {
    return ok({
      format: 'boomtown-table/1',
      game,
      options,
      terms,
      stage,
      watchable,
      names: namesBefore(
        record.seats.map(({ name }) => name),
        unseenNewcomers(record, entries),
      ),
      madeAt,
      startedAt: deal?.startedAt ?? null,
      entries: watched.length,
      commitment: commitmentTo(secret),
      log: watchable ? await publicLog(games, record, watched) : null,
    });
  } catch (error) {
    if (error instanceof UnreadableRecord || error instanceof RulesFault) return refuseAs('unreadable');
    throw error;
  }
}

/** The log of the whole match as a spectator has read it. */
async function publicLog(
  games: Games,
  record: TableRecord,
  entries: readonly Entry[],
): Promise<OpenTableExport['log']> {
  const rules = rulesOf(games, record);
  const match = await inSlices(replay(rules, record, entries));
  if (match === null) return [];
  const all = { count: Number.POSITIVE_INFINITY };
  const steps = await pageOf(match, all, [], () => fullLogOf(rules, record, entries));
  return steps.map(({ step, events }) => ({ step, events }));
}
