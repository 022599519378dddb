import { type AnyGame, type GameTypes, type Progress, replay, startMatch } from '@boomtown/game-core';
import { type Deal, type Entry, type TableRecord, UnreadableRecord } from '../storage/index.ts';
import type { LoggedStep } from './event-log.ts';
import { MatchInPlay, type Standing, standInOf, standingOf } from './match-in-play.ts';

/**
 * Plays a record's match again up to its last entry; `null` for one that has not started. Throws `UnreadableRecord`
 * when it does not replay, or was begun under rules that this build does not know.
 */
export function matchOf(game: AnyGame, record: TableRecord, entries: readonly Entry[]): MatchInPlay | null {
  let match: MatchInPlay | null = null;
  replayRecord(game, record, entries, (progress) => {
    const standing = standingOf(() => progress);
    if (match === null) {
      match = new MatchInPlay(standing);
      return;
    }
    match.goTo(standing, entryOf(progress, entries));
  });
  return match;
}

/** The setup of a match with this deal. Throws a `RulesFault` if it fails, or is refused after all. */
export function firstStanding(game: AnyGame, { options, seats }: TableRecord, { seed }: Deal): Standing {
  return standingOf(() => {
    const started = startMatch(game, options, seats.length, seed);
    if (!started.ok)
      throw new Error(`the setup was taken when the table was made, and is refused: ${started.error.code}`);
    return started.value;
  });
}

/** The events of all steps of a record, oldest first. Throws like `matchOf`. */
export function loggedSteps(game: AnyGame, record: TableRecord, entries: readonly Entry[]): LoggedStep[] {
  const steps: LoggedStep[] = [];
  replayRecord(game, record, entries, (progress) => {
    const { match, events } = progress;
    steps.push({ step: match.step, events, standIn: standInOf(entryOf(progress, entries)) });
  });
  return steps;
}

/** The entry that led to a step; `null` for the setup. */
function entryOf({ match }: Progress<GameTypes>, entries: readonly Entry[]): Entry | null {
  return entries[match.step - 1] ?? null;
}

function replayRecord(
  game: AnyGame,
  record: TableRecord,
  entries: readonly Entry[],
  each: (progress: Progress<GameTypes>) => void,
): void {
  const { deal, options, seats } = record;
  if (deal === null) return;
  if (record.rulesVersion !== game.info.version) {
    throw new UnreadableRecord(`it was begun under version ${record.rulesVersion} of the rules`);
  }
  const replayed = replay(game, { options, seats: seats.length, seed: deal.seed, actions: entries }, each);
  if (replayed.ok) return;
  const { index, refusal } = replayed.error;
  throw new UnreadableRecord(`its ${index === null ? 'setup' : `entry ${index + 1}`} is refused: ${refusal.code}`);
}
