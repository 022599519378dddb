import { request as ask } from 'node:http';
import { hostname } from 'node:os';
import { WIRE_VERSION } from '@boomtown/wire';
import { afterEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { OPEN_GAME, OPEN_TABLE } from '../support/chosen-games.ts';
import { RunningServer } from '../support/running-server.ts';

let server: RunningServer;
afterEach(() => server.remove());

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

/** Asks over the server's own address, with these headers in place of those that belong to it. */
function asked(path: string, headers: Readonly<Record<string, string>>, body?: unknown): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST';
    const sent = ask(new URL(path, server.url), {
      method,
      headers: { 'content-type': 'application/json', ...headers },
    });
    sent.once('error', reject);
    sent.once('response', (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      answer.once('end', () =>
        resolve({ status: answer.statusCode ?? 0, type: String(answer.headers['content-type']), text }),
      );
    });
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

const statusUnder = async (host: string, more: Readonly<Record<string, string>> = {}) =>
  (await asked('/api/tables', { host, ...more })).status;

describe('a request for a host with another name, which leads here all the same', () => {
  test('lists, makes, opens and joins nothing, and reads no page and no numbers, also with the Origin that fits', async () => {
    server = await RunningServer.start();
    const { code } = await server.table(['Ada'], { listed: true });
    const evil = { host: 'evil.example', origin: 'http://evil.example' };
    const table = { ...OPEN_TABLE, name: 'Eve', listed: false, watchable: true };
    for (const [path, body] of [
      ['/api/tables', undefined],
      [`/api/tables/${code}`, undefined],
      ['/api/tables', table],
      [`/api/tables/${code}/seats`, { name: 'Eve' }],
      [`/api/tables/${code}/open`, { tokens: [] }],
      [`/matchmake/joinById/${code}`, { wire: WIRE_VERSION, tokens: [] }],
    ] as const) {
      const answer = await asked(path, evil, body);
      expect([path, answer.status]).toEqual([path, 421]);
      expect(JSON.parse(answer.text)).toMatchObject({ code: 'unknown-host' });
    }
    for (const path of ['/', '/metrics', '/sw.js', `/rules/${OPEN_GAME}`]) {
      const answer = await asked(path, evil);
      expect([path, answer.status, answer.type]).toEqual([path, 421, 'text/html; charset=utf-8']);
      expect(answer.text).not.toMatch(/boomtown_|<script/);
    }
    expect((await server.get('/api/tables')).body).toMatchObject([{ code, names: ['Ada', null] }]);
  });

  test('gets a page in the language of the browser, which says what the host can do, and nothing that was smuggled in', async () => {
    server = await RunningServer.start();
    for (const [language, words] of [
      ['en-GB,en', 'If this is your server: set PUBLIC_URL'],
      ['de-AT,de;q=0.9', 'Falls es dein Server ist'],
      ['es', 'Si es tu servidor'],
      ['it', 'Se è il tuo server'],
      ['fr', 'If this is your server'],
    ] as const) {
      const { text } = await asked('/', { host: 'evil.example:80', 'accept-language': language });
      expect(text).toContain(words);
      expect(text).toContain('evil.example');
    }
    const { status, text } = await asked('/', { host: '<b>x</b>' });
    expect([status, text.includes('<b>')]).toEqual([421, false]);
  });

  test('is refused an upgrade for which it has a place', async () => {
    server = await RunningServer.start();
    const { code } = await server.table(['Ada']);
    const { body } = await server.post<{ sessionId: string; processId: string }>(`/matchmake/joinById/${code}`, {
      wire: WIRE_VERSION,
      tokens: [],
    });
    const address = `${server.url.replace('http', 'ws')}/${body.processId}/${code}?sessionId=${body.sessionId}`;
    const opened = (headers: Readonly<Record<string, string>>) =>
      new Promise((resolve) => {
        const socket = new WebSocket(address, { headers });
        socket.once('unexpected-response', (_, response) => resolve(response.statusCode));
        socket.once('open', () => {
          socket.close();
          resolve('open');
        });
      });
    expect(await opened({ host: 'evil.example', origin: 'http://evil.example' })).toBe(421);
    expect(await opened({})).toBe('open');
  });

  test('makes the log say once what to do where the name is ours, and repeats nothing of it', async () => {
    server = await RunningServer.start();
    for (let i = 0; i < 3; i += 1) await asked('/', { host: `evil-${i}.example` });
    expect(server.logged.filter((line) => line.includes('ALLOWED_HOSTS'))).toHaveLength(1);
    expect(server.logged.join('\n')).not.toContain('evil');
  });
});

describe('a request is answered', () => {
  const own = hostname().toLowerCase();
  const first = own.split('.')[0] ?? own;

  test.each([
    '127.0.0.1',
    '127.0.0.1:80',
    '192.0.2.7:2567',
    '[::1]:2567',
    '[2001:db8::7]',
    'localhost',
    'LOCALHOST:2567',
    'localhost.',
    'boomtown.localhost',
    own,
    first,
    `${first}.local`,
    `${first}.lan:2567`,
    'Games.Example:8443',
    'club.example',
    'second.example.',
  ])('under %s', async (host) => {
    server = await RunningServer.start(
      {},
      { PUBLIC_URL: 'https://games.example/play', ALLOWED_HOSTS: 'Club.example, second.example' },
    );
    expect(await statusUnder(host)).toBe(200);
  });

  test.each([
    'evil.example',
    'games.example.evil.example',
    'evilgames.example',
    'local',
    'boomtown',
    `${first}.evil.example`,
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'a@127.0.0.1',
    '127.0.0.1/evil',
    'evil.example, 127.0.0.1',
    '.',
    '[::1',
  ])('but not under %s', async (host) => {
    server = await RunningServer.start({}, { PUBLIC_URL: 'https://games.example/play' });
    expect(await statusUnder(host)).toBe(421);
  });

  test('by the checks of containers and balancers under any name', async () => {
    server = await RunningServer.start({}, { BASE_PATH: '/boomtown' });
    const answers = [];
    for (const path of ['/healthz', '/readyz', '/boomtown/healthz', '/boomtown/readyz', '/boomtown/']) {
      answers.push(await asked(path, { host: 'anything.example' }));
    }
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 421]);
  });
});

