import type { RoomHost } from './room-host.ts';
import { TableRoom } from './table-room.ts';

/** Tables of Constructor, the other edition. */
export class ConstructorRoom extends TableRoom {
  constructor(host: RoomHost) {
    super(host, 'constructor');
  }
}
