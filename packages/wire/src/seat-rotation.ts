import type { Seat } from '@boomtown/game-core';

/** The player's seat at the next table of a series: everybody moves on by one. */
export function nextSeat(seat: Seat, seats: number): Seat {
  return (seat + 1) % seats;
}
