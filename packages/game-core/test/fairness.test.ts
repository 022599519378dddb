import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { bytesToHex, checkFairness, commitmentTo, hashOfNonce, seedFrom } from '../src/index.ts';

const secret = Uint8Array.from({ length: 32 }, (_, i) => 200 - i);
const nonces = [Uint8Array.from({ length: 16 }, () => 7), Uint8Array.from({ length: 16 }, () => 9)];
const sha256 = (...parts: Uint8Array[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};

describe('fair dealing', () => {
  it('commits to the secret and the nonces by their SHA-256', () => {
    expect(commitmentTo(secret)).toBe(sha256(secret));
    expect(nonces.map(hashOfNonce)).toEqual(nonces.map((nonce) => sha256(nonce)));
  });

  it('makes the seed of the secret followed by the nonces in seat order; a bot adds none', () => {
    expect(bytesToHex(seedFrom(secret, nonces))).toBe(sha256(secret, ...nonces));
    expect(bytesToHex(seedFrom(secret, [nonces[0] ?? null, null, nonces[1] ?? null]))).toBe(sha256(secret, ...nonces));
  });

  it('is checked from what is published, and every lie is found', () => {
    const seed = seedFrom(secret, nonces);
    const published = {
      commitment: commitmentTo(secret),
      secret: bytesToHex(secret),
      nonces: nonces.map((nonce) => bytesToHex(nonce)),
    };
    expect(checkFairness(published, seed)).toBeNull();
    const otherSecret = bytesToHex(secret.map((byte) => byte ^ 1));
    expect(checkFairness({ ...published, secret: otherSecret }, seed)).toBe('commitment');
    expect(checkFairness({ ...published, nonces: [...published.nonces].reverse() }, seed)).toBe('seed');
    expect(checkFairness({ ...published, nonces: [published.nonces[0] ?? null, null] }, seed)).toBe('seed');
    expect(checkFairness({ ...published, secret: 'zz' }, seed)).toBe('unreadable');
    expect(checkFairness({ ...published, nonces: ['00', '01'] }, seed)).toBe('unreadable');
  });
});
