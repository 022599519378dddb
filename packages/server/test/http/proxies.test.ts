import { afterEach, describe, expect, test } from 'vitest';
import { RunningServer } from '../support/running-server.ts';

const LIMITED = { limits: { aMinute: { make: 30, sit: 120, join: 600, read: 2 } } };

let server: RunningServer;
afterEach(() => server.remove());

const lookFrom = async (forwarded: string) =>
  (await fetch(`${server.url}/api/tables`, { headers: { 'x-forwarded-for': forwarded } })).status;

describe('fault 34: forwarding headers', () => {
  test('are ignored unless the host named the proxy: a client that forges them is counted by their own address', async () => {
    server = await RunningServer.start(LIMITED);
    expect([await lookFrom('192.0.2.1'), await lookFrom('192.0.2.2')]).toEqual([200, 200]);
    expect(await lookFrom('192.0.2.3')).toBe(429);
  });

  test('of a trusted proxy tell people apart, IPv6 by the network that one household has', async () => {
    server = await RunningServer.start(LIMITED, { TRUSTED_PROXIES: 'loopback' });
    const people = ['192.0.2.1', '192.0.2.2', '2001:db8:0:1::1'];
    for (const person of people)
      expect([await lookFrom(person), await lookFrom(person), await lookFrom(person)]).toEqual([200, 200, 429]);
    expect(await lookFrom('2001:db8:0:1::2')).toBe(429);
    expect(await lookFrom('2001:db8:0:2::1')).toBe(200);
  });

  test('count up to the first address that nobody trusted: what stands before it may be forged', async () => {
    server = await RunningServer.start(LIMITED, { TRUSTED_PROXIES: 'loopback,10.0.0.0/8' });
    expect(await lookFrom('203.0.113.1, 192.0.2.1, 10.0.0.7')).toBe(200);
    expect(await lookFrom('203.0.113.2, 192.0.2.1, 10.0.0.8')).toBe(200);
    expect(await lookFrom('203.0.113.3, 192.0.2.1')).toBe(429);
  });
});

describe('the public address', () => {
  test('is one of our own pages, under whatever name a proxy asks us; others are not', async () => {
    server = await RunningServer.start({}, { PUBLIC_URL: 'https://games.example/boomtown' });
    const from = async (origin: string) => (await fetch(`${server.url}/api/tables`, { headers: { origin } })).status;
    expect(await from('https://games.example')).toBe(200);
    expect(await from('http://games.example')).toBe(403);
    expect(await from('https://games.example.org')).toBe(403);
  });

  test('is what a page on the server’s own machine passes on to friends', async () => {
    server = await RunningServer.start({}, { PUBLIC_URL: 'https://games.example/boomtown' });
    expect((await server.get('/api/network')).body).toEqual({ urls: ['https://games.example/boomtown'] });
  });
});
