import type { ServerPolicyReply } from '@boomtown/wire';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../../src/limits/index.ts';
import { HandClock } from '../support/hand-clock.ts';
import { RawConnection } from '../support/raw-connection.ts';
import { RunningServer } from '../support/running-server.ts';
import { until } from '../support/until.ts';

/** More than may be worked off at a time. */
const SLOW = 10;

let server: RunningServer;
let clock: HandClock;
/** What everything that is measured costs. */
let each: number;
const open: RawConnection[] = [];
beforeEach(async () => {
  clock = new HandClock();
  each = 0;
  let cost = 0;
  server = await RunningServer.start({
    limits: { loop: DEFAULT_LIMITS.loop },
    socketClock: clock,
    meter: () => {
      cost += each;
      return cost;
    },
  });
});
afterEach(async () => {
  for (const { socket } of open.splice(0)) socket.destroy();
  await server.remove();
});

const raw = (path: string, headers: string, body: string) => {
  const head = `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n${headers}\r\n\r\n`;
  const connection = new RawConnection(Number(new URL(server.url).port), head + body);
  open.push(connection);
  return connection;
};

const FORMS = [
  ['that stop after a byte', 'Content-Length: 100', '{'],
  ['of unknown length', 'Transfer-Encoding: chunked', '1\r\n{\r\n'],
] as const;

test.each(FORMS)(
  'bodies %s take no place from others at their address, who hold a seat or not',
  async (_, length, body) => {
    const { code, tokens } = await server.table(['Ada']);
    for (const path of ['/api/tables', `/api/tables/${code}/open`]) {
      for (let i = 0; i < SLOW; i += 1) raw(path, length, body);
    }
    expect((await server.get<ServerPolicyReply>('/api/house')).status).toBe(200);
    expect((await server.post(`/api/tables/${code}/open`, { tokens })).status).toBe(200);
  },
);

test('nor while their address has to wait, where a seat is to be proved', async () => {
  const { code, tokens } = await server.table(['Ada']);
  const path = `/api/tables/${code}/open`;
  each = 500;
  await server.get(`/api/tables/${code}`);
  each = 0;
  expect((await server.get(`/api/tables/${code}`)).status).toBe(429);
  for (let i = 0; i < SLOW; i += 1) raw(path, 'Content-Length: 100', '{');
  await until(() => open.every(({ socket }) => socket.bytesWritten > 0), 'all to be sent');
  for (let i = 0; i < SLOW; i += 1) await server.get('/healthz');
  expect((await server.post(path, { tokens })).status).toBe(200);
});

test('a body that comes in two pieces is read as a whole, up to the largest that may be', async () => {
  const text = JSON.stringify({ padding: 'x'.repeat(64 * 1024 - 14) });
  const connection = raw('/api/tables', `Content-Length: ${text.length}`, text.slice(0, 40_000));
  expect((await server.get('/api/house')).status).toBe(200);
  connection.send(text.slice(40_000));
  await connection.hears('HTTP/1.1 400 ');
  expect(connection.heard).toContain('is not right');
});

test('a body of unknown length that grows too large is refused at once', async () => {
  const piece = `2000\r\n${'x'.repeat(0x2000)}\r\n`;
  await raw('/api/tables', 'Transfer-Encoding: chunked', piece.repeat(9)).hears('413');
});

test('fault 58: questions of monitoring are paid for, out of a budget of their own', async () => {
  each = 500;
  expect((await server.get('/healthz')).status).toBe(200);
  each = 0;
  expect((await server.get('/api/house')).status).toBe(200);
  let answered = false;
  const waits = server.get('/readyz').then(() => {
    answered = true;
  });
  const before = clock.now();
  await until(() => {
    clock.advance(100);
    return answered;
  }, 'an answer');
  await waits;
  expect(clock.now() - before).toBeGreaterThan(5_000);
});
