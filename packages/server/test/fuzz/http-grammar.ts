import { gzipSync } from 'node:zlib';
import { OPEN_GAME, OPEN_TABLE } from '../support/chosen-games.ts';
import type { Dice } from './dice.ts';

/** What is there to be named: a table, and the target of an upgrade that would be let in. */
export interface Known {
  readonly code: string;
  readonly target: string;
}

type Words = readonly string[];

const METHODS: Words = ['GET', 'GET', 'GET', 'POST', 'POST', 'HEAD', 'OPTIONS', 'PUT', 'DELETE', 'PATCH', 'CONNECT'];
const ODD_METHODS: Words = ['TRACE', 'PRI', 'M-SEARCH', 'get', 'G\0T', '', 'GET\t', 'X'.repeat(50), 'SOURCE', 'QUERY'];
const ODD_VERSIONS: Words = ['HTTP/1.0', 'HTTP/1.0', 'HTTP/0.9', 'HTTP/2.0', 'HTTP/1.2', '', 'ICE/1.0'];
const ODD_TARGETS: Words = [
  ...['*', '*:x', ':', '@', '?', '#', '%', '[', '\\', '.', '..', '//', '///', '/\\', '/%', '/%0', '/%00', '/%c0%af'],
  ...[
    'http://',
    'http://[',
    'http://a:b@c:99999/',
    'ws://x/',
    'javascript:1',
    '127.0.0.1:80',
    '/../../etc/passwd',
    '//[/',
  ],
  ...['/;/', '/?%', '/?a[b][c]=1', '/?__proto__[x]=1', '/?a=1&a=2', '/\x01', '/\xff\xfe', '/\u007f', '', ' ', '\t/'],
];
const PATHS: Words = [
  ...[
    '/',
    '/healthz',
    '/readyz',
    '/metrics',
    '/api/tables',
    '/api/tables/held',
    '/api/house',
    '/api/network',
    '/api/seen',
  ],
  ...[
    '/api/seat-codes',
    '/api/entry',
    '/api/admin',
    '/api/admin/login',
    '/admin',
    '/assets/x.js',
    '/index.html',
    '/none',
  ],
  ...['/matchmake', '/matchmake/joinById/__proto__', '/api/tables/%', `/rules/${OPEN_GAME}`, '/sw.js', '/.git/config'],
];
const OF_TABLES: Words = ['', '/open', '/seats', '/transcript', '/said', '/forget', '/none', '/%2e%2e'];
const VALUES: Words = [
  ...[
    '',
    ' ',
    '0',
    '-1',
    '1',
    '99999999999999999999',
    '0x10',
    '5, 5',
    'a',
    '*',
    ',',
    ';',
    '"',
    '"a',
    '=',
    'a=b; c',
    '\0',
  ],
  ...['\xff\xfe', '%', '%00', '[', '::', '[::1]', '127.0.0.1', 'a b', 'null', '__proto__', 'x'.repeat(9000), '\t'],
  ...[
    'identity',
    'gzip',
    'br',
    'deflate',
    'chunked',
    'gzip, chunked',
    'chunked, chunked',
    'close',
    'keep-alive, Upgrade',
  ],
  ...[
    'application/json',
    'application/json; charset=utf-7',
    'text/plain',
    'multipart/form-data; boundary=',
    'bytes=0-0,-',
  ],
  ...[
    'websocket',
    'h2c',
    'WebSocket, websocket',
    '13',
    '8',
    'permessage-deflate; client_max_window_bits=99',
    'vite-hmr',
  ],
  ...[
    '100-continue',
    '200-maybe',
    'W/"a"',
    'Thu, 01 Jan 1970 00:00:00 GMT',
    'gzip;q=nan, *;q=9',
    'text/html',
    'Basic Og==',
  ],
];
const NAMES: Words = [
  ...[
    'Host',
    'Connection',
    'Upgrade',
    'Content-Length',
    'Transfer-Encoding',
    'Content-Type',
    'Content-Encoding',
    'Expect',
  ],
  ...['Origin', 'Cookie', 'Authorization', 'Range', 'If-None-Match', 'If-Modified-Since', 'If-Range', 'Accept', 'TE'],
  ...[
    'Accept-Encoding',
    'Sec-WebSocket-Key',
    'Sec-WebSocket-Version',
    'Sec-WebSocket-Protocol',
    'Trailer',
    'Keep-Alive',
  ],
  ...[
    'Sec-WebSocket-Extensions',
    'X-Forwarded-For',
    'X-Forwarded-Host',
    'X-Forwarded-Proto',
    'Forwarded',
    'Via',
    'Date',
  ],
  ...['__proto__', 'constructor', 'X'.repeat(300), 'Proxy-Connection', 'HTTP2-Settings', 'Max-Forwards', 'Priority'],
];
const ODD_NAMES: Words = ['', ' ', 'A B', 'A\0', '\xff', 'a:b', '"a"'];
const BODIES: Words = [
  ...['', '{}', '[]', 'null', '"', '{', '{"a":', '\xff\xfe', '\0'.repeat(50), '1e999', '{"__proto__":{"x":1}}', '[1,2'],
  ...[
    '{"wire":9999,"tokens":[]}',
    '{"tokens":["x"]}',
    '{"name":"\\ud800"}',
    '{"name":"A","name":"B"}',
    '{"code":"AAAAAAAA"}',
  ],
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
  JSON.stringify({ ...OPEN_TABLE, name: 'Eve', listed: false, watchable: true }),
];
const KEY = 'AAAAAAAAAAAAAAAAAAAAAA==';

