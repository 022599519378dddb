import { commitmentTo, hashOfNonce, readHex } from '@boomtown/game-core';
import { describe, expect, test } from 'vitest';
import { drawNonce, drawnNonces, nonceFor } from '../../src/local-storage/nonces.ts';
import { memoryStorage } from './memory-storage.ts';

describe('nonces for a fair deal', () => {
  test('the hash is shown, the nonce is stored until it is asked for', () => {
    const storage = memoryStorage();
    const hash = drawNonce('K7QXM', 0, (bytes) => void bytes.fill(7), storage);
    expect(hash).toBe(hashOfNonce(new Uint8Array(16).fill(7)));
    expect(nonceFor('K7QXM', 0, hash, storage)).toBe('07'.repeat(16));
  });

  test('each seat and each readiness has a nonce of its own', () => {
    const storage = memoryStorage();
    const hashes = [drawNonce('A', 0, undefined, storage), drawNonce('A', 1, undefined, storage)];
    const again = drawNonce('A', 0, undefined, storage);
    expect(new Set([...hashes, again]).size).toBe(3);
    expect(nonceFor('A', 1, hashes[0] ?? '', storage)).toBeUndefined();
    const nonce = readHex(nonceFor('A', 0, again, storage), 16);
    expect(nonce && hashOfNonce(nonce)).toBe(again);
  });

  test('a promise that was overtaken by a later one can still be kept, as where the later one is refused', () => {
    const storage = memoryStorage();
    const first = drawNonce('A', 0, (bytes) => void bytes.fill(1), storage);
    drawNonce('A', 0, (bytes) => void bytes.fill(2), storage);
    expect(nonceFor('A', 0, first, storage)).toBe('01'.repeat(16));
    expect(drawnNonces('A', 0, storage)).toEqual(['01'.repeat(16), '02'.repeat(16)]);
  });

  test('the person who says often that they are ready does not push out what was drawn at other tables', () => {
    const storage = memoryStorage();
    const other = drawNonce('B', 0, undefined, storage);
    for (let times = 0; times < 300; times += 1) drawNonce('A', 0, undefined, storage);
    expect(nonceFor('B', 0, other, storage)).toBeDefined();
  });

  test('what an earlier page stored, one a seat, is still there', () => {
    const nonce = '07'.repeat(16);
    const storage = memoryStorage({ 'boomtown.nonces': JSON.stringify({ 'K7QXM/1': nonce, 'K7QXM/0': 3 }) });
    expect(nonceFor('K7QXM', 1, hashOfNonce(new Uint8Array(16).fill(7)), storage)).toBe(nonce);
    drawNonce('K7QXM', 0, undefined, storage);
    expect(drawnNonces('K7QXM', 1, storage)).toEqual([nonce]);
  });

  test('a browser that stored nothing for the shown hash has no nonce to send', () => {
    expect(nonceFor('A', 0, commitmentTo(new Uint8Array(32)), memoryStorage())).toBeUndefined();
  });
});
