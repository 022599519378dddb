import { networkInterfaces } from 'node:os';
import { textStream } from '@boomtown/game-core';
import { GAME_IDS } from '@boomtown/registry/ids';
import { gameOf } from '@boomtown/registry/rules';
import { CODE_ALPHABET, type HttpRefusal, type SeatReply } from '@boomtown/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildPagesWhenStale } from '../../../src/pages/index.ts';
import { allAt, playByChance, ROOMY } from '../../support/any-table.ts';
import { Player, startMatch } from '../../support/player.ts';
import { RunningServer } from '../../support/running-server.ts';
import { comeBack } from '../../support/timed-table.ts';
import { TlsProxy } from '../../support/tls-proxy.ts';

/** Where this machine has no IPv6, all of it is tried over IPv4. */
const hasIPv6 = Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === '::1'));
const HOST = hasIPv6 ? '::1' : '127.0.0.1';
if (!hasIPv6) console.info('This machine has no IPv6: the proxy is tried over IPv4 only.');

let strictness: string | undefined;
beforeAll(() => {
  // Nobody has signed the proxy's certificate; that is not what is tested here.
  strictness = process.env.NODE_TLS_REJECT_UNAUTHORIZED;
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
});
afterAll(() => {
  if (strictness === undefined) delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
  else process.env.NODE_TLS_REJECT_UNAUTHORIZED = strictness;
});

async function post<T>(url: string, body: unknown): Promise<T> {
  const headers = { 'content-type': 'application/json', origin: new URL(url).origin };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  // Each caller knows what it asked for.
  return (await response.json()) as T;
}

describe('fault 34: behind a proxy, under TLS and a path of its own, over IPv6', () => {
  let server: RunningServer;
  let proxy: TlsProxy;
  beforeAll(async () => {
    await buildPagesWhenStale(() => undefined);
    server = await RunningServer.start({ limits: ROOMY }, { HOST, TRUSTED_PROXIES: HOST });
    proxy = await TlsProxy.before(server.url);
  });
  afterAll(async () => {
    await proxy.close();
    await server.remove();
  });

  test('the page works, with all that it loads', async () => {
    const page = await fetch(`${proxy.url}/`);
    expect(page.status).toBe(200);
    const named = [...(await page.text()).matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address);
    expect(named.length).toBeGreaterThan(2);
    for (const address of named) {
      const file = await fetch(new URL(address, `${proxy.url}/`));
      expect([address, file.status]).toEqual([address, 200]);
    }
  });

  test.each(GAME_IDS)('a table of %s is made, joined and played there, and watched', async (game) => {
    const seats = gameOf(game).info.seats.min;
    const asked = { game, options: {}, seats, name: 'Seat 0', listed: false, watchable: true };
    const { code, token } = await post<SeatReply>(`${proxy.url}/api/tables`, asked);
    const tokens = [token];
    while (tokens.length < seats) {
      const name = `Seat ${tokens.length}`;
      tokens.push((await post<SeatReply>(`${proxy.url}/api/tables/${code}/seats`, { name })).token);
    }
    const players = await comeBack(proxy.url, { code, game, tokens });
    const spectator = await Player.join(proxy.url, code, [], game);
    await startMatch(players.map((player, seat) => [player, seat] as const));
    const table = { game, players };
    await allAt(table, 0);
    expect(await playByChance(table, 4, textStream(`proxy ${game}`))).toBe(4);
    await spectator.reach(4);
    expect(spectator.view).toEqual(players[0]?.view);
    await Promise.all([...players, spectator].map((player) => player.leave()));
  });
});

describe('fault 34: the address of the requester', () => {
  async function servedTo(
    trustedProxies: readonly string[],
    work: (server: RunningServer, proxy: TlsProxy) => Promise<void>,
  ) {
    const server = await RunningServer.start({}, { HOST, TRUSTED_PROXIES: trustedProxies.join() });
    const proxy = await TlsProxy.before(server.url);
    try {
      await work(server, proxy);
    } finally {
      await proxy.close();
      await server.remove();
    }
  }

  /** Tries wrong room codes, as a client that claims to come from `said`. Returns the last answer. */
  async function tryWrongCodes(url: string, times: number, said?: string): Promise<HttpRefusal> {
    let last: HttpRefusal | undefined;
    for (let i = 0; i < times; i += 1) {
      const headers =
        said === undefined ? {} : { 'x-forwarded-for': said, forwarded: `for=${said}`, 'x-real-ip': said };
      const answer = await fetch(`${url}/api/tables/KPQR${CODE_ALPHABET[i % CODE_ALPHABET.length]}`, { headers });
      last = await answer.json();
    }
    if (last === undefined) throw new Error('nothing was tried');
    return last;
  }

  test('is what the proxy says, where the host has named the proxy', async () => {
    await servedTo(['192.0.2.1', HOST], async (_, proxy) => {
      proxy.sender = '198.51.100.7';
      expect((await tryWrongCodes(proxy.url, 12)).code).toBe('too-many-codes');
      // Whatever they claim to the proxy, it adds from where they come.
      expect((await tryWrongCodes(proxy.url, 1, '198.51.100.9')).code).toBe('too-many-codes');
      proxy.sender = '198.51.100.8';
      expect((await tryWrongCodes(proxy.url, 1)).code).toBe('no-such-table');
      proxy.sender = '2001:db8:1:2::7';
      expect((await tryWrongCodes(proxy.url, 12)).code).toBe('too-many-codes');
      proxy.sender = '2001:db8:1:2::8';
      expect((await tryWrongCodes(proxy.url, 1)).code).toBe('too-many-codes');
    });
  });

  test.each([[[]], [['192.0.2.1', '198.51.100.0/24']]])(
    'is where the connection comes from, whatever is forged, where the host has named %j',
    async (trusted) => {
      await servedTo(trusted, async (server, proxy) => {
        proxy.sender = '198.51.100.7';
        expect((await tryWrongCodes(proxy.url, 12)).code).toBe('too-many-codes');
        proxy.sender = '198.51.100.8';
        for (const said of [undefined, '203.0.113.1', '127.0.0.1', '192.0.2.1']) {
          expect((await tryWrongCodes(proxy.url, 1, said)).code).toBe('too-many-codes');
          expect((await tryWrongCodes(server.url, 1, said)).code).toBe('too-many-codes');
        }
      });
    },
  );
});
