import { readdirSync } from 'node:fs';
import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type RequestListener,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { examineFailure, examineTls } from '../../src/doctor/connection.ts';
import { examine, type Finding } from '../../src/doctor/index.ts';
import { examineHost, examineOrigin } from '../../src/doctor/proxy.ts';
import { examineClock } from '../../src/doctor/volume.ts';
import { readSettings } from '../../src/index.ts';
import { RunningServer } from '../support/running-server.ts';
import { TlsProxy } from '../support/tls-proxy.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await RunningServer.start({}, { TRUSTED_PROXIES: 'loopback' });
});
afterAll(() => server.remove());

const settings = (more: Record<string, string> = {}) =>
  readSettings({ HOST: '127.0.0.1', PORT: new URL(server.url).port, DATA_DIR: server.dataDir, ...more });

/** What is wrong; whether the pages are built is tried where they are. */
const ills = (findings: readonly Finding[]) =>
  findings.filter(({ how, what }) => how === 'ill' && !what.includes('no page of Boomtown'));
const pasted = (findings: readonly Finding[]) => ills(findings).flatMap(({ paste = [] }) => paste);

/** A proxy of a host who forgot something: it passes requests on with other headers, and upgrades only if asked to. */
interface Proxy {
  readonly url: string;
  close(): Promise<void>;
}

async function proxy(headersOf: (request: IncomingMessage) => NodeJS.Dict<string | string[]>): Promise<Proxy> {
  const { port } = new URL(server.url);
  const passOn: RequestListener = (request, response) => {
    const to = { host: '127.0.0.1', port, method: request.method, path: request.url, headers: headersOf(request) };
    const passed = httpRequest(to, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    request.pipe(passed);
  };
  const near: Server = createServer(passOn);
  await new Promise<void>((resolve) => near.listen(0, '127.0.0.1', resolve));
  // It listens on a port, so its address is none of a file.
  const { port: own } = near.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${own}`,
    close: async () => {
      near.closeAllConnections();
      await new Promise((resolve) => near.close(resolve));
    },
  };
}

describe('a server with nothing before it', () => {
  test('is well, also asked from outside', async () => {
    const inside = await examine(settings());
    expect(ills(inside)).toEqual([]);
    expect(inside.at(-1)).toMatchObject({ how: 'note', what: expect.stringContaining('PUBLIC_URL') });
    const found = await examine(settings(), server.url);
    expect(ills(found).filter(({ what }) => !what.startsWith('Proxy'))).toEqual([]);
    for (const about of ['Volume', 'Clock', 'Server', 'TLS', 'Prefix', 'Sockets']) {
      expect(
        found.some(({ what }) => what.startsWith(about)),
        about,
      ).toBe(true);
    }
  });

  test('that does not run, or has a folder that can’t be written, is reported, with what to do', async () => {
    const found = await examine(settings({ PORT: '9', DATA_DIR: '/proc/none' }));
    expect(ills(found).map(({ what }) => what.split(':')[0])).toEqual(['Volume', 'Server']);
    expect(pasted(found)).toEqual(['chown -R 1000:1000 /proc/none']);
  });

  test('leaves nothing in the folder', async () => {
    await examine(settings());
    expect(readdirSync(server.dataDir).filter((name) => name.includes('doctor'))).toEqual([]);
  });
});

describe('a proxy', () => {
  test('that drops the upgrade, the name and the client’s address gets lines to paste', async () => {
    const bad = await proxy(({ headers: { upgrade: _, connection: __, ...headers } }) => ({
      ...headers,
      host: '127.0.0.1:9',
    }));
    const found = await examine(settings(), bad.url);
    await bad.close();
    expect(pasted(found)).toEqual([
      'proxy_set_header X-Forwarded-For $remote_addr;',
      'proxy_set_header Host $http_host;',
      `(or, beside the server’s other settings: PUBLIC_URL=${bad.url})`,
      'proxy_http_version 1.1;',
      'proxy_set_header Upgrade $http_upgrade;',
      "proxy_set_header Connection 'upgrade';",
      'proxy_read_timeout 120s;',
    ]);
  });

  test('that asks the server under a name that is not its own gets lines to paste', async () => {
    const bad = await proxy(({ headers }) => ({ ...headers, host: 'inside.example' }));
    const found = await examine(settings(), bad.url);
    await bad.close();
    expect(ills(found)).toMatchObject([{ what: expect.stringContaining('under another name') }]);
    expect(pasted(found)).toEqual(['proxy_set_header Host $http_host;']);
    const at = new URL('https://games.example/boomtown/');
    const named = examineHost({ status: 421, text: '{"code":"unknown-host"}' }, at);
    expect(named?.paste?.slice(0, 2)).toEqual([
      'PUBLIC_URL=https://games.example/boomtown',
      '(where friends open other addresses, too: ALLOWED_HOSTS=games.example)',
    ]);
    expect(examineHost({ status: 200, text: '{}' }, at)).toBeNull();
    const bare = examineHost({ status: 421, text: '"unknown-host"' }, new URL('https://games.example/'), '/boomtown');
    expect(bare?.paste?.[0]).toBe('PUBLIC_URL=https://games.example/boomtown');
  });

  test.each(['https://games.example/boomtown/', 'https://games.example/'])(
    'below a prefix gets lines with which the server starts: guests open %s',
    (opened) => {
      const base = new URL(opened);
      const found = [
        examineHost({ status: 421, text: '"unknown-host"' }, base, '/boomtown'),
        examineOrigin(403, base, '/boomtown'),
      ];
      const lines = found.flatMap((finding) => finding?.paste ?? []);
      const urls = lines.flatMap((line) => /PUBLIC_URL=([^\s)]+)/.exec(line)?.[1] ?? []);
      expect(urls).toHaveLength(2);
      for (const url of urls) {
        const started = readSettings({ BASE_PATH: '/boomtown', PUBLIC_URL: url });
        expect(started.publicUrl).toBe('https://games.example/boomtown');
      }
    },
  );

  test('that says itself who asks is well in that', async () => {
    for (const say of ['198.51.100.7', `192.0.2.123, 127.0.0.1`]) {
      const good = await proxy(({ headers }) => ({ ...headers, 'x-forwarded-for': say }));
      const found = await examine(settings(), good.url);
      await good.close();
      expect(pasted(found).join()).not.toContain('X-Forwarded-For');
    }
  });

  test('with an untrusted certificate gets this finding, and all others besides', async () => {
    const proxy = await TlsProxy.before(server.url);
    const found = await examine(settings(), proxy.url);
    await proxy.close();
    expect(found.filter(({ what }) => what.startsWith('TLS'))).toMatchObject([
      { how: 'ill', what: expect.stringContaining('will not believe') },
    ]);
    for (const about of ['Clock', 'Prefix', 'Proxy', 'Sockets']) {
      expect(
        found.some(({ what }) => what.startsWith(about)),
        about,
      ).toBe(true);
    }
    expect(found.at(-1)).toMatchObject({ how: 'well', what: expect.stringContaining('comes through') });
  });

  test('that leads a path elsewhere gets a hint at BASE_PATH', async () => {
    const found = await examine(settings(), `${server.url}/boomtown`);
    expect(pasted(found)).toEqual(['BASE_PATH=/boomtown']);
    const other = settings({ PUBLIC_URL: server.url });
    const pair = [`BASE_PATH=/boomtown`, `PUBLIC_URL=${server.url}/boomtown`];
    expect(pasted(await examine(other, `${server.url}/boomtown`))).toEqual(pair);
    // What is to be pasted does not end the start.
    readSettings(Object.fromEntries(pair.map((line) => line.split('=') as [string, string])));
  });

  test('that leads to TLS is followed, and no path is advised', async () => {
    const secure = await TlsProxy.before(server.url);
    const plain = createServer((request, response) => {
      response.writeHead(308, { location: `${secure.url}${request.url}` }).end();
    });
    await new Promise<void>((resolve) => plain.listen(0, '127.0.0.1', resolve));
    // It listens on a port.
    const { port } = plain.address() as AddressInfo;
    const found = await examine(settings(), `http://127.0.0.1:${port}`);
    plain.closeAllConnections();
    plain.close();
    await secure.close();
    expect(found).toContainEqual({ how: 'well', what: expect.stringMatching(/leads to https:.*looked at/) });
    expect(found.at(-1)).toMatchObject({ how: 'well', what: expect.stringContaining('comes through') });
    expect(pasted(found).join()).not.toContain('BASE_PATH');
  });
});

