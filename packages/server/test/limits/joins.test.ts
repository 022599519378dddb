import { type HttpRefusal, WIRE_VERSION } from '@boomtown/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../../src/index.ts';
import { RunningServer } from '../support/running-server.ts';

const MOST = 4;

let server: RunningServer;
beforeAll(async () => {
  const aMinute = { ...DEFAULT_LIMITS.aMinute, sit: MOST, join: MOST };
  server = await RunningServer.start({ limits: { aMinute } }, { TRUSTED_PROXIES: 'loopback' });
});
afterAll(() => server.remove());

const post = (path: string, body: object, from: string) =>
  server.postText<HttpRefusal>(path, JSON.stringify(body), { 'x-forwarded-for': from });

test.each([
  ['joins', (code: string) => `/matchmake/joinById/${code}`, { wire: WIRE_VERSION, tokens: [] }, '192.0.2.1', 200],
  ['openings', (code: string) => `/api/tables/${code}/open`, {}, '192.0.2.2', 200],
  ['tries at a seat', (code: string) => `/api/tables/${code}/seats`, { name: 'Cy' }, '192.0.2.3', 409],
])('%s of one address: limited by the minute; others are not held up', async (_, path, body, from, status) => {
  const { code } = await server.table(['Ada']);
  await post(`/api/tables/${code}/seats`, { name: 'Ben' }, '203.0.113.1');
  for (let i = 0; i < MOST; i += 1) expect((await post(path(code), body, from)).status).toBe(status);
  const refused = await post(path(code), body, from);
  expect(refused).toMatchObject({ status: 429, body: { code: 'too-fast' } });
  expect(refused.body.retryAfter).toBeGreaterThan(0);
  expect((await post(path(code), body, `${from}0`)).status).toBe(status);
});
