import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { trustIn } from '../../src/http/index.ts';
import { limitedServer } from '../../src/http-server.ts';
import { DEFAULT_LIMITS, LoopBudgets } from '../../src/limits/index.ts';
import { systemClock } from '../../src/monotonic-clock.ts';
import { HandClock } from '../support/hand-clock.ts';
import { RawConnection } from '../support/raw-connection.ts';
import { until } from '../support/until.ts';

/** More than an answer may hold back before Node parses no further. */
const LARGE = 'x'.repeat(1024 * 1024);

const open: RawConnection[] = [];
let clock: HandClock;
/** What everything that is measured costs. */
let each: number;
let port: number;
let asked: string[];
let stop: () => Promise<void>;

async function start(proxies: readonly string[] = []): Promise<void> {
  [each, asked, clock] = [0, [], new HandClock()];
  let cost = 0;
  const budgets = new LoopBudgets(DEFAULT_LIMITS.loop, clock, () => {
    cost += each;
    return cost;
  });
  const log = pino({ level: 'silent' });
  const { http, serve } = limitedServer(DEFAULT_LIMITS, trustIn(proxies), log, systemClock, budgets);
  serve((request: IncomingMessage, response) => {
    asked.push(request.url ?? '');
    response.end(request.url === '/large' ? LARGE : 'well');
  });
  http.on('upgrade', (_request, socket, head) => {
    socket.on('end', () => socket.destroy());
    socket.write('HTTP/1.1 101 Switching Protocols\r\n\r\n');
    socket.write(head);
    socket.on('data', (data: Buffer) => socket.write(data));
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  ({ port } = http.address() as AddressInfo);
  stop = async () => {
    http.close();
    http.closeAllConnections();
    for (const { socket } of open.splice(0)) socket.destroy();
    await once(http, 'close');
  };
}

beforeEach(() => start());
afterEach(() => stop());

function raw(bytes: string): RawConnection {
  const connection = new RawConnection(port, bytes);
  open.push(connection);
  return connection;
}

const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${more}\r\n`;

/** Sends what costs so much, and then asks for something over another connection: that is answered only as time goes on. */
async function waitsAfter(bytes: string, answer: string): Promise<void> {
  each = 500;
  const began = clock.now();
  const costly = raw(bytes);
  await costly.hears(answer);
  each = 0;
  const next = raw(get('/next'));
  await until(() => {
    clock.advance(100);
    return next.heard.includes('well');
  }, 'an answer');
  expect(clock.now() - began).toBeGreaterThan(5_000);
}

describe('fault 58: what comes over HTTP connections is paid for by their address', () => {
  test('also where Node answers by itself', () => waitsAfter(get('/', 'Expect: all\r\n'), '417'));

  test('also where it is no request', () => waitsAfter('no request\r\n\r\n', '400'));

  test('also where it may be read in two ways', () => waitsAfter(get('http://127.0.0.1/'), '400'));

  test('also a body that nobody reads: it is read on only as far as that is paid for', async () => {
    const connection = raw(`POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 99999999\r\n\r\n`);
    await connection.hears('well');
    each = 70;
    connection.send(LARGE.repeat(64));
    await until(() => connection.socket.writableLength > 0, 'what the system does not take any more');
    each = 0;
    const next = raw(get('/next'));
    await until(() => {
      clock.advance(100);
      return next.heard.includes('well');
    }, 'an answer');
    expect(connection.socket.writableLength).toBeGreaterThan(0);
  });

  test('a body that a trusted proxy passes on by the address for which it asks, and by nobody else behind it', async () => {
    await stop();
    await start(['loopback']);
    const from = (address: string) => `X-Forwarded-For: ${address}\r\n`;
    const connection = raw(get('/', `${from('192.0.2.1')}Content-Length: 99999999\r\n`));
    await connection.hears('well');
    each = 70;
    connection.send(LARGE.repeat(64));
    await until(() => connection.socket.writableLength > 0, 'what the system does not take any more');
    await raw(get('/next', from('192.0.2.2'))).hears('well');
    each = 0;
    const began = clock.now();
    const same = raw(get('/next', `${from('192.0.2.1')}Content-Length: 4\r\n`));
    await same.hears('well');
    same.send('body');
    same.send(get('/again', from('192.0.2.1')));
    await until(() => {
      clock.advance(100);
      return same.heard.split('well').length === 3;
    }, 'the next answer');
    expect(clock.now() - began).toBeGreaterThan(500);
    expect(connection.socket.writableLength).toBeGreaterThan(0);
  });

  test('but not what a trusted proxy passes on besides', async () => {
    await stop();
    await start(['loopback']);
    each = 500;
    await raw(get('/', 'Expect: all\r\n')).hears('417');
    await raw(get('/next')).hears('well');
  });
});

test('nothing is parsed while a client takes nothing of its answers, and all of it is afterwards', async () => {
  const client = raw('');
  client.socket.pause();
  client.send(get('/large') + get('/small', `X-Fill: ${'x'.repeat(12_000)}\r\n`));
  await until(() => asked.includes('/large'), 'the large answer to be begun');
  client.socket.resume();
  await client.hears('well');
  expect(asked).toEqual(['/large', '/small']);
});

test('what follows an upgrade at once comes over the socket that it becomes, in its order', async () => {
  const fill = 'abcdefgh'.repeat(1_000);
  const client = raw(get('/', `Connection: Upgrade\r\nUpgrade: websocket\r\nX-Fill: ${'x'.repeat(2_000)}\r\n`) + fill);
  await client.hears(fill);
});

test('a body in thousands of pieces is cut off, one in hundreds is read', async () => {
  const head = 'POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n';
  await stop();
  const log = pino({ level: 'silent' });
  const { http, serve } = limitedServer(DEFAULT_LIMITS, trustIn([]), log);
  serve(() => undefined);
  http.listen(port, '127.0.0.1');
  await once(http, 'listening');
  stop = async () => {
    for (const { socket } of open.splice(0)) socket.destroy();
    http.close();
    http.closeAllConnections();
    await once(http, 'close');
  };
  const short = raw(head + '1\r\na\r\n'.repeat(900));
  await raw(head + '1\r\na\r\n'.repeat(2_000)).ended();
  expect(short.isEnded).toBe(false);
});
