import { namesIn } from '@boomtown/game-core';
import type { Words } from '@boomtown/web/sentences';

/** The names of the seats: those in the transcript, where it has one for each, else their numbers. */
export function peopleIn(raw: unknown, seats: number, { text }: Words): readonly string[] {
  return namesIn(raw, seats, (seat) => text('replay.seat', { seat }));
}
