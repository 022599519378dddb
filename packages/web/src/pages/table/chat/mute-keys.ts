import type { Seat } from '@boomtown/game-core';
import { type ChatSpeaker, nextSeat } from '@boomtown/wire/browser';

/** Under what a person is muted. */
export function muteKey(by: ChatSpeaker): string {
  return 'seat' in by ? `seat ${by.seat}` : `watcher ${by.watcher}`;
}

/**
 * The same people as those who were muted at a table of this many seats, at its rematch. Those who watch are known by
 * another sign at each table, so they are not among them.
 */
export function mutedAtRematch(muted: ReadonlySet<string>, seats: number): ReadonlySet<string> {
  const all = Array.from({ length: seats }, (_, seat: Seat) => seat);
  const still = all.filter((seat) => muted.has(muteKey({ seat })));
  return new Set(still.map((seat) => muteKey({ seat: nextSeat(seat, seats) })));
}
