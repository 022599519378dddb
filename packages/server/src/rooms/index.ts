export { setUpEncoder } from './encoder-setup.ts';
export { roomsOf } from './registry.ts';
export type { RoomHost } from './room-host.ts';
export { RoomOpener } from './room-opener.ts';
