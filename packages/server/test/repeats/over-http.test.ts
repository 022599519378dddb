import { randomBytes } from 'node:crypto';
import type { HttpRefusal, SeatReply, TableInfo } from '@boomtown/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ChildServer } from '../support/child-server.ts';
import { OPEN_GAME, OPEN_TABLE } from '../support/chosen-games.ts';
import { Player, startMatch } from '../support/player.ts';
import { SwallowingProxy } from '../support/swallowing-proxy.ts';

let server: ChildServer;
let proxy: SwallowingProxy;
beforeAll(async () => {
  server = await ChildServer.start();
  proxy = await SwallowingProxy.start(server.url);
});
afterAll(async () => {
  await proxy.close();
  await server.remove();
});

const newToken = () => randomBytes(16).toString('hex');
const TABLE = { ...OPEN_TABLE, name: 'Ada', listed: true, watchable: true };

async function post<T = SeatReply & HttpRefusal>(path: string, body: object, url = proxy.url) {
  const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const answer = await fetch(url + path, sent);
  // Each caller knows what it asked for.
  return { status: answer.status, body: (await answer.json()) as T };
}

/** The server does what it is asked, the answer gets lost, and the process is killed. */
async function lostAndKilled(path: string, body: object): Promise<void> {
  await proxy.swallow(() => expect(post(path, body)).rejects.toThrow());
  await server.end('SIGKILL');
  await server.open();
}

const info = async (code: string): Promise<TableInfo> => (await fetch(`${server.url}/api/tables/${code}`)).json();
const listed = async (): Promise<TableInfo[]> => (await fetch(`${server.url}/api/tables`)).json();

async function seatedTable() {
  const [first, second] = [newToken(), newToken()];
  const { code } = (await post('/api/tables', { ...TABLE, listed: false, token: first })).body;
  await post(`/api/tables/${code}/seats`, { name: 'Ben', token: second });
  return { code, tokens: [first, second] as const };
}

