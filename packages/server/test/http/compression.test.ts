import { once } from 'node:events';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type SeatReply, WIRE_VERSION } from '@boomtown/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildPagesWhenStale } from '../../src/pages/index.ts';
import { OPEN_TABLE } from '../support/chosen-games.ts';
import { Player, play, startMatch } from '../support/player.ts';
import { RunningServer } from '../support/running-server.ts';

let server: RunningServer;
beforeAll(async () => {
  await buildPagesWhenStale(() => undefined);
  server = await RunningServer.start();
});
afterAll(() => server.remove());

interface Raw {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
}

/** Asks without unpacking what comes. */
async function raw(path: string, headers: Record<string, string>, method = 'GET', body?: object): Promise<Raw> {
  const request = httpRequest(new URL(path, server.url), {
    method,
    headers: { 'content-type': 'application/json', ...headers },
  });
  request.end(body === undefined ? undefined : JSON.stringify(body));
  const [response] = await once(request, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return { status: response.statusCode, headers: response.headers, bytes: Buffer.concat(chunks) };
}

const unpack = ({ headers, bytes }: Raw): Buffer => {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(bytes);
  return headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes;
};

/** One address of each kind of text that the pages consist of, and is long enough to be packed. */
async function pageFiles(): Promise<string[]> {
  const html = (await raw('/', {})).bytes.toString();
  const named = (pattern: RegExp) => `/${pattern.exec(html)?.[0]}`;
  return ['/', '/rules', named(/assets\/first-[\w-]+\.js/), named(/assets\/[\w-]+\.css/)];
}

describe('the pages', () => {
  test('come packed for clients that take it, with their own length, type and entity tag', async () => {
    for (const path of await pageFiles()) {
      const plain = await raw(path, { 'accept-encoding': 'identity' });
      expect(plain.headers['content-encoding']).toBeUndefined();
      const tags = new Set([plain.headers.etag]);
      for (const [accept, encoding] of [
        ['gzip, deflate, br, zstd', 'br'],
        ['gzip', 'gzip'],
        ['br;q=0, gzip;q=0.5', 'gzip'],
      ] as const) {
        const packed = await raw(path, { 'accept-encoding': accept });
        expect([path, packed.status, packed.headers['content-encoding']]).toEqual([path, 200, encoding]);
        expect(packed.headers.vary).toMatch(/accept-encoding/i);
        expect(packed.headers['content-length']).toBe(String(packed.bytes.length));
        expect(packed.headers['content-type']).toBe(plain.headers['content-type']);
        expect(packed.headers['cache-control']).toBe(plain.headers['cache-control']);
        expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 2 + 100);
        expect(unpack(packed).equals(plain.bytes)).toBe(true);
        tags.add(packed.headers.etag);
        const again = await raw(path, { 'accept-encoding': accept, 'if-none-match': String(packed.headers.etag) });
        expect([again.status, again.bytes.length]).toEqual([304, 0]);
        const head = await raw(path, { 'accept-encoding': accept }, 'HEAD');
        expect([head.status, head.headers['content-length']]).toEqual([200, packed.headers['content-length']]);
      }
      expect(plain.headers.vary).toMatch(/accept-encoding/i);
      expect(tags.size).toBe(3);
      expect(tags.has(undefined)).toBe(false);
    }
  });

  test('come as they are where packing gains nothing: fonts, and files of a few bytes', async () => {
    const [, , , css = ''] = await pageFiles();
    const font = /[\w-]+\.woff2/.exec((await raw(css, {})).bytes.toString())?.[0];
    for (const path of [`/assets/${font}`, '/favicon.svg']) {
      const { status, headers } = await raw(path, { 'accept-encoding': 'br, gzip' });
      expect([path, status, headers['content-encoding']]).toEqual([path, 200, undefined]);
    }
  });

  test('a file that is not there is none in any form', async () => {
    for (const path of ['/assets/missing.js', '/missing.js', '/.built-from']) {
      const { status, headers } = await raw(path, { 'accept-encoding': 'br, gzip' });
      expect([status, headers['content-encoding']]).toEqual([404, undefined]);
      expect(headers['content-type']).not.toContain('javascript');
    }
  });
});

describe('answers in JSON', () => {
  test('are packed where they are long and hold nothing for the requester alone', async () => {
    for (let i = 0; i < 12; i += 1) await server.table(['Ada'], { listed: true });
    const listed = await raw('/api/tables', { 'accept-encoding': 'br' });
    expect(listed.headers['content-encoding']).toBe('br');
    expect(listed.headers.vary).toMatch(/accept-encoding/i);
    expect(JSON.parse(unpack(listed).toString())).toHaveLength(12);

    const { code, tokens } = await server.table(['Ada', 'Ben']);
    const both = await Player.join(server.url, code, tokens);
    await startMatch([[both, 0, 1]]);
    await play([both, both]);
    for (const method of ['GET', 'POST']) {
      const transcript = await raw(`/api/tables/${code}/transcript`, { 'accept-encoding': 'gzip' }, method);
      expect(transcript.headers['content-encoding']).toBe('gzip');
      expect(JSON.parse(unpack(transcript).toString())).toMatchObject({ outcome: expect.anything() });
    }
  });

  test('that hold a seat’s secret or a session are not packed, however long the names in them', async () => {
    const table = { ...OPEN_TABLE, name: 'x'.repeat(24), listed: false, watchable: true };
    const accept = { 'accept-encoding': 'br, gzip' };
    const made = await raw('/api/tables', accept, 'POST', table);
    const { code, token }: SeatReply = JSON.parse(made.bytes.toString());
    const taken = await raw(`/api/tables/${code}/seats`, accept, 'POST', { name: 'Ben' });
    const joined = await raw(`/matchmake/joinById/${code}`, accept, 'POST', { wire: WIRE_VERSION, tokens: [token] });
    for (const { headers } of [made, taken, joined]) expect(headers['content-encoding']).toBeUndefined();
    const held = Array.from({ length: 30 }, () => ({ code, tokens: [token] }));
    const looked = await raw('/api/tables/held', accept, 'POST', { tables: held });
    expect([looked.status, looked.headers['content-encoding']]).toEqual([200, undefined]);
  });
});
