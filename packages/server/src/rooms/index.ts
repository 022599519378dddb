export { setUpEncoder } from './encoder-setup.ts';
export { roomsOf } from './registry.ts';
export { PeersUnreachable, type Reservation, RoomFinder } from './room-finder.ts';
export { RoomOpener } from './room-opener.ts';
export { TableRoom } from './table-room.ts';
export { tooFast } from './waiting.ts';
