import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

export { bytesToHex };

/** Reads exactly `bytes` bytes of lower- or upper-case hex digits, or `undefined`. */
export function readHex(raw: unknown, bytes: number): Uint8Array | undefined {
  if (typeof raw !== 'string' || raw.length !== bytes * 2 || !/^[0-9a-fA-F]*$/.test(raw)) return undefined;
  return hexToBytes(raw);
}
