import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { type CalledOffStart, calledOffHolds } from './called-off.ts';
import { canonicalJson } from './canonical.ts';
import { commitmentTo, hashOfNonce, NONCE_BYTES, readHex, SECRET_BYTES } from './commitments.ts';

/** Hex of the SHA-256 of a text in UTF-8. */
export function textFingerprint(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/**
 * The seed of a match: SHA-256 of the secret followed by the nonces in seat order. A bot's seat (`null`) adds none.
 * Nobody can steer it as long as one of the host and the people at the table is honest.
 */
export function seedFrom(secret: Uint8Array, nonces: readonly (Uint8Array | null)[]): Uint8Array {
  return sha256(concatBytes(secret, ...nonces.filter((nonce) => nonce !== null)));
}

/** The published half of a deal, as it stands in a transcript: hex, `null` for a seat without a nonce. */
export interface Fairness {
  readonly commitment: string;
  readonly secret: string;
  readonly nonces: readonly (string | null)[];
  /** The starts before it that were called off after a nonce had been opened, in order. Missing where there was none. */
  readonly calledOff?: readonly CalledOffStart[];
  /** The 32 bytes from which the secret follows with `calledOff`, see `boundSecret`. Missing in older transcripts: theirs says nothing of `calledOff`. */
  readonly drawn?: string;
}

/**
 * `called-off`: the numbers of a start that was called off do not fit. `reused`: one of them was used again. `unbound`:
 * other starts were called off than those listed.
 */
export type FairnessFault = 'unreadable' | 'commitment' | 'seed' | 'called-off' | 'reused' | 'unbound';

/**
 * Does the secret match its commitment, and the seed follow from secret and nonces, none of them used before? Where the
 * secret is bound to the starts that were called off, are they those listed? `null` if so.
 */
export function checkFairness(fairness: Fairness, seed: Uint8Array): FairnessFault | null {
  const secret = readHex(fairness.secret, SECRET_BYTES);
  const nonces = fairness.nonces.map((nonce) => (nonce === null ? null : readHex(nonce, NONCE_BYTES)));
  if (secret === undefined || nonces.includes(undefined)) return 'unreadable';
  if (commitmentTo(secret) !== fairness.commitment) return 'commitment';
  const follows = seedFrom(
    secret,
    nonces.filter((nonce) => nonce !== undefined),
  );
  if (bytesToHex(follows) !== bytesToHex(seed)) return 'seed';
  const calledOff = fairness.calledOff ?? [];
  if (!calledOff.every(calledOffHolds)) return 'called-off';
  const promised = nonces.map((nonce) => (nonce == null ? null : hashOfNonce(nonce)));
  const starts = [
    ...calledOff.map(({ commitment, promises }) => [commitment, ...promises]),
    [fairness.commitment, ...promised],
  ];
  if (isAnyUsedAgain(starts)) return 'reused';
  if (fairness.drawn === undefined) return null;
  const drawn = readHex(fairness.drawn, SECRET_BYTES);
  if (drawn === undefined) return 'unreadable';
  return isBoundSecret(secret, drawn, calledOff) ? null : 'unbound';
}

/** Does a commitment or a promise of one start stand in another one, too? */
function isAnyUsedAgain(starts: readonly (readonly (string | null)[])[]): boolean {
  const used = new Set<string>();
  for (const start of starts) {
    const now = new Set(start.flatMap((hash) => (hash === null ? [] : [hash.toLowerCase()])));
    for (const hash of now) {
      if (used.has(hash)) return true;
      used.add(hash);
    }
  }
  return false;
}

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
