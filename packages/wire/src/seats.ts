import type { Seat } from '@boomtown/game-core';

/** Who may play for an absent player if the others agree: a substitute bot, or a new player with a transfer code. */
export const VOTE_CHOICES = ['bot', 'person'] as const;
export type VoteChoice = (typeof VOTE_CHOICES)[number];

/** Where a transfer code moves a seat: to another device of the same player, or to a new player. */
export const TRANSFER_TARGETS = ['device', 'person'] as const;
export type TransferTarget = (typeof TRANSFER_TARGETS)[number];

/** The player's seat at the next table of a series: everybody moves on by one. */
export function nextSeat(seat: Seat, seats: number): Seat {
  return (seat + 1) % seats;
}
