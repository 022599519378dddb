import { expect, test } from 'vitest';
import { readNetwork, shortened } from '../../src/access/kept-out.ts';
import { RefusedNetworks } from '../../src/access/refused-networks.ts';

const HOUR_MS = 60 * 60 * 1000;

test('after an hour addresses are shortened, and lines that are alike then are one', () => {
  const refused = new RefusedNetworks();
  refused.note('192.0.2.1', 'too-fast', 1);
  refused.note('192.0.2.2', 'too-fast', 2);
  refused.note('2001:db8:1:2::/64', 'wrong-word', 3);
  refused.note('192.0.2.2', 'too-fast', HOUR_MS + 10);
  expect(refused.all(HOUR_MS + 10)).toEqual([
    { network: '192.0.2.2', why: 'too-fast', times: 2, at: HOUR_MS + 10, whole: true },
    { network: '2001:db8:1::/48', why: 'wrong-word', times: 1, at: 3, whole: false },
    { network: '192.0.2.0/24', why: 'too-fast', times: 1, at: 1, whole: false },
  ]);
  expect(refused.all(3 * HOUR_MS).map(({ network, times }) => [network, times])).toEqual([
    ['192.0.2.0/24', 3],
    ['2001:db8:1::/48', 1],
  ]);
});

test('there are a hundred lines at most, and what a game or a table refuses is none', () => {
  const refused = new RefusedNetworks();
  for (let i = 0; i < 300; i += 1) refused.note(`192.0.${Math.floor(i / 250)}.${i % 250}`, 'too-fast', i);
  refused.note('192.0.2.9', 'not-your-turn', 301);
  const lines = refused.all(301);
  expect(lines).toHaveLength(100);
  expect(lines[0]).toMatchObject({ network: '192.0.1.49' });
});

test('a network is an address, or the one of a household', () => {
  expect(readNetwork(' 192.0.2.1 ')).toBe('192.0.2.1');
  expect(readNetwork('::ffff:192.0.2.1')).toBe('192.0.2.1');
  expect(readNetwork('2001:DB8:0:1::5')).toBe('2001:db8:0:1::/64');
  expect(readNetwork('2001:db8:0:1::/64')).toBe('2001:db8:0:1::/64');
  for (const typed of ['', 'x', '192.0.2.0/24', '192.0.2.1/64', '2001:db8::/48']) expect(readNetwork(typed)).toBeNull();
  expect(shortened('unknown')).toBe('unknown');
});
