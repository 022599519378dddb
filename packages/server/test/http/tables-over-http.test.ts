import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { startMatch } from '@boomtown/game-core';
import { type HttpRefusal, type SeatReply, type TableInfo, WIRE_VERSION } from '@boomtown/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAME_FOR_FOUR, OPEN_GAME, OPEN_RULES, OPEN_TABLE } from '../support/chosen-games.ts';
import { HandClock } from '../support/hand-clock.ts';
import { RunningServer } from '../support/running-server.ts';

/** The list of tables is made anew after this time at most. */
const LIST_FRESH_MS = 600;
const clock = new HandClock();
let server: RunningServer;
beforeAll(async () => {
  server = await RunningServer.start({ monotonicClock: clock, limits: { wrongCodes: 1_000 } });
});
afterAll(() => server.remove());

const TABLE = { ...OPEN_TABLE, name: 'Ada', listed: true, watchable: true };

describe('making a table', () => {
  test('gives the maker seat 0 and a code, and the lobby shows it if it is listed', async () => {
    const made = await server.post<SeatReply>('/api/tables', TABLE);
    expect(made).toMatchObject({ status: 201, body: { game: OPEN_GAME, seat: 0 } });
    expect(made.body.token).toMatch(/^[0-9a-f]{32}$/);
    const full = await server.table(['Ada', 'Ben'], { listed: true, watchable: false });
    const hidden = await server.post<SeatReply>('/api/tables', { ...TABLE, listed: false });
    clock.advance(LIST_FRESH_MS);
    const codes = (await server.get<TableInfo[]>('/api/tables')).body.map(({ code }) => code);
    expect(codes).toContain(made.body.code);
    expect(codes).not.toContain(hidden.body.code);
    expect(codes).not.toContain(full.code);
    expect((await server.info(hidden.body.code)).body).toEqual({
      code: hidden.body.code,
      game: OPEN_GAME,
      options: TABLE.options,
      stage: 'waiting',
      watchable: true,
      listed: false,
      names: ['Ada', null],
    });
  });

  test('gives the seat that is wished for, and another one where that is taken or not there', async () => {
    const larger = { ...TABLE, game: GAME_FOR_FOUR, options: {}, seats: 3 };
    const made = await server.post<SeatReply>('/api/tables', { ...larger, wish: 2 });
    expect(made).toMatchObject({ status: 201, body: { seat: 2 } });
    const sit = (wish?: number) =>
      server.post<SeatReply>(`/api/tables/${made.body.code}/seats`, {
        name: `Ben ${wish}`,
        ...(wish === undefined ? {} : { wish }),
      });
    expect(await sit(2)).toMatchObject({ status: 201, body: { seat: 0 } });
    expect(await sit(5)).toMatchObject({ status: 201, body: { seat: 1 } });
    expect(await sit(6)).toMatchObject({ status: 400, body: { code: 'malformed' } });
    expect((await server.post<SeatReply>('/api/tables', { ...larger, wish: 5 })).body.seat).toBe(0);
  });

  test('what the rules do not take is refused in their words', async () => {
    const wrong = [{ seats: OPEN_RULES.info.seats.max + 1 }, { options: { x: 1 } }, { options: { boards: [{}] } }];
    for (const asked of wrong.map((change) => ({ ...TABLE, ...change }))) {
      const judged = startMatch(OPEN_RULES, asked.options, asked.seats, new Uint8Array(32));
      if (judged.ok) throw new Error('the rules take it');
      const { code, rule } = judged.error;
      expect(await server.post('/api/tables', asked)).toMatchObject({ status: 422, body: { code, rule } });
    }
  });

  test.each([
    ['an unknown game', JSON.stringify({ ...TABLE, game: 'chess' })],
    ['a field too many', JSON.stringify({ ...TABLE, token: 'x' })],
    ['no name', JSON.stringify({ ...TABLE, name: ' ' })],
    ['a name that is too long', JSON.stringify({ ...TABLE, name: 'x'.repeat(25) })],
    ['broken JSON', '{"game":"x",'],
    ['no JSON at all', 'hello'],
    ['a list', '[]'],
    ['nothing', ''],
    ['options that reach for a prototype', `${JSON.stringify(TABLE).slice(0, -1)},"options":{"__proto__":{"x":1}}}`],
  ])('%s is malformed', async (_, text) => {
    expect(await server.postText('/api/tables', text)).toMatchObject({ status: 400, body: { code: 'malformed' } });
  });

  test('options nested too deep are named as such', async () => {
    const deep = JSON.stringify({ ...TABLE, options: { boards: JSON.parse(`${'['.repeat(20)}${']'.repeat(20)}`) } });
    expect(await server.postText('/api/tables', deep)).toMatchObject({ status: 400, body: { code: 'too-deep' } });
  });

  test('a body that is too long is refused', async () => {
    const long = JSON.stringify({ ...TABLE, options: { x: 'x'.repeat(70_000) } });
    expect(await server.postText('/api/tables', long)).toMatchObject({ status: 413, body: { code: 'too-large' } });
    const { code } = await server.table(['Ada']);
    const join = JSON.stringify({ wire: WIRE_VERSION, tokens: [], more: 'x'.repeat(5_000) });
    expect(await server.postText(`/matchmake/joinById/${code}`, join)).toMatchObject({ status: 413 });
  });
});

