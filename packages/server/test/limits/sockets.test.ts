import { connect, type Socket } from 'node:net';
import { CLOSE, type HttpRefusal, WIRE_VERSION } from '@boomtown/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { RunningServer } from '../support/running-server.ts';
import { until } from '../support/until.ts';

const EACH = 3;
// An address for each test, since a server may hear of the last one's farewells a moment later.
const HOME = '192.0.2.1';
const SCHOOL = '192.0.2.8';

let server: RunningServer;
let code: string;
let tokens: readonly string[];
beforeAll(async () => {
  server = await RunningServer.start({ limits: { socketsAnAddress: EACH } }, { TRUSTED_PROXIES: 'loopback' });
  ({ code, tokens } = await server.table(['Ada', 'Ben']));
});
afterAll(() => server.remove());

interface Reservation {
  readonly sessionId: string;
  readonly roomId: string;
  readonly processId: string;
}

function ask<T = HttpRefusal>(path: string, body: object, from: string) {
  return server.postText<T>(path, JSON.stringify(body), { 'x-forwarded-for': from });
}

const join = (from: string, held: readonly string[] = []) =>
  ask<Reservation & HttpRefusal>(`/matchmake/joinById/${code}`, { wire: WIRE_VERSION, tokens: held }, from);

function socketTo({ sessionId, roomId, processId }: Reservation, from: string): WebSocket {
  const address = `${server.url.replace('http', 'ws')}/${processId}/${roomId}?sessionId=${sessionId}`;
  return new WebSocket(address, { headers: { 'x-forwarded-for': from } });
}

/** What becomes of an attempt: `open`, or the status with which it was turned away. */
function attempt(socket: WebSocket): Promise<'open' | number | undefined> {
  return new Promise((resolve) => {
    socket.once('open', () => resolve('open'));
    socket.once('unexpected-response', (_request, { statusCode }) => resolve(statusCode));
    socket.once('error', () => undefined);
  });
}

async function open(from: string, held: readonly string[] = []): Promise<WebSocket> {
  const { body } = await join(from, held);
  const socket = socketTo(body, from);
  expect(await attempt(socket)).toBe('open');
  return socket;
}

async function closeAll(sockets: readonly WebSocket[]): Promise<void> {
  for (const socket of sockets) socket.terminate();
  await until(() => sockets.every(({ readyState }) => readyState === WebSocket.CLOSED), 'the sockets to be closed');
}

describe('sockets of one address', () => {
  test('beyond the limit the next is refused in words, others are not, and a closed one makes room', async () => {
    const sockets = [await open(HOME), await open(HOME), await open(HOME)];
    const refused = await join(HOME);
    expect([refused.status, refused.body.code]).toEqual([429, 'too-many-sockets']);
    expect(refused.body.message).toMatch(/from your network/);
    // The page asks this first, and tells its person why it waits.
    const opened = await ask(`/api/tables/${code}/open`, {}, HOME);
    expect(opened).toMatchObject({ status: 429, body: { code: 'too-many-sockets', retryAfter: 10 } });
    sockets.push(await open('192.0.2.2'));
    expect((await server.info(code)).status).toBe(200);

    await closeAll(sockets.slice(0, 1));
    let again = await join(HOME);
    for (let i = 0; i < 100 && again.status !== 200; i += 1) again = await join(HOME);
    expect(again.status).toBe(200);
    await closeAll(sockets);
  });

  test('the player who holds a seat comes in all the same, from the same address, and the newest socket of a seat stays', async () => {
    const sockets = [await open(SCHOOL), await open(SCHOOL), await open(SCHOOL)];
    expect((await join(SCHOOL)).status).toBe(429);
    const [ada = '', ben = ''] = tokens;
    const former = await open(SCHOOL, [ada]);
    const closed = new Promise((resolve) => former.once('close', resolve));
    sockets.push(await open(SCHOOL, [ada]), await open(SCHOOL, [ben]));
    expect(await closed).toBe(CLOSE.elsewhere);
    expect((await join(SCHOOL, ['0'.repeat(32)])).status).toBe(429);
    expect(sockets.map(({ readyState }) => readyState)).toEqual(sockets.map(() => WebSocket.OPEN));
    await closeAll(sockets);
  });

  test('an IPv6 household is one, whatever addresses it takes', async () => {
    const sockets = [await open('2001:db8:0:1::1'), await open('2001:db8:0:1::2'), await open('2001:db8:0:1:a::3')];
    expect((await join('2001:db8:0:1:ffff::4')).body.code).toBe('too-many-sockets');
    expect((await join('2001:db8:0:2::1')).status).toBe(200);
    await closeAll(sockets);
  });

  test('reservations that were gathered before open no more', async () => {
    const from = '192.0.2.9';
    const gathered = [];
    for (let i = 0; i < 3 * EACH; i += 1) gathered.push((await join(from)).body);
    const sockets = gathered.map((one) => socketTo(one, from));
    const became = await Promise.all(sockets.map(attempt));
    expect(became.filter((what) => what === 'open')).toHaveLength(EACH);
    expect(became.filter((what) => what === 429)).toHaveLength(2 * EACH);
    await closeAll(sockets);
  });
});

describe('fault 39: an unfinished or refused connection keeps a place that a player needs', () => {
  const FROM = '192.0.2.10';
  const KEY = 'AAAAAAAAAAAAAAAAAAAAAA==';
  const HANDSHAKE = `Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${KEY}`;
  const upgrade = (target: string) =>
    `GET ${target} HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: ${FROM}\r\n${HANDSHAKE}\r\n\r\n`;

  /** Sends bytes over a connection that never says goodbye. Settles when it is answered or ended. */
  const halfOpen = (bytes: string) =>
    new Promise<Socket>((resolve) => {
      const { hostname, port } = new URL(server.url);
      const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true }, () => socket.write(bytes));
      for (const event of ['data', 'error', 'close']) socket.once(event, () => resolve(socket));
    });

  test('refused upgrades whose clients leave them half-open are ended, and seats and spectators come in', async () => {
    const refused: Socket[] = [];
    for (let i = 0; i < 5 * EACH; i += 1)
      refused.push(await halfOpen(upgrade(i % 2 === 0 ? '/none/KKPPQ?sessionId=a' : '*')));
    const sockets = [await open(FROM), await open(FROM), await open(FROM), await open(FROM, tokens.slice(0, 1))];
    await until(() => refused.every(({ closed, readableEnded }) => closed || readableEnded), 'the refused to be ended');
    for (const socket of refused) socket.destroy();
    await closeAll(sockets);
  });

  test('nor does an upgrade whose headers never end', async () => {
    const { hostname, port } = new URL(server.url);
    const begun = Array.from({ length: 5 * EACH }, () => {
      const socket = connect(Number(port), hostname, () => socket.write(upgrade('/none/KKPPQ').slice(0, -4)));
      return socket.on('error', () => undefined);
    });
    await until(() => begun.every(({ bytesWritten }) => bytesWritten > 0), 'all to have begun');
    await closeAll([await open(FROM), await open(FROM), await open(FROM)]);
    for (const socket of begun) socket.destroy();
  });
});
