import { type AnyGame, startMatch } from '@boomtown/game-core';
import { atOnce, inSlices } from '../slices.ts';
import { type ActionEntry, type Entry, type TableRecord, UnreadableRecord } from '../storage/index.ts';
import { type DelayedMatch, delayedMatchOf } from './delayed-match.ts';
import { evaluateStep } from './evaluated-step.ts';
import { FullLog, latestOf } from './event-log.ts';
import { MatchInPlay } from './match-in-play.ts';

/** How a match stood at the start, and after each entry. */
type Stood = (match: MatchInPlay) => void;

/**
 * Plays a record's match again up to its last entry, with a rest after each; `null` for one that has not started. Throws
 * `UnreadableRecord` when it does not replay, or was begun under rules that this build does not know.
 */
export function* replay(
  game: AnyGame,
  record: TableRecord,
  entries: readonly Entry[],
  stood: Stood = () => {},
): Generator<void, MatchInPlay | null> {
  const { deal, options, seats } = record;
  if (deal === null) return null;
  if (record.rulesVersion !== game.info.version) {
    throw new UnreadableRecord(`it was begun under version ${record.rulesVersion} of the rules`);
  }
  const started = startMatch(game, options, seats.length, deal.seed);
  if (!started.ok) throw new UnreadableRecord(`its setup is refused: ${started.error.code}`);
  const match = new MatchInPlay(evaluateStep(() => started.value));
  stood(match);
  for (const entry of entries) {
    yield;
    if (entry.entry !== match.entry + 1) throw new UnreadableRecord(`its entry ${match.entry + 1} is missing`);
    redo(match, entry);
    stood(match);
  }
  return match;
}

/** A match as it stands after its record, and as those see it who watch it late. */
export interface WokenMatch {
  /** `null` for one that has not started. */
  readonly match: MatchInPlay | null;
  /** `null` where nobody watches late. */
  readonly delayed: DelayedMatch | null;
}

/** Wakes a match from its record, with a rest after each entry. Throws like `replay`. */
export function* wake(game: AnyGame, record: TableRecord, entries: readonly Entry[]): Generator<void, WokenMatch> {
  const delayed = delayedMatchOf(record);
  const match = yield* replay(game, record, entries, (stood) => delayed?.follow(stood, null));
  return { match, delayed };
}

/** Plays a record's match again without a rest. */
export function matchOf(game: AnyGame, record: TableRecord, entries: readonly Entry[]): MatchInPlay | null {
  return atOnce(replay(game, record, entries));
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

/** The log of all steps of a record, while others have their turn. Throws like `replay`. */
export async function fullLogOf(game: AnyGame, record: TableRecord, entries: readonly Entry[]): Promise<FullLog> {
  const fullLog = new FullLog();
  await inSlices(replay(game, record, entries, ({ log }) => fullLog.add(latestOf(log))));
  return fullLog;
}

/** The actions that stand, in order: what was taken back is not among them. */
export function standingActions(entries: readonly Entry[]): ActionEntry[] {
  const undone = new Set(entries.flatMap((entry) => (entry.kind === 'takeback' ? [entry.of] : [])));
  return entries.filter((entry): entry is ActionEntry => entry.kind === 'action' && !undone.has(entry.entry));
}
