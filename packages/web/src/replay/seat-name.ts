import type { Seat } from '@boomtown/game-core';
import type { Words } from '../messages/words.ts';

/** What a seat is called of which no name is known. People count seats from 1. */
export function seatName(seat: Seat, { text }: Words): string {
  return text('replay.seat', { seat: seat + 1 });
}
