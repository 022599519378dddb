import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { VERSION } from '../../src/this-build.ts';
import { OPEN_GAME } from '../support/chosen-games.ts';
import { Player, play, startMatch } from '../support/player.ts';
import { RunningServer } from '../support/running-server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await RunningServer.start();
});
afterAll(() => server.remove());

/** The value of a line of `/metrics`. */
async function measured(line: string): Promise<number> {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  const found = text.split('\n').find((one) => one.startsWith(`${line} `));
  return Number(found?.slice(line.length + 1) ?? Number.NaN);
}

describe('the numbers', () => {
  test('tell of tables, people, actions, refusals, storage and the event loop, and name nobody', async () => {
    const { code, tokens } = await server.table(['Ada', 'Ben']);
    await server.table(['Cy']);
    const players = await Promise.all(tokens.map((token) => Player.join(server.url, code, [token])));
    const spectator = await Player.join(server.url, code, []);
    await startMatch(players.map((player, seat) => [player, seat] as const));
    const made = await play(players, 6);
    expect(await spectator.refused('standUp', { seat: 0 })).toMatchObject({ code: 'not-your-seat' });
    expect((await server.get('/api/tables/BBBBB')).status).toBe(404);
    expect(made).toBe(6);
    expect(await measured('boomtown_tables_kept')).toBe(2);
    expect(await measured('boomtown_tables_open')).toBe(1);
    expect(await measured('boomtown_seats_connected')).toBe(2);
    expect(await measured('boomtown_watchers_connected')).toBe(1);
    expect(await measured(`boomtown_action_seconds_count{game="${OPEN_GAME}"}`)).toBe(6);
    expect(await measured('boomtown_refusals_total{code="not-your-seat"}')).toBe(1);
    expect(await measured('boomtown_refusals_total{code="no-such-table"}')).toBe(1);
    expect(await measured('boomtown_storage_seconds_count')).toBeGreaterThan(6);
    await expect.poll(() => measured('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
    const text = await (await fetch(`${server.url}/metrics`)).text();
    for (const secret of [code, ...tokens, 'Ada', '127.0.0.1']) expect(text).not.toContain(secret);
    await Promise.all([...players, spectator].map((player) => player.leave()));
    expect(await measured('boomtown_seats_connected')).toBe(0);
  });
});

test('it says in which version it runs', async () => {
  expect(await server.get('/healthz')).toEqual({ status: 200, body: { ok: true, version: VERSION } });
});

test('it is ready while everything can be done', async () => {
  expect(await server.get('/readyz')).toEqual({ status: 200, body: { ready: true } });
});

test('the log is JSON, and holds no token, code, name, action or address, whatever goes wrong', async () => {
  const { code, tokens } = await server.table(['Adalbert', 'Bertha']);
  const players = await Promise.all(tokens.map((token) => Player.join(server.url, code, [token])));
  await startMatch(players.map((player, seat) => [player, seat] as const));
  await play(players, 4);
  await players[0]?.refused('act', { id: 'x', step: 99, seat: 1, action: { type: 'planted-action' } });
  await server.postText(`/api/tables/${code}/seats`, '{"name":', {});
  await server.postText('/api/tables', `{"planted-body":"${tokens[0]}"}`);
  for (let i = 0; i < 12; i += 1) await server.get(`/api/tables/BBBB${'BCDFGHJKLMNP'[i]}`);
  await server.close();
  const file = new DatabaseSync(join(server.dataDir, 'boomtown.sqlite'));
  file.prepare("update tables set options = '{' where code = ?").run(code);
  file.close();
  await server.open();
  expect(await server.info(code)).toMatchObject({ body: { code: 'unreadable' } });
  expect(server.logged.length).toBeGreaterThan(0);
  for (const line of server.logged) expect(JSON.parse(line)).toHaveProperty('msg');
  const log = server.logged.join('\n');
  for (const secret of [code, ...tokens, 'Adalbert', 'Bertha', 'planted', '127.0.0.1', '::ffff']) {
    expect(log.includes(secret), secret).toBe(false);
  }
});
