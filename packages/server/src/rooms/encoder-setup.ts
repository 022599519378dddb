import { Encoder } from '@colyseus/schema';

/** Bytes of a table's first encoding buffers; they grow when a state needs more. The framework's default is 16 KB. */
const BUFFER_BYTES = 2 * 1024;

let done = false;

/**
 * Sets the schema encoder up for this process, once. It hands out views of a buffer that it writes anew with the next
 * patch, while the socket of a slow client still holds the last one by reference: that client would silently see another
 * table than everybody else. Copies are safe.
 */
export function setUpEncoder(): void {
  if (done) return;
  done = true;
  Encoder.BUFFER_SIZE = BUFFER_BYTES;
  const { encode, encodeAll } = Encoder.prototype;
  // A patch lives until it is sent: a buffer costs a socket less than a bare array, and comes from the common pool.
  Encoder.prototype.encode = function (...given) {
    return Buffer.from(encode.apply(this, given));
  };
  Encoder.prototype.encodeAll = function (...given) {
    return encodeAll.apply(this, given).slice();
  };
}
