import { GAME_IDS } from '@boomtown/registry/ids';
import { CODE_ALPHABET } from '@boomtown/wire/browser';
import { describe, expect, test } from 'vitest';
import { pathTo, type Route, readRoute, seatAddress } from '../../src/app/route.ts';
import { siteRoot } from '../../src/net/site.ts';

const read = (address: string): Route => {
  const { pathname, searchParams, hash } = new URL(address, 'http://games.example/');
  return readRoute(pathname.slice(1), searchParams, hash.slice(1));
};

describe('addresses of pages', () => {
  test('a code leads to its table, however it was typed into the address', () => {
    expect(read('K7QXM')).toEqual({ page: 'table', code: 'K7QXM' });
    expect(read('k7-qxm')).toEqual({ page: 'table', code: 'K7QXM' });
  });

  test('every page is found again at the address that it gives', () => {
    const routes: Route[] = [
      { page: 'make', game: null },
      { page: 'rules', game: null },
      { page: 'table', code: 'K7QXM' },
      { page: 'replay', table: null },
      { page: 'replay', table: 'K7QXM' },
      { page: 'puzzles', puzzle: null },
      { page: 'puzzles', puzzle: 'some-game-7-abc' },
      { page: 'fairness' },
      { page: 'seat', code: null },
      ...GAME_IDS.flatMap((game): Route[] => [
        { page: 'make', game },
        { page: 'rules', game },
        { page: 'guide', game },
      ]),
    ];
    for (const route of routes) expect(read(pathTo(route))).toEqual(route);
  });

  test('a seat’s transfer code stands in the part of the address that no server gets, and is removed from it', () => {
    const address = seatAddress('K7QXM3FB');
    expect(new URL(address, 'http://games.example/')).toMatchObject({ pathname: '/seat', search: '' });
    const found = read(address);
    expect(found).toEqual({ page: 'seat', code: 'K7QXM3FB' });
    expect(pathTo(found)).toBe('seat');
    expect(read('seat#K7QXM')).toEqual({ page: 'seat', code: null });
  });

  test('no name of a page can be a code, since codes have no vowels', () => {
    expect([...CODE_ALPHABET].some((letter) => 'AEIOU'.includes(letter))).toBe(false);
    expect(read('make').page).toBe('make');
    expect(read('rules').page).toBe('rules');
    expect(read('replay').page).toBe('replay');
    expect(read('fairness').page).toBe('fairness');
    expect(read('seat').page).toBe('seat');
  });

  test('what is neither is reported as neither', () => {
    expect(read('nowhere')).toEqual({ page: 'not-found', code: null });
    expect(read('K7M4O')).toEqual({ page: 'not-found', code: 'K7M4O' });
    expect(read('rules-chess').page).toBe('not-found');
    expect(read('replay?table=nothing')).toEqual({ page: 'replay', table: null });
    expect(read('make?game=chess')).toEqual({ page: 'make', game: null });
  });

  test('the root is found under any path of a host', () => {
    expect(siteRoot('http://games.example/K7QXM').href).toBe('http://games.example/');
    expect(siteRoot('https://games.example/club/boom/make?game=any#x').href).toBe('https://games.example/club/boom/');
    expect(siteRoot('http://[::1]:2567/').href).toBe('http://[::1]:2567/');
  });
});
