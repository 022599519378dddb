export { setUpEncoder } from './encoder-setup.ts';
export { roomsOf } from './registry.ts';
export { RoomOpener } from './room-opener.ts';