describe('what answers no one', () => {
  const base = new URL('https://games.example/');
  const failure = (code: string) => Object.assign(new Error(`it failed (${code})`), { code });

  test.each([
    ['CERT_HAS_EXPIRED', 'TLS', ['certbot --nginx -d games.example']],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'TLS', ['certbot --nginx -d games.example']],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'TLS', ['certbot --nginx -d games.example']],
    ['ENOTFOUND', 'Address', []],
    ['ECONNREFUSED', 'Address', []],
    ['EPROTO', 'TLS', []],
  ])('%s is explained', (code, about, paste) => {
    const found = examineFailure(base, failure(code));
    expect([found.how, found.what.split(':')[0], found.paste]).toEqual(['ill', about, paste]);
  });

  test('an address at which nobody listens, and one that speaks no TLS', async () => {
    expect(ills(await examine(settings(), 'http://127.0.0.1:9')).map(({ what }) => what)).toEqual([
      expect.stringContaining('nothing listens at 127.0.0.1:9'),
    ]);
    const plain = server.url.replace('http:', 'https:');
    expect(ills(await examine(settings(), plain))).toMatchObject([{ what: expect.stringContaining('does not speak') }]);
  });

  test('a certificate that ends soon, and clocks that are apart', () => {
    const now = Date.UTC(2026, 5, 1);
    const until = (days: number) => examineTls(base, { certifiedUntil: now + days * 86_400_000 }, now).how;
    expect([until(60), until(13), until(-1)]).toEqual(['well', 'ill', 'ill']);
    const clock = (apart: number) => examineClock(now, new Date(now + apart).toUTCString()).how;
    expect([clock(0), clock(29_000), clock(-29_000), clock(60_000), clock(-60_000)]).toEqual([
      'well',
      'well',
      'well',
      'ill',
      'ill',
    ]);
    expect([examineClock(5, undefined).how, examineClock(now, 'noon').how]).toEqual(['ill', 'note']);
  });
});
