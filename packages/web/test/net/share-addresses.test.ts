import { describe, expect, test } from 'vitest';
import { isLoopbackName, reachableAddresses } from '../../src/net/share-addresses.ts';

const at = (page: string, ...urls: readonly string[]) => reachableAddresses(new URL(page), urls);

describe('the link to pass on', () => {
  test.each(['localhost', 'LOCALHOST', 'boomtown.localhost', '127.0.0.1', '127.3.2.1', '[::1]'])(
    '%s means this computer only',
    (name) => expect(isLoopbackName(name)).toBe(true),
  );

  test.each([
    'example.org',
    'localhost.example.org',
    '192.0.2.7',
    '10.127.0.1',
    '[2001:db8::1]',
    'my-127.0.0.1.example',
  ])('%s is for others, too', (name) => expect(isLoopbackName(name)).toBe(false));

  test('is the page’s own address where others can open it', () => {
    expect(at('http://192.0.2.7:2567/K7QXM', 'http://10.0.0.1:2567')).toEqual(['http://192.0.2.7:2567/K7QXM']);
    expect(at('https://example.org/games/K7QXM')).toEqual(['https://example.org/games/K7QXM']);
  });

  test('has the server’s address on the network in the place of localhost', () => {
    expect(at('http://localhost:2567/K7QXM', 'http://192.0.2.7:2567')).toEqual(['http://192.0.2.7:2567/K7QXM']);
    expect(at('http://127.0.0.1:8080/sub/replay?table=K7QXM', 'http://192.0.2.7:2567/sub')).toEqual([
      'http://192.0.2.7:2567/sub/replay?table=K7QXM',
    ]);
    expect(at('http://localhost:2567/K7QXM', 'https://example.org/games')).toEqual(['https://example.org/games/K7QXM']);
  });

  test('begins with the network that people have at home', () => {
    const urls = ['http://172.17.0.1:2567', 'http://10.1.2.3:2567', 'http://192.168.1.7:2567'];
    expect(at('http://localhost:2567/K7QXM', ...urls)).toEqual([
      'http://192.168.1.7:2567/K7QXM',
      'http://10.1.2.3:2567/K7QXM',
      'http://172.17.0.1:2567/K7QXM',
    ]);
  });

  test('is none where the server knows no other, or says what is none', () => {
    expect(at('http://localhost:2567/K7QXM')).toEqual([]);
    expect(at('http://localhost:2567/K7QXM', 'nonsense')).toEqual([]);
  });
});
