import { WIRE_VERSION } from '@boomtown/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { originCheck, trustIn } from '../../src/http/index.ts';
import { OPEN_GAME } from '../support/chosen-games.ts';
import { RunningServer } from '../support/running-server.ts';

const STRANGE = ['https://elsewhere.example', 'nonsense', 'null', 'http://127.0.0.1:1'];

let server: RunningServer;
beforeAll(async () => {
  server = await RunningServer.start({}, { PUBLIC_URL: 'https://games.example/play' });
});
afterAll(() => server.remove());

describe('a request with an Origin', () => {
  const statusOf = async (path: string, method: string, origin?: string) => {
    const headers = { 'content-type': 'application/json', ...(origin === undefined ? {} : { origin }) };
    return fetch(server.url + path, { method, headers, ...(method === 'POST' ? { body: '{}' } : {}) });
  };

  test.each(STRANGE)('of another site (%s) is refused, whatever it asks', async (origin) => {
    const { code } = await server.table(['Ada']);
    for (const [method, path] of [
      ['GET', '/api/tables'],
      ['GET', '/api/house'],
      ['POST', '/api/tables'],
      ['POST', `/api/tables/${code}/open`],
      ['POST', `/matchmake/joinById/${code}`],
    ] as const) {
      const answer = await statusOf(path, method, origin);
      expect([path, answer.status]).toEqual([path, 403]);
      expect(await answer.json()).toMatchObject({ code: 'other-site' });
    }
  });

  test('of another site makes the log say once what to look at where it is our own, and repeats nothing of it', () => {
    const hints = server.logged.filter((line) => line.includes('PUBLIC_URL'));
    expect(hints.length).toBe(1);
    expect(server.logged.join('\n')).not.toContain('elsewhere.example');
  });

  test('of our own pages is answered, under the public address as well; so is one that comes from no page', async () => {
    for (const origin of [server.url, 'https://games.example', undefined]) {
      expect((await statusOf('/api/tables', 'GET', origin)).status).toBe(200);
    }
  });

  test('invites nobody to read the answer, nor to ask beforehand', async () => {
    for (const origin of [server.url, ...STRANGE]) {
      for (const method of ['GET', 'OPTIONS']) {
        const { headers } = await statusOf('/api/tables', method, origin);
        expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
      }
    }
  });
});

describe('an upgrade to a WebSocket', () => {
  test('is refused with the Origin of another site, though its place is reserved; with our own it is not', async () => {
    const { code } = await server.table(['Ada']);
    const { body } = await server.post<{ sessionId: string; processId: string }>(`/matchmake/joinById/${code}`, {
      wire: WIRE_VERSION,
      tokens: [],
    });
    const address = `${server.url.replace('http', 'ws')}/${body.processId}/${code}?sessionId=${body.sessionId}`;
    const status = (origin: string) =>
      new Promise((resolve) => {
        const socket = new WebSocket(address, { headers: { origin } });
        socket.once('unexpected-response', (_, response) => resolve(response.statusCode));
        socket.once('open', () => {
          socket.close();
          resolve('open');
        });
      });
    for (const origin of STRANGE) expect([origin, await status(origin)]).toEqual([origin, 403]);
    expect(await status('https://games.example')).toBe('open');
  });
});

describe('every answer', () => {
  const PATHS = ['/', '/healthz', '/api/tables', '/api/tables/KKPPQ', '/missing.js', `/rules/${OPEN_GAME}`];

  test.each(PATHS)('(%s) carries a policy that lets no script run but our own files', async (path) => {
    const { headers } = await fetch(server.url + path);
    const policy = new Map(
      (headers.get('content-security-policy') ?? '').split(';').map((part) => {
        const [name = '', ...sources] = part.trim().split(' ');
        return [name, sources.join(' ')];
      }),
    );
    for (const name of ['default-src', 'script-src', 'style-src']) expect(policy.get(name)).toBe("'self'");
    for (const name of ['base-uri', 'object-src', 'frame-ancestors']) expect(policy.get(name)).toBe("'none'");
    expect([...policy.values()].join(' ')).not.toMatch(/unsafe|\*|https?:|nonce/);
    expect(policy.has('upgrade-insecure-requests')).toBe(false);
  });

  test.each(PATHS)(
    '(%s) carries helmet’s headers, nothing that needs TLS, and not what it is made with',
    async (path) => {
      const { headers } = await fetch(server.url + path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('strict-transport-security')).toBeNull();
      expect(headers.get('x-powered-by')).toBeNull();
    },
  );
});

describe('a page is our own', () => {
  const PUBLIC = 'https://games.example';
  const isOwn = (publicUrl: string | undefined, origin: string | undefined, host: string | undefined) =>
    originCheck(publicUrl, trustIn([]))({ headers: { origin, host }, socket: {} });

  test.each([
    [undefined, 'https://games.example', 'games.example'],
    [undefined, 'http://games.example:2567', 'games.example:2567'],
    [PUBLIC, 'https://games.example', '127.0.0.1:2567'],
    [PUBLIC, 'http://192.0.2.7:2567', '192.0.2.7:2567'],
    [PUBLIC, undefined, 'games.example'],
  ])('with the public URL %s: %s, asked under %s', (publicUrl, origin, host) => {
    expect(isOwn(publicUrl, origin, host)).toBe(true);
  });

  test.each([
    [undefined, 'https://evilgames.example', 'games.example'],
    [undefined, 'https://games.example.elsewhere.example', 'games.example'],
    [undefined, 'https://games.example:8443', 'games.example'],
    [undefined, 'https://elsewhere.example', undefined],
    [PUBLIC, 'https://evilgames.example', '127.0.0.1:2567'],
    [PUBLIC, 'https://games.example.elsewhere.example', '127.0.0.1:2567'],
    [PUBLIC, 'http://games.example', '127.0.0.1:2567'],
    [PUBLIC, 'null', 'games.example'],
  ])('but not with the public URL %s: %s, asked under %s', (publicUrl, origin, host) => {
    expect(isOwn(publicUrl, origin, host)).toBe(false);
  });
});
