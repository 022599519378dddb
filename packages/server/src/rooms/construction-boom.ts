import type { RoomHost } from './room-host.ts';
import { TableRoom } from './table-room.ts';

/** Tables of Construction BOOM!. */
export class ConstructionBoomRoom extends TableRoom {
  constructor(host: RoomHost) {
    super(host, 'construction-boom');
  }
}
