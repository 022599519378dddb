import { CODE_ALPHABET, GAME_IDS } from '@boomtown/wire/browser';
import { describe, expect, test } from 'vitest';
import { pathTo, type Route, readRoute } from '../../src/app/route.ts';
import { siteRoot } from '../../src/net/site.ts';

const read = (address: string): Route => {
  const [path = '', query = ''] = address.split('?');
  return readRoute(path, new URLSearchParams(query));
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
      { page: 'fairness' },
      ...GAME_IDS.flatMap((game): Route[] => [
        { page: 'make', game },
        { page: 'rules', game },
      ]),
    ];
    for (const route of routes) expect(read(pathTo(route))).toEqual(route);
  });

  test('no name of a page can be a code, since codes have no vowels', () => {
    expect([...CODE_ALPHABET].some((letter) => 'AEIOU'.includes(letter))).toBe(false);
    expect(read('make').page).toBe('make');
    expect(read('rules').page).toBe('rules');
    expect(read('replay').page).toBe('replay');
    expect(read('fairness').page).toBe('fairness');
  });

  test('what is neither is told as such', () => {
    expect(read('nowhere').page).toBe('not-found');
    expect(read('rules-chess').page).toBe('not-found');
    expect(read('replay?table=nothing')).toEqual({ page: 'replay', table: null });
    expect(read('make?game=chess')).toEqual({ page: 'make', game: null });
  });

  test('the root is found under any path of a host', () => {
    expect(siteRoot('http://games.example/K7QXM').href).toBe('http://games.example/');
    expect(siteRoot('https://games.example/club/boom/make?game=constructo#x').href).toBe(
      'https://games.example/club/boom/',
    );
    expect(siteRoot('http://[::1]:2567/').href).toBe('http://[::1]:2567/');
  });
});
