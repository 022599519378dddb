import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

export const SECRET_BYTES = 32;
export const NONCE_BYTES = 16;

/** What a server shows before a deal of the secret that it keeps: hex of the SHA-256 of the secret's 32 bytes. */
export function commitmentTo(secret: Uint8Array): string {
  return bytesToHex(sha256(secret));
}

/** What a browser shows of its nonce while it declares itself ready: hex of the SHA-256 of the nonce's 16 bytes. */
export function hashOfNonce(nonce: Uint8Array): string {
  return bytesToHex(sha256(nonce));
}

/** The commitment to a secret that is given in hex; `undefined` where it is no secret. */
export function commitmentToHex(secret: string): string | undefined {
  const bytes = readHex(secret, SECRET_BYTES);
  return bytes === undefined ? undefined : commitmentTo(bytes);
}

/** The hash of a nonce that is given in hex; `undefined` where it is no nonce. */
export function hashOfNonceHex(nonce: string): string | undefined {
  const bytes = readHex(nonce, NONCE_BYTES);
  return bytes === undefined ? undefined : hashOfNonce(bytes);
}

export { bytesToHex };

/** Reads exactly `bytes` bytes of lower- or upper-case hex digits, or `undefined`. */
export function readHex(raw: unknown, bytes: number): Uint8Array | undefined {
  if (typeof raw !== 'string' || raw.length !== bytes * 2 || !/^[0-9a-fA-F]*$/.test(raw)) return undefined;
  return hexToBytes(raw);
}
