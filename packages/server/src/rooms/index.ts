export { letGoInTurn } from './letting-go.ts';
export { roomsOf } from './registry.ts';
export { PeersUnreachable, type Reservation, RoomFinder } from './room-finder.ts';
export { RoomOpener } from './room-opener.ts';
export { TableRoom } from './table-room.ts';
export { setUpEncoder } from './table-serializer.ts';
export { tooFast } from './waiting.ts';
