import type { Seat } from '@boomtown/game-core';
import { shelfOf } from '@boomtown/registry/shelf';
import type { SeatColour } from '@boomtown/ui-kit';
import type { GameId } from '@boomtown/wire/browser';

/** What a request for a seat says of the player's favourite colour: the seat that has it in this game, or nothing. */
export function wishFor(game: GameId, colour: SeatColour | 'any'): { readonly wish?: Seat } {
  const wish = colour === 'any' ? -1 : shelfOf(game).colours.indexOf(colour);
  return wish < 0 ? {} : { wish };
}
