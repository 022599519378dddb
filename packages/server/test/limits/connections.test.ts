import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import { trustIn } from '../../src/http/index.ts';
import { limitedServer } from '../../src/http-server.ts';
import { DEFAULT_LIMITS, type Limits } from '../../src/limits/index.ts';
import { type MonotonicClock, systemClock } from '../../src/monotonic-clock.ts';
import { HandClock } from '../support/hand-clock.ts';
import { RawConnection } from '../support/raw-connection.ts';
import { until } from '../support/until.ts';

const EACH = 4;
/** More than a small answer, and than a client's system takes by itself; the server's own takes it at once. */
const MEDIUM = `well${'.'.repeat(1024 * 1024)}`;
/** More than all buffers on the way take. */
const LARGE = Buffer.alloc(64 * 1024 * 1024);

const open: RawConnection[] = [];
let stop: () => Promise<void>;
let port: number;
/** The large answers that were begun, in order. */
let large: ServerResponse[];
/** So are the medium ones. */
let medium: ServerResponse[];
let logged: string[];
afterEach(async () => {
  for (const { socket } of open.splice(0)) socket.destroy();
  await stop();
});

/** Starts a server that answers `/large` with more than anybody reads, and all else shortly. */
async function start(
  limits: Partial<Limits>,
  proxies: readonly string[] = [],
  clock: MonotonicClock = systemClock,
): Promise<void> {
  [large, medium, logged] = [[], [], []];
  const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) });
  const { http, serve } = limitedServer({ ...DEFAULT_LIMITS, ...limits }, trustIn(proxies), log, clock);
  serve((request: IncomingMessage, response: ServerResponse) => {
    if (request.url === '/medium') {
      medium.push(response);
      return void response.end(MEDIUM);
    }
    if (request.url !== '/large') return void request.resume().on('end', () => response.end('well'));
    large.push(response);
    response.end(LARGE);
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  ({ port } = http.address() as AddressInfo);
  stop = async () => {
    http.close();
    http.closeAllConnections();
    await once(http, 'close');
  };
}

function raw(bytes = ''): RawConnection {
  const connection = new RawConnection(port, bytes);
  open.push(connection);
  return connection;
}

const get = (path: string, from = '192.0.2.1') =>
  `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: ${from}\r\n\r\n`;

/** Opens a connection that was answered once and waits for more. */
async function idle(): Promise<RawConnection> {
  const connection = raw(get('/'));
  await connection.hears('well');
  return connection;
}

/** Opens connections, one after the other, that ask for much and read nothing of it. */
async function unread(count: number, from?: string): Promise<void> {
  for (let i = 1; i <= count; i += 1) {
    const before = large.length;
    raw(get('/large', from)).socket.pause();
    await until(() => large.length > before, 'a large answer to be begun');
  }
}

const closed = () => large.filter((response) => response.closed).length;

test('the log says once a minute that all HTTP connections are taken and old ones are closed for newcomers', async () => {
  const clock = new HandClock();
  await start({ connectionsInAll: EACH }, [], clock);
  const first = await idle();
  for (let i = 1; i < EACH; i += 1) await idle();
  expect(logged).toEqual([]);
  await idle();
  await first.ended();
  await idle();
  expect(logged).toEqual([expect.stringContaining('all HTTP connections are taken')]);
  clock.advance(60_000);
  await idle();
  expect(logged).toHaveLength(2);
});

describe('HTTP connections of one address', () => {
  test('beyond the limit close the one on which nothing happened for the longest time, and the newcomer is answered', async () => {
    await start({ connectionsAnAddress: EACH });
    const [first, second] = [await idle(), await idle()];
    first.send(get('/'));
    await until(() => first.heard.split('well').length === 3, 'the second answer');
    for (let i = 0; i < EACH - 1; i += 1) await idle();
    await second.ended();
    expect(first.isEnded).toBe(false);
  });

  test('that hold answers without reading them lock nobody out', async () => {
    await start({ connectionsAnAddress: EACH });
    await unread(3 * EACH);
    await until(() => closed() === 2 * EACH, 'the oldest to be closed');
    await idle();
    await until(() => closed() === 2 * EACH + 1, 'one more to be closed');
    expect(large.map((response) => response.closed)).toEqual(large.map((_, i) => i <= 2 * EACH));
  });

  test('are those that a trusted proxy asks for, and the proxy’s own that wait are not counted', async () => {
    await start({ connectionsAnAddress: EACH }, ['loopback']);
    const idles = [];
    for (let i = 0; i < 3 * EACH; i += 1) idles.push(await idle());
    await unread(2 * EACH, '192.0.2.2');
    await unread(EACH, '192.0.2.3');
    await until(() => closed() === EACH, 'the oldest to be closed');
    expect(large.map((response) => response.closed)).toEqual(large.map((_, i) => i < EACH));
    expect(idles.some(({ isEnded }) => isEnded)).toBe(false);
  });

  test('are limited in all, too: the address with the most loses its oldest', async () => {
    await start({ connectionsInAll: 3 * EACH }, ['loopback']);
    await unread(EACH, '192.0.2.2');
    await unread(2 * EACH, '192.0.2.3');
    await unread(1, '192.0.2.4');
    await until(() => closed() === 1, 'one to be closed');
    expect(large[EACH]?.closed).toBe(true);
  });
});

describe('requests that do not wait for the answers before them', () => {
  test('are answered one after the other', async () => {
    await start({});
    const connection = raw(get('/') + get('/none') + get('/'));
    await until(() => connection.heard.split('well').length === 4, 'three answers');
    connection.send(get('/'));
    await until(() => connection.heard.split('well').length === 5, 'one more');
  });

  test('are not begun before those, nor when their connection is closed meanwhile', async () => {
    await start({});
    const connection = raw(get('/large').repeat(5));
    connection.socket.pause();
    await until(() => large.length > 0, 'the first to be begun');
    connection.socket.destroy();
    await until(() => closed() === 1, 'it to be closed');
    expect((await idle()).heard).toContain('well');
    expect(large).toHaveLength(1);
  });

  test('are too many at some point, and their connection is closed', async () => {
    await start({});
    raw(get('/large').repeat(20)).socket.pause();
    await until(() => large.length === 1 && closed() === 1, 'it to be closed');
    expect((await idle()).heard).toContain('well');
    expect(large).toHaveLength(1);
  });
});

describe('fault 39: an HTTP connection that is never finished', () => {
  const times = (changed: Partial<Limits['httpTimes']>) => ({
    httpTimes: { ...DEFAULT_LIMITS.httpTimes, ...changed },
  });

  test.each([
    ['says nothing', ''],
    ['never ends its headers', 'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-A: '],
    ['never ends its body', 'POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{"game":'],
    ['never ends a body of pieces', 'POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nabc'],
  ])('and %s is closed', async (_, bytes) => {
    await start(times({ headersMs: 200, requestMs: 400 }));
    expect(await raw(bytes).ended()).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('and waits for its next request is closed in time, and not before usual proxies close it', async () => {
    await start(times({ idleMs: 1 }));
    await (await idle()).ended();
    await stop();
    await start({});
    // Caddy keeps an idle connection for two minutes, nginx and most others for one.
    expect(Number(/Keep-Alive: timeout=(\d+)/.exec((await idle()).heard)?.[1])).toBeGreaterThan(120);
  });

  test('and takes nothing of its answer is closed', async () => {
    await start(times({ unreadMs: 300 }));
    await unread(1);
    await until(() => closed() === 1, 'it to be closed');
    expect(large[0]?.writableFinished).toBe(false);
  });

  /** What a client finds that reads on: a reset, or all that the system buffered for it. */
  const found = ({ socket }: RawConnection) =>
    new Promise((resolve) => {
      socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code));
      socket.once('end', () => resolve('end'));
      socket.resume();
    });
  const { unreadMs } = DEFAULT_LIMITS.httpTimes;

  test('and takes nothing of its answer is reset after the time for that, and nothing is buffered for it', async () => {
    const clock = new HandClock();
    await start({}, ['loopback'], clock);
    await unread(1);
    clock.advance(0.9 * unreadMs);
    expect(closed()).toBe(0);
    clock.advance(0.3 * unreadMs);
    await until(() => closed() === 1, 'it to be closed');
    const [connection] = open;
    expect(connection === undefined ? null : await found(connection)).toBe('ECONNRESET');
  });

  /** A connection whose client asked for an answer and, as far as the server can see, took it. */
  const taken = async (path: string) => {
    const connection = raw(get(path));
    await connection.hears('well');
    return connection;
  };

  test('and took a large answer, as far as the server can see, is reset after that time as well, or closed after one more answer', async () => {
    const clock = new HandClock();
    await start({}, [], clock);
    const [silent, asking] = [await taken('/medium'), await taken('/medium')];
    clock.advance(0.9 * unreadMs);
    asking.send(get('/'));
    await until(() => asking.heard.split('well').length === 3, 'the second answer');
    silent.socket.pause();
    clock.advance(0.3 * unreadMs);
    expect(await found(silent)).toBe('ECONNRESET');
    expect(asking.heard).toContain('Connection: close');
    asking.send(get('/'));
    expect((await asking.ended()).split('well')).toHaveLength(3);
  });

  test('and takes nothing of a large answer keeps nothing by asking for more: for small answers, for large ones, or late', async () => {
    const clock = new HandClock();
    await start({}, [], clock);
    const asked = [get('/medium') + get('/').repeat(3), get('/medium').repeat(5), get('/medium')].map((requests) => {
      const connection = raw();
      connection.socket.pause();
      connection.send(requests);
      return connection;
    });
    await until(() => medium.length === 4 && medium.every((answer) => answer.closed), 'what is answered at once');
    clock.advance(0.9 * unreadMs);
    const [, , late] = asked;
    late?.send(get('/medium'));
    await until(() => medium[4]?.closed === true, 'what is answered late');
    clock.advance(1.3 * unreadMs);
    for (const connection of asked) expect(await found(connection)).toBe('ECONNRESET');
    expect(medium).toHaveLength(5);
  });

  test('and took a small one, or is a trusted proxy’s, may wait longer', async () => {
    const clock = new HandClock();
    for (const [path, proxies] of [
      ['/', []],
      ['/medium', ['loopback']],
    ] as const) {
      await start({}, proxies, clock);
      const connection = await taken(path);
      clock.advance(3 * unreadMs);
      connection.send(get('/'));
      await until(() => connection.heard.split('well').length === 3, 'the next answer');
      await stop();
    }
  });

  /** A connection that reads nothing before it is asked to; its client asks for a medium answer with this header. */
  const unreadMedium = async (header: 'Connection: close' | 'Connection: keep-alive') => {
    const before = medium.length;
    const connection = raw();
    connection.socket.pause();
    connection.send(`GET /medium HTTP/1.1\r\nHost: 127.0.0.1\r\n${header}\r\n\r\n`);
    await until(() => medium[before]?.closed === true, 'the answer to be handed over');
    return { connection, near: medium[before]?.req.socket };
  };

  test('and asks to be closed after a large answer is reset after that time if it takes nothing of it', async () => {
    const clock = new HandClock();
    await start({}, [], clock);
    const { connection, near } = await unreadMedium('Connection: close');
    clock.advance(0.9 * unreadMs);
    expect(near?.destroyed).toBe(false);
    clock.advance(0.3 * unreadMs);
    expect(await found(connection)).toBe('ECONNRESET');
  });

  test('and asks to be closed after a large answer is closed as soon as its client closed it', async () => {
    await start({}, [], new HandClock());
    const { connection, near } = await unreadMedium('Connection: close');
    expect(await found(connection)).toBe('end');
    expect(connection.heard).toContain(MEDIUM);
    connection.socket.end();
    await until(() => near?.destroyed === true, 'it to be closed on this side, too');
  });

  test.each(['Connection: close', 'Connection: keep-alive'] as const)(
    'and (%s) leaves a large answer unread is reset as soon as its client ends it, or sends what is no request',
    async (header) => {
      await start({}, [], new HandClock());
      const [ended, senseless] = [await unreadMedium(header), await unreadMedium(header)];
      ended.connection.socket.end();
      senseless.connection.send('none\r\n\r\n');
      for (const { connection, near } of [ended, senseless]) {
        await until(() => near?.destroyed === true, 'it to be closed');
        expect(await found(connection)).toBe('ECONNRESET');
      }
    },
  );

  test('and takes its answer slowly is closed', async () => {
    await start(times({ answerMs: 300 }));
    const { socket } = raw(get('/large'));
    socket.on('data', () => socket.pause());
    const slowly = setInterval(() => socket.resume(), 20);
    await until(() => large.length === 1 && closed() === 1, 'it to be closed').finally(() => clearInterval(slowly));
    expect(large[0]?.writableFinished).toBe(false);
  });

  test('and wants to become a socket while it owes an answer is closed', async () => {
    await start({});
    const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket';
    const connection = raw(`${get('/large')}GET /none HTTP/1.1\r\nHost: 127.0.0.1\r\n${upgrade}\r\n\r\n`);
    connection.socket.pause();
    await until(() => large.length === 1 && closed() === 1, 'it to be closed');
    expect((await idle()).heard).toContain('well');
  });
});
