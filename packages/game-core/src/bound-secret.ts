import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { CalledOffStart } from './called-off.ts';
import { canonicalJson } from './canonical.ts';

/**
 * The secret of a start, bound to the starts that were called off before it: the SHA-256 of 32 bytes drawn for it, followed
 * by the SHA-256 of those starts as canonical JSON. The commitment to it, which the players see before they give their
 * nonces away, therefore covers all of them. Only `gone` is left out: people may leave after the commitment was shown.
 */
export function boundSecret(drawn: Uint8Array, calledOff: readonly CalledOffStart[]): Uint8Array {
  const starts = calledOff.map(({ gone: _, ...start }) => start);
  return sha256(concatBytes(drawn, sha256(utf8ToBytes(canonicalJson(starts)))));
}

/** Does a secret follow from what was drawn for it and from the starts that were called off before it? */
export function isBoundSecret(secret: Uint8Array, drawn: Uint8Array, calledOff: readonly CalledOffStart[]): boolean {
  return bytesToHex(boundSecret(drawn, calledOff)) === bytesToHex(secret);
}
