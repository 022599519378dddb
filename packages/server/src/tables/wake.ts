import { type AnyGame, startMatch } from '@boomtown/game-core';
import { type ActionEntry, type Entry, type TableRecord, UnreadableRecord } from '../storage/index.ts';
import { EventLog } from './event-log.ts';
import { MatchInPlay } from './match-in-play.ts';
import { standingOf } from './standing.ts';

/**
 * Plays a record's match again up to its last entry; `null` for one that has not started. Throws `UnreadableRecord`
 * when it does not replay, or was begun under rules that this build does not know. Tells `stood` how it stood at the start,
 * and after each entry.
 */
export function matchOf(
  game: AnyGame,
  record: TableRecord,
  entries: readonly Entry[],
  log = new EventLog(),
  stood: (match: MatchInPlay) => void = () => {},
): MatchInPlay | null {
  const { deal, options, seats } = record;
  if (deal === null) return null;
  if (record.rulesVersion !== game.info.version) {
    throw new UnreadableRecord(`it was begun under version ${record.rulesVersion} of the rules`);
  }
  const started = startMatch(game, options, seats.length, deal.seed);
  if (!started.ok) throw new UnreadableRecord(`its setup is refused: ${started.error.code}`);
  const match = new MatchInPlay(
    standingOf(() => started.value),
    log,
  );
  stood(match);
  for (const entry of entries) {
    if (entry.entry !== match.entry + 1) throw new UnreadableRecord(`its entry ${match.entry + 1} is missing`);
    redo(match, entry);
    stood(match);
  }
  return match;
}

function redo(match: MatchInPlay, entry: Entry): void {
  switch (entry.kind) {
    case 'action': {
      const made = match.next(entry.seat, entry.action);
      if (!made.ok) throw new UnreadableRecord(`its entry ${entry.entry} is refused: ${made.error.code}`);
      match.goTo(made.value.next, entry);
      return;
    }
    case 'takeback': {
      const { revocable } = match;
      if (revocable?.of !== entry.of || revocable.seat !== entry.seat) {
        throw new UnreadableRecord(`its entry ${entry.entry} takes back what can't be`);
      }
      match.goBack(entry);
      return;
    }
    case 'handover':
      match.handOver(entry);
      return;
    case 'newcomer':
      match.newcomer(entry);
      return;
    case 'resignation':
      match.resign(entry);
  }
}

/** The log of all steps of a record. Throws like `matchOf`. */
export function wholeLog(game: AnyGame, record: TableRecord, entries: readonly Entry[]): EventLog {
  const log = new EventLog(Number.POSITIVE_INFINITY);
  matchOf(game, record, entries, log);
  return log;
}

/** The actions that stand, in order: what was taken back is not among them. */
export function standingActions(entries: readonly Entry[]): ActionEntry[] {
  const undone = new Set(entries.flatMap((entry) => (entry.kind === 'takeback' ? [entry.of] : [])));
  return entries.filter((entry): entry is ActionEntry => entry.kind === 'action' && !undone.has(entry.entry));
}
