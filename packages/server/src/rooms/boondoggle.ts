import type { RoomHost } from './room-host.ts';
import { TableRoom } from './table-room.ts';

/** Tables of Boondoggle. */
export class BoondoggleRoom extends TableRoom {
  constructor(host: RoomHost) {
    super(host, 'boondoggle');
  }
}