/** The bytes of one connection: a few requests one after the other, most of them nearly right. */
export function requestBytes(dice: Dice, known: Known): Buffer {
  const requests = Array.from({ length: dice.once(4) ? 1 + dice.int(5) : 1 }, () => requestOf(dice, known));
  return dice.damaged(Buffer.concat(requests));
}

function requestOf(dice: Dice, known: Known): Buffer {
  const end = dice.once(24) ? dice.pick(['\n', '\r', '', '\r\r\n']) : '\r\n';
  const upgrades = dice.once(2);
  const method = dice.once(24) ? dice.pick(ODD_METHODS) : upgrades && !dice.once(5) ? 'GET' : dice.pick(METHODS);
  const body = method === 'POST' || dice.once(8) ? bodyOf(dice) : Buffer.alloc(0);
  const headers = [...(upgrades ? handshake(dice) : []), ...framed(dice, body), ...oddHeaders(dice)];
  if (!dice.once(10)) headers.unshift(`Host: ${dice.once(10) ? dice.pick(VALUES) : '127.0.0.1'}`);
  headers.push(`X-Forwarded-For: ${dice.once(10) ? dice.pick(VALUES) : `198.51.100.${dice.int(250)}`}`);
  const line = `${method}${dice.once(40) ? '' : ' '}${targetOf(dice, known, upgrades)} ${dice.once(8) ? dice.pick(ODD_VERSIONS) : 'HTTP/1.1'}`;
  return Buffer.concat([Buffer.from([line, ...headers, '', ''].join(end), 'latin1'), wrapped(dice, body, headers)]);
}

function targetOf(dice: Dice, { code, target }: Known, upgrades: boolean): string {
  const table = `/api/tables/${code}${dice.pick(OF_TABLES)}`;
  const known = dice.pick([
    dice.pick(PATHS),
    table,
    `/matchmake/joinById/${code}`,
    target,
    target.slice(0, dice.int(target.length)),
  ]);
  return dice.once(upgrades ? 3 : 8) ? dice.pick(ODD_TARGETS) + (dice.once(3) ? known : '') : known;
}

function handshake(dice: Dice): string[] {
  const headers = [
    `Connection: ${dice.once(8) ? dice.pick(VALUES) : 'Upgrade'}`,
    `Upgrade: ${dice.once(8) ? dice.pick(VALUES) : 'websocket'}`,
    `Sec-WebSocket-Version: ${dice.once(8) ? dice.pick(VALUES) : 13}`,
    `Sec-WebSocket-Key: ${dice.once(8) ? dice.pick(VALUES) : KEY}`,
  ];
  return dice.once(10) ? headers.slice(dice.int(4)) : headers;
}

/** Headers of any name and value: folded, doubled, without a colon, or hundreds of them. */
function oddHeaders(dice: Dice): string[] {
  const one = () => {
    const name = dice.pick(dice.once(40) ? ODD_NAMES : NAMES);
    const value = dice.once(40) ? dice.pick(['\0', '\x7f']) : dice.pick(VALUES);
    const forms = [
      `${name}: ${value}`,
      `${name}:${value}`,
      `${name} : ${value}`,
      `${name}: ${value}\r\n ${value}`,
      name,
    ];
    const plain = `${name}: ${value}`;
    return dice.once(20) ? dice.pick([...forms, `${plain}\r\n${plain}`, ` ${plain}`]) : plain;
  };
  return Array.from({ length: dice.once(40) ? 300 : dice.int(4) }, one);
}

function bodyOf(dice: Dice): Buffer {
  const text = Buffer.from(dice.pick(BODIES), 'latin1');
  if (dice.once(8)) return dice.bytes(dice.int(200));
  if (dice.once(20)) return gzipSync(Buffer.alloc(4_000_000));
  return dice.once(6) ? gzipSync(text) : dice.damaged(text);
}

/** What says how long the body is; right more often than not. */
function framed(dice: Dice, body: Buffer): string[] {
  const type = dice.once(5) ? [] : ['Content-Type: application/json'];
  if (body.length === 0 && !dice.once(6)) return type;
  if (body[0] === 0x1f && !dice.once(4)) type.push('Content-Encoding: gzip');
  if (dice.once(4)) return [...type, 'Transfer-Encoding: chunked'];
  if (dice.once(12)) return type;
  return [...type, `Content-Length: ${dice.once(8) ? dice.int(100_000) : body.length}`];
}

function wrapped(dice: Dice, body: Buffer, headers: Words): Buffer {
  if (!headers.some((header) => header.endsWith(': chunked'))) return body;
  const size = dice.once(6) ? dice.pick(['-1', 'x', 'ffffffffffffffff', '', '0']) : body.length.toString(16);
  const end = dice.once(5) ? dice.pick(['', '0\r\n', '0\r\nX: a\r\n b\r\n\r\n', '\r\n']) : '\r\n0\r\n\r\n';
  return Buffer.concat([Buffer.from(`${size}${dice.once(6) ? ';a="' : ''}\r\n`), body, Buffer.from(end)]);
}
