import { bytesToHex, commitmentTo, TRANSCRIPT_FORMAT, type Transcript } from '@boomtown/game-core';
import type { Entry, TableRecord } from '../storage/index.ts';
import { standingActions } from './wake.ts';

/** A finished match as a file, with everything that checking its deal needs; `null` while it is not over: it would hold the seed. */
export function transcriptOf(record: TableRecord, entries: readonly Entry[]): Transcript | null {
  if (record.stage !== 'over' || record.deal === null) return null;
  return {
    format: TRANSCRIPT_FORMAT,
    game: record.game,
    options: record.options,
    seats: record.seats.length,
    seed: bytesToHex(record.deal.seed),
    names: record.seats.map(({ name }) => name ?? ''),
    actions: standingActions(entries).map(({ seat, action, at }) => ({ seat, action, at })),
    outcome: record.outcome,
    ...(record.ending === null ? {} : { ending: record.ending }),
    fairness: {
      commitment: commitmentTo(record.secret),
      secret: bytesToHex(record.secret),
      nonces: record.deal.nonces,
    },
  };
}
