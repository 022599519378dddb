import type { Addressed, Seat } from '@boomtown/game-core';
import type { GameEvent } from './types.ts';

export type AddressedEvent = Addressed<GameEvent>;

export function toAll(event: GameEvent): AddressedEvent {
  return { to: 'all', event };
}

export function toSeat(seat: Seat, event: GameEvent): AddressedEvent {
  return { to: seat, event };
}
