import { CODE_ALPHABET, type HeldTablesReply, type HttpRefusal, WIRE_VERSION } from '@boomtown/wire';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Player, play, startMatch } from '../support/player.ts';
import { RunningServer } from '../support/running-server.ts';

let server: RunningServer;
beforeEach(async () => {
  server = await RunningServer.start({ limits: { aMinute: { make: 30, sit: 120, join: 60, read: 1200 } } });
});
afterEach(() => server.remove());

/** Tries wrong codes until this address has to wait. */
async function tryWrongCodes(): Promise<HttpRefusal> {
  for (let i = 0; ; i += 1) {
    const answer = await server.get<HttpRefusal>(`/api/tables/KPQR${CODE_ALPHABET[i % CODE_ALPHABET.length]}`);
    if (answer.status === 429) return answer.body;
    if (i === 20) throw new Error('nothing stopped the wrong codes');
  }
}

describe('fault 4: a client tries wrong room codes at speed', () => {
  test('after ten in a minute their address has to wait, also with a right one; only who holds a seat does not', async () => {
    const { code, tokens } = await server.table(['Ada', 'Ben']);
    const ben = await Player.join(server.url, code, tokens.slice(1));
    expect(await tryWrongCodes()).toMatchObject({ code: 'too-many-codes', retryAfter: 5 });

    const right = await fetch(`${server.url}/api/tables/${code}`);
    expect(right.status).toBe(429);
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0);
    const sneaky = await fetch(`${server.url}/api/tables/${code}`, {
      headers: { 'x-forwarded-for': '203.0.113.9', 'x-real-ip': '203.0.113.9' },
    });
    expect(sneaky.status).toBe(429);
    // What needs no code is still answered.
    expect((await server.get('/api/tables')).status).toBe(200);

    // A guessed token tells a guesser nothing, whether there is such a table or not.
    for (const guessed of [code, 'KPQRT']) {
      for (const path of [`/api/tables/${guessed}/open`, `/matchmake/joinById/${guessed}`]) {
        const guess = await server.post(path, { wire: WIRE_VERSION, tokens: ['ab'.repeat(16)] });
        expect(guess).toMatchObject({ status: 429, body: { code: 'too-many-codes' } });
      }
    }
    expect(await server.post(`/api/tables/${code}/open`)).toMatchObject({ status: 429 });

    // Who holds a seat is let in all the same, and plays on.
    expect((await server.post(`/api/tables/${code}/open`, { tokens: tokens.slice(0, 1) })).status).toBe(200);
    const ada = await Player.join(server.url, code, tokens.slice(0, 1));
    await startMatch([
      [ada, 0],
      [ben, 1],
    ]);
    await play([ada, ben]);
    const held = await server.post(`/api/tables/${code}/transcript`, { tokens: tokens.slice(1) });
    expect(held.status).toBe(200);
  });
});

describe('a browser that looks at its own tables', () => {
  test('gets those where it holds a seat, never waits, and gives no wrong codes', async () => {
    const [one, two] = [await server.table(['Ada', 'Ben']), await server.table(['Cy'], { watchable: false })];
    await tryWrongCodes();
    const asked = [
      { code: two.code, tokens: two.tokens },
      { code: one.code, tokens: two.tokens },
      ...Array.from({ length: 12 }, () => ({ code: 'KPQRT', tokens: one.tokens })),
      { code: one.code, tokens: [...one.tokens, 'ab'.repeat(16)] },
    ];
    const looked = await server.post<HeldTablesReply>('/api/tables/held', { tables: asked });
    expect(looked.status).toBe(200);
    expect(looked.body.tables.map((info) => info?.code ?? null)).toEqual([
      two.code,
      ...Array.from({ length: 13 }, () => null),
      one.code,
    ]);
    expect(looked.body.tables.at(-1)).toMatchObject({ names: ['Ada', 'Ben'], stage: 'waiting' });
    for (const tables of [{}, [{ code: one.code }], [{ code: 'x', tokens: ['y'] }], Array(100).fill(asked[0])]) {
      expect(await server.post('/api/tables/held', { tables })).toMatchObject({ status: 400 });
    }
  });
});

describe('a flood of joins from one address', () => {
  test('is held up; who holds a seat there is not, as long as they do not flood themselves', async () => {
    const { code, tokens } = await server.table(['Ada', 'Ben']);
    const open = (body: object) => server.post<HttpRefusal>(`/api/tables/${code}/open`, body);
    while ((await open({})).status !== 429);
    expect((await open({ tokens: ['ab'.repeat(16)] })).status).toBe(429);
    expect((await open({ tokens: tokens.slice(0, 1) })).status).toBe(200);
    let answers = 0;
    while ((await open({ tokens: tokens.slice(0, 1) })).status === 200) answers += 1;
    expect(answers).toBeGreaterThan(10);
    expect(answers).toBeLessThan(100);
    expect((await open({ tokens: tokens.slice(1) })).status).toBe(200);
  });
});
