import { request } from 'node:https';
import type { HttpRefusal, SeatReply } from '@boomtown/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { examine } from '../../src/doctor/index.ts';
import { readSettings } from '../../src/index.ts';
import { ROOMY } from '../support/any-table.ts';
import { OPEN_GAME, OPEN_TABLE } from '../support/chosen-games.ts';
import { freePort } from '../support/free-port.ts';
import { nginxAtHand, nginxInDocs, startNginx } from '../support/nginx.ts';
import { Player, play, startMatch } from '../support/player.ts';
import { RunningServer } from '../support/running-server.ts';
import type { Service } from '../support/service.ts';

const program = nginxAtHand();
const READS_A_MINUTE = 40;

describe.skipIf(program === undefined)(
  'fault 34: behind nginx, as docs/hosting.md has it: TLS, and below a path',
  () => {
    let server: RunningServer;
    let nginx: Service;
    let site: string;
    let strictness: string | undefined;

    beforeAll(async () => {
      // Nobody has signed the certificate; that is not what is tested here.
      strictness = process.env.NODE_TLS_REJECT_UNAUTHORIZED;
      process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
      const port = await freePort();
      site = `https://localhost:${port}`;
      const settings = { BASE_PATH: '/boomtown', PUBLIC_URL: `${site}/boomtown`, TRUSTED_PROXIES: 'loopback' };
      const limits = { ...ROOMY, aMinute: { make: 1e6, sit: 1e6, join: 1e6, read: READS_A_MINUTE } };
      server = await RunningServer.start({ limits }, settings);
      const snippet = (await nginxInDocs())
        .replace('listen 443 ssl', `listen 127.0.0.1:${port} ssl`)
        .replace('http://127.0.0.1:2567', new URL(server.url).origin)
        .replaceAll('games.example', 'localhost')
        .replace('/etc/ssl/localhost.pem', 'CERTIFICATE')
        .replace('/etc/ssl/localhost.key', 'KEY');
      nginx = await startNginx(program ?? '', snippet, port);
    });
    afterAll(async () => {
      await nginx?.stop();
      await server?.remove();
      if (strictness === undefined) delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
      else process.env.NODE_TLS_REJECT_UNAUTHORIZED = strictness;
    });

    const ask = (path: string, more: RequestInit = {}) =>
      fetch(`${site}/boomtown${path}`, { redirect: 'manual', ...more });

    async function post<T>(path: string, body: unknown, origin = site): Promise<T> {
      const headers = { 'content-type': 'application/json', origin };
      // Each caller knows what it asked for.
      return (await (await ask(path, { method: 'POST', headers, body: JSON.stringify(body) })).json()) as T;
    }

    test('a whole match is played through it, over requests and sockets', async () => {
      const asked = { ...OPEN_TABLE, name: 'Ada', listed: false, watchable: true };
      const { code, token } = await post<SeatReply>('/api/tables', asked);
      const { token: second } = await post<SeatReply>(`/api/tables/${code}/seats`, { name: 'Ben' });
      const players = await Promise.all([token, second].map((one) => Player.join(`${site}/boomtown`, code, [one])));
      await startMatch(players.map((player, seat) => [player, seat] as const));
      await play(players);
      expect(players.map(({ state }) => state.stage)).toEqual(['over', 'over']);
      const transcript = await ask(`/api/tables/${code}/transcript`);
      expect(await transcript.json()).toMatchObject({ game: OPEN_GAME });
    });

    test('the path leads on to the one with a slash, by the address that the browser knows', async () => {
      const answer = await ask('');
      expect([answer.status, answer.headers.get('location')]).toEqual([302, `${site}/boomtown/`]);
    });

    test('the doctor finds nothing wrong with it, also when asked about it', async () => {
      const { port } = new URL(server.url);
      const more = { BASE_PATH: '/boomtown', PUBLIC_URL: `${site}/boomtown`, TRUSTED_PROXIES: 'loopback' };
      const settings = readSettings({ HOST: '127.0.0.1', PORT: port, DATA_DIR: server.dataDir, ...more });
      const found = await examine(settings);
      // Whether the pages are built is not what is tried here.
      const ills = found.filter(({ how, what }) => how === 'ill' && !what.includes('no page of Boomtown'));
      expect(ills).toEqual([]);
      const report = found.map(({ what }) => what).join('\n');
      for (const about of ['certificate of localhost', 'counts for nothing', 'upgrade to a WebSocket comes'])
        expect(report).toContain(about);
    });

    test('pages of other sites are refused', async () => {
      expect(await post<HttpRefusal>('/api/tables/held', { tables: [] })).toEqual({ tables: [], missing: [] });
      const refused = await post<HttpRefusal>('/api/tables/held', { tables: [] }, 'https://elsewhere.example');
      expect(refused.code).toBe('other-site');
    });

    test('numbers for Prometheus are for whom nginx names, whatever they say of themselves; addresses of the network are for none of them', async () => {
      // The requester here is on the machine itself.
      const headers = { 'x-forwarded-for': '203.0.113.7' };
      expect((await ask('/metrics', { headers })).status).toBe(200);
      expect(await (await ask('/api/network')).json()).toEqual({ urls: [] });
    });

    test('a name that is not its own leads nowhere', async () => {
      const status = await new Promise((resolve, reject) => {
        const asked = request(`${site}/boomtown/`, { headers: { host: 'evil.example' } });
        asked.once('response', (answer) => resolve(answer.resume().statusCode));
        asked.once('error', reject).end();
      });
      expect(status).toBe(421);
    });

    test('a client that forges forwarding headers is counted by the address from which nginx hears them', async () => {
      const statuses = [];
      for (let i = 0; i <= READS_A_MINUTE; i += 1) {
        const headers = { 'x-forwarded-for': `192.0.2.${i}` };
        statuses.push((await ask('/api/tables', { headers })).status);
      }
      expect(statuses[0]).toBe(200);
      expect(statuses.at(-1)).toBe(429);
    });
  },
);
