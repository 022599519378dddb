import type { RoomHost } from './room-host.ts';
import { TableRoom } from './table-room.ts';

/** Tables of Bau Boom. */
export class BauBoomRoom extends TableRoom {
  constructor(host: RoomHost) {
    super(host, 'bau-boom');
  }
}
