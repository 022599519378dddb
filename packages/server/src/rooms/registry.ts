import { GAME_IDS, type GameId } from '@boomtown/wire';
import { defineRoom, type RegisteredHandler } from '@colyseus/core';
import { BauBoomRoom } from './bau-boom.ts';
import { BoondoggleRoom } from './boondoggle.ts';
import { ConstructionBoomRoom } from './construction-boom.ts';
import { ConstructoRoom } from './constructo.ts';
import { ConstructorRoom } from './constructor.ts';
import type { RoomHost } from './room-host.ts';
import type { TableRoom } from './table-room.ts';

const ROOMS = {
  'construction-boom': ConstructionBoomRoom,
  constructo: ConstructoRoom,
  constructor: ConstructorRoom,
  'bau-boom': BauBoomRoom,
  boondoggle: BoondoggleRoom,
} satisfies Record<GameId, new (host: RoomHost) => TableRoom>;

/** The rooms of all games for the framework, which makes them without arguments: each class knows its host already. */
export function roomsOf(host: RoomHost): Record<GameId, RegisteredHandler> {
  const define = (id: GameId) => {
    const OfGame: new (host: RoomHost) => TableRoom = ROOMS[id];
    return defineRoom(
      class extends OfGame {
        constructor() {
          super(host);
        }
      },
    );
  };
  // Each id is there exactly once.
  return Object.fromEntries(GAME_IDS.map((id) => [id, define(id)])) as Record<GameId, RegisteredHandler>;
}
