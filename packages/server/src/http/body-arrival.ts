import type { IncomingMessage } from 'node:http';
import { MAX_BODY_BYTES } from '@boomtown/wire';
import { cutOff } from '../cut-off.ts';

/**
 * Calls back once the body of a request is here as a whole, and leaves it unread: one that comes slowly, or never, is to take
 * no place from others. Says of one that is larger than any may be that it is too large, as soon as that is known.
 */
export function whenBodyArrived(request: IncomingMessage, then: (isTooLarge: boolean) => void): void {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  const announced = encoding === undefined ? Number(length ?? 0) : Number.NaN;
  if (announced === 0 || announced > MAX_BODY_BYTES) {
    then(announced > 0);
    return;
  }
  const look = () => {
    const isTooLarge = !request.complete && request.readableLength >= MAX_BODY_BYTES;
    if (!request.complete && !isTooLarge) return;
    request.off('readable', look);
    then(isTooLarge);
  };
  request.on('readable', look);
}

/** Far more than the packets in which the largest body comes over a bad network. */
const MAX_PIECES = 1_000;

/**
 * Cuts a connection off over which a request's body comes in tiny pieces. Each of them takes a hundred bytes of memory until
 * the body is read, and a client that chunks it may make every byte a piece.
 */
export function limitPieces(request: IncomingMessage): void {
  const push = request.push.bind(request);
  let pieces = 0;
  request.push = (piece: unknown, encoding?: BufferEncoding) => {
    pieces += 1;
    if (pieces <= MAX_PIECES) return push(piece, encoding);
    cutOff(request.socket);
    return false;
  };
}
