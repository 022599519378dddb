import type { Seat } from '@boomtown/game-core';
import type { ShownSeatCode } from '@boomtown/wire/browser';

/** A code for the seat of a person who is away, which this browser may give to a new player. */
export type SeatOffer = ShownSeatCode & { readonly seat: Seat };
