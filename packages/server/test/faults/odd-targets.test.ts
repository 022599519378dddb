import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ChildServer } from '../support/child-server.ts';

let server: ChildServer;
beforeAll(async () => {
  server = await ChildServer.start();
});
afterAll(() => server.remove());

/** Sends these bytes over a connection of its own, and gives what came until the server ended it. */
function answerTo(bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect({ port: server.port, host: '127.0.0.1', allowHalfOpen: true }, () => socket.write(bytes));
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => {
      answer += chunk;
    });
    socket.on('error', () => undefined);
    // Its own half stays open until the server has had enough.
    socket.on('end', () => resolve(answer));
    socket.on('close', () => {
      resolve(answer);
      socket.destroy();
    });
  });
}

const KEY = 'AAAAAAAAAAAAAAAAAAAAAA==';
const HANDSHAKE = ['Host: 127.0.0.1', 'Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'];

function upgrade(target: string, headers: readonly string[] = [...HANDSHAKE, `Sec-WebSocket-Key: ${KEY}`]): string {
  return [`GET ${target} HTTP/1.1`, ...headers, '', ''].join('\r\n');
}

describe('fault 35: an odd target, or an odd header, of an upgrade', () => {
  test.each([
    '*:x',
    '*',
    ':',
    '@x',
    'x:99999',
    ':99999/',
    '[',
    '?a',
    '#a',
    '%',
    '\\x',
    'http://[',
    'http://127.0.0.1:0/p/KKPPQ?sessionId=a',
    'javascript:1',
    '.'.repeat(300),
  ])('%s is refused, and the process lives', async (target) => {
    expect(await answerTo(upgrade(target))).toMatch(/^HTTP\/1\.1 400 /);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  });

  test.each([
    '/',
    '//',
    '//[',
    '/../..',
    '/%',
    '/%00',
    '/p/KKPPQ?sessionId=%',
    '/p/KKPPQ?sessionId=__proto__',
    '/a:b@c',
  ])('%s is a path, and no socket is there', async (target) => {
    expect(await answerTo(upgrade(target))).toMatch(/^HTTP\/1\.1 404 /);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  });

  test.each([
    ['another method', upgrade('/').replace('GET', 'POST'), 405],
    ['no key', upgrade('/', HANDSHAKE), 400],
    ['a key of another length', upgrade('/', [...HANDSHAKE, 'Sec-WebSocket-Key: AAAA']), 400],
    ['another version', upgrade('/').replace('Version: 13', 'Version: 7'), 400],
    ['another protocol', upgrade('/').replace('Upgrade: websocket', 'Upgrade: h2c'), 400],
    [
      'the origin of another site',
      upgrade('/').replace('\r\n\r\n', '\r\nOrigin: https://elsewhere.example\r\n\r\n'),
      403,
    ],
    ['an origin that is none', upgrade('/').replace('\r\n\r\n', '\r\nOrigin: [\r\n\r\n'), 403],
    ['a second host', upgrade('/').replace('\r\n\r\n', '\r\nHost: localhost\r\n\r\n'), 400],
    ['a second host of a plain request', 'GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nHost: 127.0.0.1\r\n\r\n', 400],
    ['a host that is none', upgrade('/').replace('Host: 127.0.0.1', 'Host: [:x@/'), 421],
  ])('%s is refused, and the process lives', async (_, bytes, status) => {
    expect(await answerTo(bytes)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  });
});

describe('fault 58: a path that is read as another one than it is written', () => {
  test.each([
    '/api/house#/healthz',
    '/api\\house',
    '/api/house?\u00a0',
    'http://127.0.0.1/api/house',
    'http://[/x',
    '*',
  ])('%s is refused', async (target) => {
    expect(await answerTo(`GET ${target} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`)).toMatch(/^HTTP\/1\.1 400 /);
  });

  test.each(['/API/house', '/api/house/', '/Api/tables', '/api/HOUSE', '/Healthz'])(
    '%s is none of ours',
    async (path) => {
      const response = await fetch(server.url + path);
      expect([response.status, response.headers.get('content-type')]).not.toEqual([
        200,
        expect.stringContaining('json'),
      ]);
    },
  );
});
