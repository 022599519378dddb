import type { Seat } from '@boomtown/game-core';
import { FREE_SEAT, type SeatRecord, type TableRecord } from '../storage/index.ts';

/** What is left of a player's data at a finished match: that the seat was taken. The match and its deal stay. */
export function withoutPerson(record: SeatRecord, seat: Seat): SeatRecord {
  return { ...record, name: nobodyAt(seat), tokenHash: null };
}

/**
 * Does this name still have to go? Delayed spectators must not learn from a name that its seat resigned. The token
 * therefore goes at once, and the name when they have seen the resignation.
 */
export function mustForgetName({ name, tokenHash, bot }: SeatRecord, seat: Seat): boolean {
  return tokenHash === null && bot === null && name !== null && name !== nobodyAt(seat);
}

/** What a seat is called whose player's name was taken away. */
export function nobodyAt(seat: Seat): string {
  return `Anonymous ${seat + 1}`;
}

/** A player's seat at the next table of a series: theirs, or free if their data was deleted. */
export function rematchSeatOf(record: SeatRecord): SeatRecord {
  const { tokenHash, bot } = record;
  return tokenHash === null && bot === null ? FREE_SEAT : { ...record, claimed: true, nonceHash: null };
}

/** Can nobody come back to this table any more, since no seat of it has a secret that opens it? */
export function isAbandoned(seats: TableRecord['seats']): boolean {
  return seats.every(({ tokenHash }) => tokenHash === null);
}
