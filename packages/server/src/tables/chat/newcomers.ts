import type { Seat } from '@boomtown/game-core';
import type { ChatLine } from '@boomtown/wire';
import type { Entry, NewcomerEntry } from '../../storage/index.ts';

/** How a new player came to a seat in mid-match. */
export type Arrival = Pick<NewcomerEntry, 'at' | 'linesBefore'>;

/** Who came to each seat last, as a new player. */
export function arrivalsIn(entries: readonly Entry[]): ReadonlyMap<Seat, Arrival> {
  return new Map(entries.flatMap((entry) => (entry.kind === 'newcomer' ? [[entry.seat, entry] as const] : [])));
}

/**
 * May a client with these seats read a line of the players? What was said before they came was meant for others. Where one of
 * the seats is theirs from the start they heard it all.
 */
export function isSaidSince(line: ChatLine, seats: readonly Seat[], arrivals: ReadonlyMap<Seat, Arrival>): boolean {
  return seats.some((seat) => {
    const arrival = arrivals.get(seat);
    if (arrival === undefined) return true;
    return arrival.linesBefore === null ? line.at > arrival.at : line.line > arrival.linesBefore;
  });
}
