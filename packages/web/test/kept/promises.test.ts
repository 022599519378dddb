import { describe, expect, test } from 'vitest';
import { keepCommitment, keepNonceHashes, keepRedrawn, promisedAt, promisedWith } from '../../src/kept/promises.ts';
import { memoryShelf } from './memory-shelf.ts';

describe('what a table promised before the start', () => {
  test('the commitment that was seen first counts, whatever is shown later', () => {
    const shelf = memoryShelf();
    keepCommitment('K7QXM', 'first', shelf);
    keepCommitment('K7QXM', 'second', shelf);
    expect(promisedAt('K7QXM', shelf)).toEqual({ code: 'K7QXM', commitment: 'first', nonceHashes: null });
    expect(promisedWith('first', shelf)?.code).toBe('K7QXM');
    expect(promisedWith('second', shelf)).toBeUndefined();
  });

  test('each start that is called off brings another commitment, once', () => {
    const shelf = memoryShelf();
    keepCommitment('K7QXM', 'first', shelf);
    keepNonceHashes('K7QXM', ['mine', 'theirs'], [0], shelf);
    keepRedrawn('K7QXM', 'second', 1, shelf);
    keepRedrawn('K7QXM', 'third', 1, shelf);
    expect(promisedAt('K7QXM', shelf)).toEqual({
      code: 'K7QXM',
      commitment: 'second',
      nonceHashes: null,
      calledOff: 1,
    });
    keepRedrawn('K7QXM', 'third', 0, shelf);
    expect(promisedAt('K7QXM', shelf)?.commitment).toBe('second');
  });

  test('a table that was not seen before the start has promised nothing', () => {
    const shelf = memoryShelf();
    keepNonceHashes('K7QXM', ['a', 'b'], [0], shelf);
    expect(promisedAt('K7QXM', shelf)).toBeUndefined();
  });

  test('hashes that were seen when the own nonce was sent stay, until there is another own nonce', () => {
    const shelf = memoryShelf();
    keepCommitment('K7QXM', 'c', shelf);
    const kept = () => promisedAt('K7QXM', shelf)?.nonceHashes;
    keepNonceHashes('K7QXM', ['mine', 'theirs'], [0], shelf);
    keepNonceHashes('K7QXM', ['mine', 'another'], [0], shelf);
    expect(kept()).toEqual(['mine', 'theirs']);
    keepNonceHashes('K7QXM', ['mine again', 'another'], [0], shelf);
    expect(kept()).toEqual(['mine again', 'another']);
  });

  test('a watcher keeps those that were shown last', () => {
    const shelf = memoryShelf();
    keepCommitment('K7QXM', 'c', shelf);
    keepNonceHashes('K7QXM', ['a', 'b'], [], shelf);
    keepNonceHashes('K7QXM', ['c', 'd'], [], shelf);
    expect(promisedAt('K7QXM', shelf)?.nonceHashes).toEqual(['c', 'd']);
  });

  test('what is no promise is not read', () => {
    const shelf = memoryShelf({
      'boomtown.promises': '[{"code":"A","commitment":7},null,{"code":"B","commitment":"c","nonceHashes":[1]}]',
    });
    expect(promisedAt('A', shelf)).toBeUndefined();
    expect(promisedAt('B', shelf)).toBeUndefined();
  });
});
