import { namesIn } from '@boomtown/game-core';
import type { Words } from '@boomtown/web/sentences';

/**
 * The names of the seats: those in the transcript, where it has one for each, else their numbers.
 * @param step the action at which they sat there; left out, at the end
 */
export function seatNamesIn(raw: unknown, seats: number, { text }: Words, step?: number): readonly string[] {
  return namesIn(raw, seats, (seat) => text('replay.seat', { seat }), step);
}
