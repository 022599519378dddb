import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { passphraseGate } from '../../src/http/index.ts';
import { readSettings } from '../../src/index.ts';
import { countedHere } from '../../src/limits/index.ts';
import { RunningServer } from '../support/running-server.ts';

const WORD = 'a crane in the rain';
const ADMIN_PASSWORD = 'seven cranes and a hook';

let server: RunningServer;
beforeAll(async () => {
  server = await RunningServer.start({}, { PASSPHRASE: WORD, ADMIN_PASSWORD, TRUSTED_PROXIES: 'loopback' });
});
afterAll(() => server.remove());

/** Says a word from an address of its own, since guesses are counted. */
async function say(word: unknown, from = '192.0.2.1', more: Record<string, string> = {}): Promise<Response> {
  return fetch(`${server.url}/api/entry`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from, ...more },
    body: JSON.stringify({ word }),
  });
}

const cookieOf = (response: Response) => response.headers.getSetCookie()[0] ?? '';
const listWith = async (cookie: string) =>
  (await fetch(`${server.url}/api/tables`, { headers: { cookie: cookie.split(';')[0] ?? '' } })).status;

describe('a private server', () => {
  test('answers nobody who has not said the passphrase, whatever they ask', async () => {
    for (const path of ['/api/tables', '/api/tables/K7QXM', '/api/network', '/api/house', '/api/nothing']) {
      expect(await server.get(path)).toMatchObject({ status: 401, body: { code: 'passphrase' } });
    }
    for (const path of ['/api/tables', '/api/tables/K7QXM/seats', '/matchmake/joinById/K7QXM']) {
      expect(await server.post(path)).toMatchObject({ status: 401, body: { code: 'passphrase' } });
    }
    expect((await server.get('/healthz')).status).toBe(200);
  });

  test('asks its host for the password of the host’s page alone, which opens nothing else', async () => {
    const headers = { 'content-type': 'application/json', origin: server.url };
    const hosting = (body: object) =>
      fetch(`${server.url}/api/admin/session`, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(await server.get('/api/admin')).toMatchObject({ status: 401, body: { code: 'admin-password' } });
    expect((await hosting({ word: WORD })).status).toBe(403);
    const said = await hosting({ word: ADMIN_PASSWORD });
    expect(said.status).toBe(200);
    const cookie = cookieOf(said).split(';')[0] ?? '';
    expect((await fetch(`${server.url}/api/admin`, { headers: { cookie } })).status).toBe(200);
    expect(await listWith(cookie)).toBe(401);
  });

  test('is opened by it, once: the browser keeps a cookie that no page and no other site gets at', async () => {
    const said = await say(WORD);
    expect(said.status).toBe(200);
    const cookie = cookieOf(said);
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect(cookie).not.toMatch(/Secure/);
    expect(cookie).not.toContain(WORD);
    expect(await listWith(cookie)).toBe(200);
  });

  test('sends the cookie over TLS only, where a trusted proxy says that there is TLS', async () => {
    expect(cookieOf(await say(WORD, '192.0.2.1', { 'x-forwarded-proto': 'https' }))).toMatch(/Secure/);
  });

  test('remembers over a restart; a changed or made-up cookie opens nothing', async () => {
    const cookie = cookieOf(await say(WORD));
    await server.close();
    await server.open();
    expect(await listWith(cookie)).toBe(200);
    const [pair = ''] = cookie.split(';');
    const last = pair.endsWith('0') ? '1' : '0';
    for (const forged of [
      `${pair.slice(0, -1)}${last}`,
      pair.replace('=', '=1'),
      'boomtown-entry=',
      'boomtown-entry=a-b-c',
    ]) {
      expect(await listWith(forged)).toBe(401);
    }
  });

  test('takes nothing else for it', async () => {
    const near = ['', 'x', WORD.toUpperCase(), ` ${WORD}`];
    for (const [i, word] of near.entries()) expect((await say(word, `198.51.100.${i}`)).status).toBe(403);
    for (const wrong of [null, 7, [WORD], { word: WORD }]) expect((await say(wrong, '198.51.100.9')).status).toBe(400);
    expect((await say('x'.repeat(201), '198.51.100.9')).status).toBe(400);
  });

  test('slows down a client that guesses, for that address alone, also with the right one', async () => {
    const guesser = '203.0.113.5';
    for (let i = 0; i < 5; i += 1) expect((await say(`guess ${i}`, guesser)).status).toBe(403);
    const held = await say('guess 6', guesser);
    expect([held.status, held.headers.get('retry-after')]).toEqual([429, '5']);
    expect((await say(WORD, guesser)).status).toBe(429);
    expect((await say(WORD, '203.0.113.6')).status).toBe(200);
  });

  test('writes neither the word nor what was guessed into its log', () => {
    const log = server.logged.join('\n');
    expect(log).not.toContain(WORD);
    expect(log).not.toContain('guess ');
  });
});

describe('what a browser remembers', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  const doorOf = (word: string) => {
    const gate = passphraseGate(readSettings({ PASSPHRASE: word }), countedHere);
    if (gate === null) throw new Error('the server is open');
    return gate;
  };
  const admitted = (word: string) => {
    let cookie = '';
    // A gate sets only its cookie on a response, and reads only how a request came.
    const response = { cookie: (name: string, value: string) => (cookie = `${name}=${value}`) } as never;
    doorOf(word).admit({ secure: true } as never, response);
    return { headers: { cookie } };
  };

  test('counts for nothing once the passphrase is another one, or a year has passed', () => {
    const request = admitted('first words');
    expect(doorOf('first words').isOpenTo(request)).toBe(true);
    expect(doorOf('other words').isOpenTo(request)).toBe(false);
    vi.useFakeTimers({ now: Date.now() + 366 * 24 * 60 * 60 * 1000 });
    expect(doorOf('first words').isOpenTo(request)).toBe(false);
  });
});
