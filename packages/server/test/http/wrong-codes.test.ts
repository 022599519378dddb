import { CODE_ALPHABET, type HttpRefusal } from '@boomtown/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RunningServer } from '../support/running-server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await RunningServer.start();
});
afterAll(() => server.remove());

test('fault 4: after ten wrong codes in a minute from one address it has to wait, also with a right one', async () => {
  const { code } = await server.table(['Ada']);
  const wrong = (i: number) => `/api/tables/KPQR${CODE_ALPHABET[i % CODE_ALPHABET.length]}`;
  for (let i = 0; i < 10; i += 1) expect((await server.get(wrong(i))).status).toBe(404);
  const refused = await server.get<HttpRefusal>(wrong(10));
  expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-codes', retryAfter: 5 } });
  const right = await fetch(`${server.url}/api/tables/${code}`);
  expect(right.status).toBe(429);
  expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0);
  const sneaky = await fetch(`${server.url}/api/tables/${code}`, {
    headers: { 'x-forwarded-for': '203.0.113.9', 'x-real-ip': '203.0.113.9' },
  });
  expect(sneaky.status).toBe(429);
  // What needs no code is still answered.
  expect((await server.get('/api/tables')).status).toBe(200);
}, 10_000);