describe('a code', () => {
  test('may be typed with blanks, hyphens and in lower case', async () => {
    const { code } = await server.table(['Ada']);
    const typed = encodeURIComponent(` ${code.slice(0, 2).toLowerCase()}-${code.slice(2)} `);
    expect((await server.info(typed)).body.code).toBe(code);
  });

  test('that no table has: "no such table", everywhere', async () => {
    for (const code of ['KKPPQ', 'AEIOU', 'x', '%E2%82%AC', '__proto__']) {
      for (const answer of [
        await server.get<HttpRefusal>(`/api/tables/${code}`),
        await server.get<HttpRefusal>(`/api/tables/${code}/transcript`),
        await server.post<HttpRefusal>(`/api/tables/${code}/open`),
        await server.post<HttpRefusal>(`/api/tables/${code}/seats`, { name: 'Ben' }),
        await server.post<HttpRefusal>(`/matchmake/joinById/${code}`, { wire: WIRE_VERSION, tokens: [] }),
      ]) {
        expect(answer).toMatchObject({ status: 404, body: { code: 'no-such-table' } });
        expect(answer.body.message).toContain('no such table');
      }
    }
    expect((await server.get('/api/tables/%ff')).status).toBe(400);
  });
});

describe('joining', () => {
  test('the framework’s other routes are closed', async () => {
    for (const path of [
      ...['create', 'joinOrCreate', 'join'].map((door) => `${door}/${OPEN_GAME}`),
      'reconnect/KKPPQ',
    ]) {
      expect(await server.post(`/matchmake/${path}`, { code: 'KKPPQ' })).toMatchObject({ status: 404 });
    }
    expect((await server.get('/__healthcheck')).body).not.toBe('OK');
  });
});

describe('what nobody serves', () => {
  test('an address that nobody serves is a refusal, also below the API', async () => {
    expect(await server.get('/api/nothing')).toMatchObject({ status: 404, body: { code: 'malformed' } });
    expect((await server.get('/missing.js')).status).toBe(404);
    expect((await server.get('/.built-from')).status).toBe(404);
    expect((await server.get('/assets/missing.js')).status).toBe(404);
  });
});

describe('raw nonsense on the port', () => {
  test('a strange host, a broken request and a half one harm nobody', async () => {
    const { port } = new URL(server.url);
    const status = await new Promise((resolve, reject) => {
      const asked = httpRequest(
        { port, host: '127.0.0.1', path: '/api/tables', headers: { host: '][' } },
        ({ statusCode }) => resolve(statusCode),
      );
      asked.once('error', reject).end();
    });
    expect(status).toBe(421);
    for (const text of [
      '\0\0\0\r\n\r\n',
      'GET /api/tables HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
      'POST /api/tables HTTP/1.1\r\n',
    ]) {
      const socket = connect(Number(port), '127.0.0.1');
      socket.on('error', () => undefined);
      await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
      socket.write(text);
      // Calls back once all of it is sent.
      await new Promise<void>((resolve) => socket.end(() => resolve()));
      socket.destroy();
    }
    expect((await server.get('/healthz')).status).toBe(200);
  });
});
