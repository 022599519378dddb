import type { RoomHost } from './room-host.ts';
import { TableRoom } from './table-room.ts';

/** Tables of Constructo. */
export class ConstructoRoom extends TableRoom {
  constructor(host: RoomHost) {
    super(host, 'constructo');
  }
}
