import type { SeatHeir } from '@boomtown/wire/browser';

/** Why a seat is this browser's no longer: it was given up, its person was sent away, or it was passed on by a code. */
export type LostSeat = 'given-up' | 'kicked' | SeatHeir;
