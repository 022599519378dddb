import type { HttpRefusal } from '@boomtown/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../../src/index.ts';
import { OPEN_TABLE } from '../support/chosen-games.ts';
import { RunningServer } from '../support/running-server.ts';

const MOST = 3;

let server: RunningServer;
beforeAll(async () => {
  const aMinute = { ...DEFAULT_LIMITS.aMinute, make: MOST };
  server = await RunningServer.start({ limits: { aMinute } }, { TRUSTED_PROXIES: 'loopback' });
});
afterAll(() => server.remove());

const asked = { ...OPEN_TABLE, name: 'Ada', listed: true, watchable: true };
const make = (from: string, body: object = asked) =>
  server.postText<HttpRefusal>('/api/tables', JSON.stringify(body), { 'x-forwarded-for': from });

test('one address makes a limited number of tables a minute, then gets a waiting time; another one makes its own', async () => {
  for (let i = 0; i < MOST; i += 1) expect((await make('192.0.2.1')).status).toBe(201);
  const refused = await make('192.0.2.1');
  expect(refused).toMatchObject({ status: 429, body: { code: 'too-fast', message: expect.stringMatching(/\w+/) } });
  expect(refused.body.retryAfter).toBeGreaterThan(50);
  expect((await make('192.0.2.2')).status).toBe(201);
  expect((await server.get<readonly unknown[]>('/api/tables')).body).toHaveLength(MOST + 1);
});

test('what is refused counts as well, so that nobody tries for nothing', async () => {
  for (let i = 0; i < MOST; i += 1) expect((await make('192.0.2.3', {})).status).toBe(400);
  expect((await make('192.0.2.3')).status).toBe(429);
});

test('an IPv6 household is one, whatever addresses it takes', async () => {
  for (let i = 0; i < MOST; i += 1) expect((await make(`2001:db8:0:1:${i}::1`)).status).toBe(201);
  expect((await make('2001:db8:0:1:ffff::1')).status).toBe(429);
  expect((await make('2001:db8:0:2::1')).status).toBe(201);
});
