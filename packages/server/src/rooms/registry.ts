import { GAME_IDS } from '@boomtown/registry/ids';
import { defineRoom, type RegisteredHandler } from '@colyseus/core';
import type { RoomHost } from './room-host.ts';
import { TableRoom } from './table-room.ts';

/** A Room type for each game, by its id. The framework makes rooms without arguments: each type knows its host and its game. */
export function roomsOf(host: RoomHost): Readonly<Record<string, RegisteredHandler>> {
  return Object.fromEntries(
    GAME_IDS.map((id) => [
      id,
      defineRoom(
        class extends TableRoom {
          constructor() {
            super(host, id);
          }
        },
      ),
    ]),
  );
}
