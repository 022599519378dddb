import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { AdminReply, AdminTablesReply, HttpRefusal, TableExport } from '@boomtown/wire';
import { CLOSE } from '@boomtown/wire';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { RecentErrors } from '../../src/index.ts';
import { OPEN_GAME, OPEN_TABLE } from '../support/chosen-games.ts';
import { Player, play, startMatch } from '../support/player.ts';
import { type Answered, RunningServer } from '../support/running-server.ts';
import { until } from '../support/until.ts';

const WORD = 'seven cranes and a hook';

const errors = new RecentErrors();
let server: RunningServer;
let cookie: string;
beforeAll(async () => {
  server = await RunningServer.start({ errors }, { ADMIN_PASSWORD: WORD, TRUSTED_PROXIES: 'loopback' });
  cookie = await signedIn();
});
afterAll(() => server.remove());

/** What a page of this server sends with each request. */
const ownPage = () => ({ origin: server.url, 'content-type': 'application/json' });

function say(word: unknown, from = '192.0.2.1'): Promise<Response> {
  const headers = { ...ownPage(), 'x-forwarded-for': from };
  return fetch(`${server.url}/api/admin/session`, { method: 'POST', headers, body: JSON.stringify({ word }) });
}

async function signedIn(): Promise<string> {
  const said = await say(WORD);
  expect(said.status).toBe(200);
  return said.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

async function ask<T = HttpRefusal>(
  path: string,
  body?: unknown,
  headers: Record<string, string> = { ...ownPage(), cookie },
): Promise<Answered<T>> {
  const sent = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
  const answer = await fetch(`${server.url}/api/admin${path}`, sent);
  // Each caller knows what it asked for.
  return { status: answer.status, body: (await answer.json()) as T };
}

const POSTS = [
  ['/tables', { code: null, skip: 0 }],
  ['/drain', { draining: true }],
  ['/tables/K7QXM/end', {}],
  ['/tables/K7QXM/export', {}],
  ['/tables/K7QXM/chat', {}],
  ['/tables/K7QXM/name', { seat: 0, name: 'Ada' }],
  ['/tables/K7QXM/close', { seat: 0, name: 'Ada' }],
  ['/tables/K7QXM/line', { line: 1 }],
  ['/leave', {}],
] as const;

describe('the password gate', () => {
  test('lets nobody in without the password, whatever they ask', async () => {
    const without = ownPage();
    expect(await ask('', undefined, without)).toMatchObject({ status: 401, body: { code: 'admin-password' } });
    for (const [path, body] of POSTS) {
      expect(await ask(path, body, without)).toMatchObject({ status: 401, body: { code: 'admin-password' } });
    }
    expect((await ask<AdminReply>('')).body.draining).toBe(false);
  });

  test('gives a cookie that no script gets at, that no other site can send, and that ends', async () => {
    const [set = ''] = (await say(WORD)).headers.getSetCookie();
    for (const part of [/HttpOnly/, /SameSite=Strict/, /Max-Age=7200/]) expect(set).toMatch(part);
    expect(set).not.toContain(WORD);
    vi.useFakeTimers({ now: Date.now() + 2 * 60 * 60 * 1000 + 1, toFake: ['Date'] });
    const late = await ask('');
    vi.useRealTimers();
    expect([late.status, (await ask('')).status]).toEqual([401, 200]);
  });

  test('is shut behind a host who signs out, also for a copy of the cookie; others stay', async () => {
    const mine = await signedIn();
    const headers = { ...ownPage(), cookie: mine };
    expect((await ask('', undefined, headers)).status).toBe(200);
    expect((await ask('/leave', {}, headers)).status).toBe(200);
    expect((await ask('', undefined, headers)).status).toBe(401);
    expect((await ask('')).status).toBe(200);
  });

  test('takes no made-up cookie', async () => {
    const last = cookie.endsWith('0') ? '1' : '0';
    const entry = cookie.replace('boomtown-admin', 'boomtown-entry');
    for (const forged of [`${cookie.slice(0, -1)}${last}`, entry, 'boomtown-admin=', 'boomtown-admin=a-b-c']) {
      expect((await ask('', undefined, { ...ownPage(), cookie: forged })).status).toBe(401);
    }
  });

  test('slows down a client that guesses, also with the right word; and takes nothing else for it', async () => {
    const guesser = '203.0.113.5';
    for (let i = 0; i < 5; i += 1) expect((await say(`a wrong guess ${i}`, guesser)).status).toBe(403);
    expect((await say('a wrong guess', guesser)).status).toBe(429);
    expect((await say(WORD, guesser)).status).toBe(429);
    for (const wrong of [null, 7, [WORD], {}, 'x'.repeat(201)]) {
      expect((await say(wrong, '198.51.100.9')).status).toBe(400);
    }
    expect(server.logged.join('\n')).not.toContain('wrong guess');
  });

  test.each([
    ['another site’s page', () => ({ origin: 'https://elsewhere.example', 'content-type': 'application/json' }), 403],
    ['a sandboxed page', () => ({ origin: 'null', 'content-type': 'application/json' }), 403],
    ['no page', () => ({ 'content-type': 'application/json' }), 403],
    ['a form', () => ({ origin: server.url, 'content-type': 'text/plain' }), 403],
  ])('does nothing for %s, cookie or not', async (_, headers, status) => {
    for (const [path, body] of POSTS) {
      expect((await ask(path, body, { ...headers(), cookie })).status, path).toBe(status);
    }
    expect((await ask<AdminReply>('')).body.draining).toBe(false);
  });
});

test('hostile bodies are refused, and nothing changes', async () => {
  const hostile: readonly (readonly [string, unknown])[] = [
    ['/drain', { draining: 'yes' }],
    ['/drain', { draining: true, more: 1 }],
    ['/drain', []],
    ['/tables', { code: 7, skip: 0 }],
    ['/tables', { code: null, skip: -1 }],
    ['/tables', { code: null, skip: 1e9 }],
    ['/tables', { code: 'x'.repeat(500), skip: 0 }],
    ['/tables', JSON.parse('{"code":null,"skip":0,"__proto__":{"a":1}}')],
  ];
  for (const [path, body] of hostile) expect(await ask(path, body), path).toMatchObject({ status: 400 });
  for (const code of ['K7QXM', 'no-code', '%00', "' or 1=1"]) {
    for (const what of ['end', 'export']) {
      expect(await ask(`/tables/${encodeURIComponent(code)}/${what}`, {})).toMatchObject({ status: 404 });
    }
  }
  expect((await ask<AdminReply>('')).body.draining).toBe(false);
  expect((await ask<AdminTablesReply>('/tables', { code: "' or 1=1", skip: 0 })).body.tables).toEqual([]);
});

describe('what the host sees', () => {
  test('the server: tables, people, versions, storage', async () => {
    const { code, tokens } = await server.table(['Ada', 'Ben']);
    const ada = await Player.join(server.url, code, tokens.slice(0, 1));
    const { body } = await ask<AdminReply>('');
    expect(body).toMatchObject({ draining: false, saving: true, connected: 1, tables: { open: 1, most: 10_000 } });
    expect(body.tables.kept).toBeGreaterThan(0);
    expect(body.versions.boomtown).toMatch(/^\d+\.\d+\.\d+$/);
    expect(Object.keys(body.versions.rules)).toContain(OPEN_GAME);
    expect(body.storage?.used).toBeGreaterThan(1000);
    expect(body.storage?.free).toBeGreaterThan(0);
    const listed = await ask<AdminTablesReply>('/tables', { code: code.toLowerCase(), skip: 0 });
    expect(listed.body.tables).toMatchObject([{ code, names: ['Ada', 'Ben'], stage: 'waiting', connected: 1 }]);
    await ada.leave();
  });

  test('of a running match nothing that spectators do not know', async () => {
    const { code, tokens } = await server.table(['Ada', 'Ben']);
    const players = await Promise.all(tokens.map((token) => Player.join(server.url, code, [token])));
    await startMatch(players.map((player, seat) => [player, seat] as const));
    await play(players, 5);
    const { body } = await ask<TableExport>(`/tables/${code}/export`, {});
    expect(body).toMatchObject({ format: 'boomtown-table/1', stage: 'playing', entries: 5, names: ['Ada', 'Ben'] });
    const keys = Object.keys(body);
    expect(keys.toSorted()).toEqual(
      'commitment entries format game log madeAt names options stage startedAt terms watchable'.split(' '),
    );
    const everything = JSON.stringify([body, await ask(''), await ask('/tables', { code: null, skip: 0 })]);
    for (const token of tokens) expect(everything).not.toContain(token);
    const spectator = await Player.join(server.url, code, []);
    const { steps } = await spectator.ask('log', { count: 100 });
    expect('log' in body && body.log?.length).toBe(steps.length);
    await Promise.all([...players, spectator].map((player) => player.leave()));
  });

  test('nothing of the course of a running match that may not be watched; of a finished one its transcript', async () => {
    const { code, tokens } = await server.table(['Ada', 'Ben'], { watchable: false });
    const players = await Promise.all(tokens.map((token) => Player.join(server.url, code, [token])));
    await startMatch(players.map((player, seat) => [player, seat] as const));
    await play(players, 3);
    expect((await ask<TableExport>(`/tables/${code}/export`, {})).body).toMatchObject({ log: null, entries: 3 });
    await play(players);
    const held = await server.post(`/api/tables/${code}/transcript`, { tokens: tokens.slice(0, 1) });
    expect((await ask(`/tables/${code}/export`, {})).body).toEqual(held.body);
    await Promise.all(players.map((player) => player.leave()));
  });

  test('failures in our own words, without those of the error', () => {
    const line = { level: 50, time: 5, table: 'crane-7', msg: 'something failed in a table' };
    errors.hear(`${JSON.stringify({ ...line, err: { type: 'RulesFault', message: 'Ben holds the red card' } })}\n`);
    errors.hear(`${JSON.stringify({ level: 30, time: 6, msg: 'nothing of note' })}\n`);
    const failure = { what: 'something failed in a table', table: 'crane-7', kind: 'RulesFault' };
    expect(errors.all).toEqual([{ at: 5, times: 1, ...failure }]);
    for (let i = 0; i < 100; i += 1) errors.hear(`${JSON.stringify({ ...line, time: i, table: `crane-${i}` })}\n`);
    expect(errors.all.length).toBe(50);
    expect(errors.all[0]?.at).toBe(99);
  });

  test('of an error’s own type and code only what is a plain word', () => {
    const kindOf = (err: unknown) => {
      const some = new RecentErrors();
      some.hear(`${JSON.stringify({ level: 60, time: 1, msg: 'it failed', err })}\n`);
      return some.all[0]?.kind;
    };
    expect(kindOf({ type: 'StorageFault', code: 'SQLITE_FULL' })).toBe('StorageFault SQLITE_FULL');
    expect(kindOf({ type: 'Ben holds the red card', code: 'EACCES' })).toBe('EACCES');
    expect(kindOf({ type: 'Error', code: 11 })).toBe('Error');
    for (const odd of [{ type: 'a'.repeat(61) }, { type: '<b>' }, { code: { of: 'Ben' } }, {}, null, 'text']) {
      expect(kindOf(odd)).toBeUndefined();
    }
  });

  test('a failure that comes again is counted, with its last time, and stands first', () => {
    const some = new RecentErrors();
    const hear = (time: number, msg: string) => some.hear(`${JSON.stringify({ level: 50, time, msg })}\n`);
    hear(1, 'the disk is full');
    hear(2, 'a request failed');
    for (let time = 3; time < 90; time += 1) hear(time, 'the disk is full');
    expect(some.all).toEqual([
      { at: 89, what: 'the disk is full', times: 88 },
      { at: 2, what: 'a request failed', times: 1 },
    ]);
  });
});

test('a table whose record is damaged is listed as such, and not as playing', async () => {
  const tables = await Promise.all([1, 2].map(() => server.table(['Ada', 'Ben'])));
  for (const { code, tokens } of tables) {
    const both = await Player.join(server.url, code, tokens);
    await startMatch([[both, 0, 1]]);
    await play([both, both], 2);
    await both.leave();
  }
  const waiting = await server.table(['Cy']);
  await server.close();
  const [fine, damaged] = tables.map(({ code }) => code);
  const records = new DatabaseSync(join(server.dataDir, 'boomtown.sqlite'));
  records.prepare('update entries set action = ? where code = ? and entry = 2').run('{broken', damaged ?? '');
  records.prepare('update tables set options = ? where code = ?').run('{broken', waiting.code);
  records.close();
  await server.open();
  cookie = await signedIn();
  const { body } = await ask<AdminTablesReply>('/tables', { code: null, skip: 0 });
  const stageOf = (code: string | undefined) => body.tables.find((table) => table.code === code)?.stage;
  expect([fine, damaged, waiting.code].map(stageOf)).toEqual(['playing', 'unreadable', 'unreadable']);
  expect((await ask<TableExport>(`/tables/${fine}/export`, {})).status).toBe(200);
  expect(await ask(`/tables/${damaged}/end`, {})).toEqual({ status: 200, body: {} });
});

describe('what the host does', () => {
  test('a table that the host ends is gone, and everybody there gets a notice', async () => {
    const { code, tokens } = await server.table(['Ada', 'Ben']);
    const players = await Promise.all(tokens.map((token) => Player.join(server.url, code, [token])));
    await startMatch(players.map((player, seat) => [player, seat] as const));
    const spectator = await Player.join(server.url, code, []);
    expect(await ask(`/tables/${code}/end`, {})).toEqual({ status: 200, body: {} });
    for (const player of [...players, spectator]) expect(await player.closed).toBe(CLOSE.ended);
    expect((await server.info(code)).body.code).toBe('no-such-table');
    await expect(Player.join(server.url, code, tokens.slice(0, 1))).rejects.toMatchObject({
      refusal: { code: 'no-such-table' },
    });
    expect(await ask(`/tables/${code}/end`, {})).toMatchObject({ status: 404 });
  });

  test('one that sleeps is ended as well', async () => {
    const { code } = await server.table(['Ada']);
    expect((await ask(`/tables/${code}/end`, {})).status).toBe(200);
    expect((await server.info(code)).status).toBe(404);
  });

  test('and so is one whose record nobody can read', async () => {
    const { code } = await server.table(['Ada']);
    const records = new DatabaseSync(join(server.dataDir, 'boomtown.sqlite'));
    records.prepare('update tables set options = ? where code = ?').run('{broken', code);
    records.close();
    expect(await server.info(code)).toMatchObject({ status: 500, body: { code: 'unreadable' } });
    expect(await ask(`/tables/${code}/end`, {})).toEqual({ status: 200, body: {} });
    expect((await server.info(code)).status).toBe(404);
  });

  test('before an update no tables are made here, and every page shows the notice, until it is cancelled', async () => {
    const { code, tokens } = await server.table(['Ada', 'Ben']);
    const players = await Promise.all(tokens.map((token) => Player.join(server.url, code, [token])));
    const [ada] = players;
    await startMatch(players.map((player, seat) => [player, seat] as const));
    expect((await ask<AdminReply>('/drain', { draining: true })).body.draining).toBe(true);
    await until(() => players.every(({ state }) => state.updateComing), 'the news of the update');
    expect(await server.get('/readyz')).toEqual({ status: 503, body: { ready: false } });
    expect((await server.get('/healthz')).status).toBe(200);
    expect((await server.get('/api/house')).body).toMatchObject({ draining: true });
    const asked = { ...OPEN_TABLE, name: 'Cy', listed: false, watchable: true };
    expect(await server.post('/api/tables', asked)).toMatchObject({ status: 503, body: { code: 'draining' } });
    await play(players);
    expect(await ada?.refused('rematch', {})).toMatchObject({ code: 'draining' });
    await ask('/drain', { draining: false });
    await until(() => players.every(({ state }) => !state.updateComing), 'the news that there is none');
    expect((await server.get('/readyz')).status).toBe(200);
    expect((await server.post('/api/tables', asked)).status).toBe(201);
    expect(await ada?.ask('rematch', {})).toEqual({});
  });
});
