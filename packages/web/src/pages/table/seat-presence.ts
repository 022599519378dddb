import type { SeatView, TableView } from '@boomtown/client';
import type { Seat } from '@boomtown/game-core';

/** Is its player missed? After the match nobody is: they may be reading its replay in the same tab. */
export function isMissed({ here }: Pick<SeatView, 'here'>, stage: TableView['stage']): boolean {
  return !here && stage !== 'over';
}

/** Are there others whom a rematch takes along? It keeps the seats of all people, of those too whose page is not open. */
export function takesAlong(seats: readonly Pick<SeatView, 'seat' | 'bot' | 'taken'>[], mine: readonly Seat[]): boolean {
  return seats.some(({ seat, bot, taken }) => taken && bot === '' && !mine.includes(seat));
}
