import { describe, expect, test } from 'vitest';
import {
  keepCommitment,
  keepRedrawn,
  promisedAt,
  promisedWith,
  storeNonceHashes,
} from '../../src/local-storage/promises.ts';
import { memoryStorage } from './memory-storage.ts';

describe('what a table promised before the start', () => {
  test('the commitment that was seen first counts, whatever is shown later', () => {
    const storage = memoryStorage();
    keepCommitment('K7QXM', 'first', storage);
    keepCommitment('K7QXM', 'second', storage);
    expect(promisedAt('K7QXM', storage)).toEqual({ code: 'K7QXM', commitment: 'first', nonceHashes: null });
    expect(promisedWith('first', storage)?.code).toBe('K7QXM');
    expect(promisedWith('second', storage)).toBeUndefined();
  });

  test('each start that is called off brings another commitment, once', () => {
    const storage = memoryStorage();
    keepCommitment('K7QXM', 'first', storage);
    storeNonceHashes('K7QXM', ['mine', 'theirs'], [0], storage);
    keepRedrawn('K7QXM', 'second', 1, storage);
    keepRedrawn('K7QXM', 'third', 1, storage);
    expect(promisedAt('K7QXM', storage)).toEqual({
      code: 'K7QXM',
      commitment: 'second',
      nonceHashes: null,
      calledOff: 1,
    });
    keepRedrawn('K7QXM', 'third', 0, storage);
    expect(promisedAt('K7QXM', storage)?.commitment).toBe('second');
  });

  test('a table that was not seen before the start has promised nothing', () => {
    const storage = memoryStorage();
    storeNonceHashes('K7QXM', ['a', 'b'], [0], storage);
    expect(promisedAt('K7QXM', storage)).toBeUndefined();
  });

  test('hashes that were seen when the own nonce was sent stay, until there is another own nonce', () => {
    const storage = memoryStorage();
    keepCommitment('K7QXM', 'c', storage);
    const kept = () => promisedAt('K7QXM', storage)?.nonceHashes;
    storeNonceHashes('K7QXM', ['mine', 'theirs'], [0], storage);
    storeNonceHashes('K7QXM', ['mine', 'another'], [0], storage);
    expect(kept()).toEqual(['mine', 'theirs']);
    storeNonceHashes('K7QXM', ['mine again', 'another'], [0], storage);
    expect(kept()).toEqual(['mine again', 'another']);
  });

  test('a spectator keeps those that were shown last', () => {
    const storage = memoryStorage();
    keepCommitment('K7QXM', 'c', storage);
    storeNonceHashes('K7QXM', ['a', 'b'], [], storage);
    storeNonceHashes('K7QXM', ['c', 'd'], [], storage);
    expect(promisedAt('K7QXM', storage)?.nonceHashes).toEqual(['c', 'd']);
  });

  test('what is no promise is not read', () => {
    const storage = memoryStorage({
      'boomtown.promises': '[{"code":"A","commitment":7},null,{"code":"B","commitment":"c","nonceHashes":[1]}]',
    });
    expect(promisedAt('A', storage)).toBeUndefined();
    expect(promisedAt('B', storage)).toBeUndefined();
  });
});
