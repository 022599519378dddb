import type { Seat } from '@boomtown/game-core';
import { FREE_SEAT, type SeatRecord, type TableRecord } from '../storage/index.ts';

/** What is left of a person at a match that they played: that somebody sat there. The match stays as it was, its deal too. */
export function withoutPerson(record: SeatRecord, seat: Seat): SeatRecord {
  return { ...record, name: `Anonymous ${seat + 1}`, tokenHash: null };
}

/** The seat at the table to which everybody moves on, of somebody who comes along or of one who left nothing of theirs. */
export function comingAlong(record: SeatRecord): SeatRecord {
  const { tokenHash, bot } = record;
  return tokenHash === null && bot === null ? FREE_SEAT : { ...record, claimed: true, nonceHash: null };
}

/** Can nobody come back to this table any more, since no seat of it has a secret that opens it? */
export function isAbandoned(seats: TableRecord['seats']): boolean {
  return seats.every(({ tokenHash }) => tokenHash === null);
}
