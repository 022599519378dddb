export { letGoInTurn, roomsOf } from './local-rooms.ts';
export { tooFast } from './request-handlers.ts';
export { PeersUnreachable, type Reservation, RoomFinder } from './room-finder.ts';
export { RoomOpener } from './room-opener.ts';
export { TableRoom } from './table-room.ts';
export { setUpEncoder } from './table-serializer.ts';
