import type { Seat } from '@boomtown/game-core';
import type { ShownSeatCode } from '@boomtown/wire/browser';

/** A code for the seat of somebody who is away, which this browser may give to somebody new. */
export type SeatOffer = ShownSeatCode & { readonly seat: Seat };
