import type { Seat } from '@boomtown/game-core';
import type { OpenPlayer, OpenTable, Player, PublicPlayer, PublicView, State } from './types.ts';

/** The player of a seat of the table; throws for any other number. */
export function playerAt(table: State, seat: Seat): Player;
export function playerAt(table: PublicView, seat: Seat): PublicPlayer;
export function playerAt(table: OpenTable, seat: Seat): OpenPlayer;
export function playerAt(table: OpenTable, seat: Seat): OpenPlayer {
  const player = table.players[seat];
  if (player === undefined) throw new RangeError(`There is no seat ${seat} at this table.`);
  return player;
}

/** All seats, from the starting player of the round on (§4). */
export function seatsInOrder(table: OpenTable): readonly Seat[] {
  const seats = table.players.length;
  return table.players.map((_, i) => (table.starter + i) % seats);
}

/** All seats but one, ascending. */
export function othersThan(table: OpenTable, seat: Seat): readonly Seat[] {
  return table.players.map((_, other) => other).filter((other) => other !== seat);
}

/** How many destination cards a player holds, shown or not. */
export function destinationsHeld(player: PublicPlayer): number {
  return typeof player.destinations === 'number' ? player.destinations : player.destinations.length;
}