describe('behind a proxy', () => {
  const INNER = { host: 'boomtown:2567', 'x-forwarded-for': '198.51.100.7' };

  test('that is trusted the host counts that it says, also for the Origin', async () => {
    server = await RunningServer.start({}, { ALLOWED_HOSTS: 'games.example', TRUSTED_PROXIES: 'loopback' });
    const said = { ...INNER, 'x-forwarded-host': 'games.example' };
    expect((await asked('/api/tables', { ...said, origin: 'https://games.example' })).status).toBe(200);
    expect((await asked('/api/tables', { ...said, origin: 'https://evil.example' })).status).toBe(403);
    expect((await asked('/api/tables', { ...INNER, 'x-forwarded-host': 'evil.example' })).status).toBe(421);
    expect((await asked('/api/tables', { ...INNER, 'x-forwarded-host': 'games.example, evil.example' })).status).toBe(
      421,
    );
  });

  test('that is trusted a page under another name can’t say so itself', async () => {
    server = await RunningServer.start({}, { ALLOWED_HOSTS: 'games.example', TRUSTED_PROXIES: 'loopback' });
    expect(await statusUnder('evil.example', { 'x-forwarded-host': 'games.example' })).toBe(421);
  });

  test('that is not trusted nothing counts of what it says', async () => {
    server = await RunningServer.start({}, { ALLOWED_HOSTS: 'games.example' });
    expect(await statusUnder('boomtown', { 'x-forwarded-host': 'games.example' })).toBe(421);
    expect(await statusUnder('games.example', { 'x-forwarded-host': 'evil.example' })).toBe(200);
  });
});
