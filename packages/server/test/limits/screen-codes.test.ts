import { randomBytes } from 'node:crypto';
import type { HttpRefusal, ScreenReply } from '@boomtown/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RunningServer } from '../support/running-server.ts';

const AT_ONCE = 3;
let server: RunningServer;
beforeAll(async () => {
  server = await RunningServer.start({ limits: { screenCodes: AT_ONCE, wrongCodes: AT_ONCE } });
});
afterAll(() => server.remove());

const look = (token: string) => server.post<ScreenReply & HttpRefusal>('/api/screens', { token });

test('an address is given a few codes for big screens a minute, and asks after them as often as it likes', async () => {
  const tokens = Array.from({ length: AT_ONCE }, () => randomBytes(16).toString('hex'));
  for (const token of tokens) expect((await look(token)).status).toBe(200);
  const refused = await look(randomBytes(16).toString('hex'));
  expect(refused).toMatchObject({ status: 429, body: { code: 'too-fast' } });
  expect(refused.body.retryAfter).toBeGreaterThan(0);
  for (const token of [...tokens, ...tokens]) expect((await look(token)).status).toBe(200);
});

test('who tries many codes has to wait, also with a seat', async () => {
  const { code, tokens } = await server.table(['Ada', 'Ben']);
  const guess = (screen: string) =>
    server.post<HttpRefusal>(`/api/tables/${code}/screens`, { tokens: [tokens[0]], screen });
  const codes: string[] = [];
  for (let tries = 0; tries <= AT_ONCE + 1; tries += 1) codes.push((await guess('BCDFGH')).body.code);
  expect(codes.slice(0, AT_ONCE)).toEqual(codes.slice(0, AT_ONCE).fill('no-screen-code'));
  expect(codes.at(-1)).toBe('too-many-codes');
});
