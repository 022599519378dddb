import { getMessageBytes, Protocol, ResponseStatus } from '@colyseus/core';
import { tableRefusal } from '../tables/index.ts';

/** What a request that comes before its sender may ask again is answered with, without being unpacked. */
export function tooFast(request: number): Uint8Array {
  return getMessageBytes[Protocol.ROOM_RESPONSE](request, ResponseStatus.REJECTED, tableRefusal('too-fast'));
}
