import type { Seat } from '@boomtown/game-core';

/** The seat at the next table of a series of whoever sits at this one: everybody moves on by one. */
export function nextSeat(seat: Seat, seats: number): Seat {
  return (seat + 1) % seats;
}
