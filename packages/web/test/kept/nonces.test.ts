import { commitmentTo, hashOfNonce, readHex } from '@boomtown/game-core';
import { describe, expect, test } from 'vitest';
import { drawNonce, nonceFor } from '../../src/kept/nonces.ts';
import { memoryShelf } from './memory-shelf.ts';

describe('nonces for a fair deal', () => {
  test('the hash is shown, the nonce is kept until it is asked for', () => {
    const shelf = memoryShelf();
    const hash = drawNonce('K7QXM', 0, (bytes) => void bytes.fill(7), shelf);
    expect(hash).toBe(hashOfNonce(new Uint8Array(16).fill(7)));
    expect(nonceFor('K7QXM', 0, hash, shelf)).toBe('07'.repeat(16));
  });

  test('each seat and each readiness has a nonce of its own', () => {
    const shelf = memoryShelf();
    const hashes = [drawNonce('A', 0, undefined, shelf), drawNonce('A', 1, undefined, shelf)];
    const again = drawNonce('A', 0, undefined, shelf);
    expect(new Set([...hashes, again]).size).toBe(3);
    expect(nonceFor('A', 0, hashes[0] ?? '', shelf)).toBeUndefined();
    const nonce = readHex(nonceFor('A', 0, again, shelf), 16);
    expect(nonce && hashOfNonce(nonce)).toBe(again);
  });

  test('a browser that kept nothing for the shown hash has no nonce to send', () => {
    expect(nonceFor('A', 0, commitmentTo(new Uint8Array(32)), memoryShelf())).toBeUndefined();
  });
});