describe('fault 40: the answer to a request over HTTP is lost, and the process killed; the request is repeated', () => {
  test('making a table: there is one, and its maker holds its seat', async () => {
    const asked = { ...TABLE, token: newToken() };
    const before = (await listed()).length;
    await lostAndKilled('/api/tables', asked);
    const again = await post('/api/tables', asked);
    expect(again).toMatchObject({ status: 201, body: { game: OPEN_GAME, seat: 0, token: asked.token } });
    expect(await post('/api/tables', asked)).toEqual(again);
    // The token is the request: what else is said changes nothing.
    expect(await post('/api/tables', { ...asked, name: 'Eve', watchable: false })).toEqual(again);
    expect(await listed()).toHaveLength(before + 1);
    const ada = await Player.join(server.url, again.body.code, [asked.token]);
    expect(ada.state.seats[0]?.name).toBe('Ada');
    await ada.leave();
  });

  test('making a table twenty times at once with one token: there is one', async () => {
    const asked = { ...TABLE, listed: false, token: newToken() };
    const answers = await Promise.all(Array.from({ length: 20 }, () => post('/api/tables', asked, server.url)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.code}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
  });

  test('sitting down: one seat is taken, also once the match goes on', async () => {
    const [first, second] = [newToken(), newToken()];
    const { code } = (await post('/api/tables', { ...TABLE, token: first })).body;
    const sit = { name: 'Ben', token: second };
    await lostAndKilled(`/api/tables/${code}/seats`, sit);
    const again = await post(`/api/tables/${code}/seats`, sit);
    expect(again).toEqual({ status: 201, body: { code, game: OPEN_GAME, seat: 1, token: second } });
    expect(await post(`/api/tables/${code}/seats`, { ...sit, name: 'Eve' })).toEqual(again);
    expect((await info(code)).names).toEqual(['Ada', 'Ben']);
    const both = await Player.join(server.url, code, [first, second]);
    await startMatch([[both, 0, 1]]);
    expect(await post(`/api/tables/${code}/seats`, sit)).toEqual(again);
    expect((await post(`/api/tables/${code}/seats`, { ...sit, token: newToken() })).body.code).toBe('already-started');
    await both.leave();
  });

  test('sitting down, and the seat was kicked meanwhile: the old request gets no seat, a new one does', async () => {
    const [first, second] = [newToken(), newToken()];
    const { code } = (await post('/api/tables', { ...TABLE, token: first })).body;
    const sit = { name: 'Ben', token: second };
    await lostAndKilled(`/api/tables/${code}/seats`, sit);
    const ada = await Player.join(server.url, code, [first]);
    await ada.ask('kick', { id: 'out', seat: 1, name: 'Ben' });
    expect(await post(`/api/tables/${code}/seats`, sit)).toMatchObject({ status: 403, body: { code: 'kicked' } });
    await server.end('SIGKILL');
    await server.open();
    expect(await post(`/api/tables/${code}/seats`, sit)).toMatchObject({ status: 403, body: { code: 'kicked' } });
    expect((await info(code)).names).toEqual(['Ada', null]);
    expect((await post(`/api/tables/${code}/seats`, { ...sit, token: newToken() })).status).toBe(201);
  });

  test('moving a seat by its code: the new device gets the seat; until it comes the old one has it', async () => {
    const { code: table, tokens } = await seatedTable();
    const old = await Player.join(server.url, table, [tokens[0]]);
    const { code } = await old.ask('seatCode', { id: 'move', seat: 0 });
    const use = { code, token: newToken() };
    await lostAndKilled('/api/seat-codes', use);
    // Nobody else is served by the code, and it is not lost either.
    expect((await post('/api/seat-codes', { code, token: newToken() })).body.code).toBe('no-seat-code');
    expect((await post('/api/seat-codes/look', { code })).body.code).toBe('no-seat-code');
    const back = await Player.join(server.url, table, [tokens[0]]);
    await back.ask('rename', { seat: 0, name: 'Ada L.' });
    // The old device, too, gets the answer that it had.
    expect((await back.ask('seatCode', { id: 'move', seat: 0 })).code).toBe(code);
    const again = await post('/api/seat-codes', use);
    expect(again).toEqual({ status: 201, body: { code: table, game: OPEN_GAME, seat: 0, token: use.token } });
    const held = { tables: [{ code: table, tokens: [use.token] }] };
    expect((await post('/api/tables/held', held)).body).toMatchObject({ missing: [null] });
    const fresh = await Player.join(server.url, table, [use.token]);
    expect(fresh.state.seats[0]?.name).toBe('Ada L.');
    await back.closed;
    await server.end('SIGKILL');
    await server.open();
    expect(await post('/api/seat-codes', use)).toEqual(again);
    await expect(Player.join(server.url, table, [tokens[0]])).rejects.toMatchObject({
      refusal: { code: 'seat-moved' },
    });
    await (await Player.join(server.url, table, [use.token])).leave();
  });

  test('leaving nothing: repeated it is answered alike, and nobody else’s seat is touched', async () => {
    const { code, tokens } = await seatedTable();
    const forget = { tokens: [tokens[1]] };
    await lostAndKilled(`/api/tables/${code}/forget`, forget);
    await post(`/api/tables/${code}/seats`, { name: 'Cleo', token: newToken() });
    expect(await post(`/api/tables/${code}/forget`, forget)).toEqual({ status: 200, body: {} });
    expect((await info(code)).names).toEqual(['Ada', 'Cleo']);
  });
});

describe('a token that a browser chose', () => {
  test.each(['', 'ab'.repeat(16), '0'.repeat(32), 'F'.repeat(32), `${'0'.repeat(31)}1`, newToken().slice(1), 7, null])(
    'is refused as %j: nobody drew that',
    async (token) => {
      const { code } = await seatedTable();
      for (const [path, body] of [
        ['/api/tables', TABLE],
        [`/api/tables/${code}/seats`, { name: 'Cleo' }],
        ['/api/seat-codes', { code: 'BCDFGHJK' }],
      ] as const) {
        expect(await post(path, { ...body, token })).toMatchObject({ status: 400, body: { code: 'malformed' } });
      }
    },
  );

  test('is for one seat: of a table that it holds, or held, a seat it gets no other by a code', async () => {
    const { code: table, tokens } = await seatedTable();
    const ada = await Player.join(server.url, table, [tokens[0]]);
    const { code } = await ada.ask('seatCode', { seat: 0 });
    for (const token of tokens) {
      expect(await post('/api/seat-codes', { code, token })).toMatchObject({
        status: 400,
        body: { code: 'malformed' },
      });
    }
    const token = newToken();
    expect((await post('/api/seat-codes', { code, token })).status).toBe(201);
    expect((await post(`/api/tables/${table}/seats`, { name: 'Eve', token })).body.code).toBe('malformed');
    await Player.join(server.url, table, [token]);
    await ada.closed;
    expect((await post(`/api/tables/${table}/seats`, { name: 'Ada', token: tokens[0] })).body.code).toBe('seat-moved');
  });
});
