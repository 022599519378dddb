import { CODE_ALPHABET } from '@boomtown/wire';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildPagesWhenStale } from '../../src/pages/index.ts';
import { OPEN_RULES } from '../support/chosen-games.ts';
import { RunningServer } from '../support/running-server.ts';

const PLENTY = { limits: { aMinute: { make: 60, sit: 120, join: 60, read: 1200 } } };

let server: RunningServer;
beforeAll(() => buildPagesWhenStale(() => undefined), 120_000);
afterAll(() => server?.remove());

async function restart(environment: Readonly<Record<string, string>> = {}): Promise<void> {
  await server?.remove();
  server = await RunningServer.start(PLENTY, environment);
}

/** What the page of a path says of itself to a messenger. */
async function cardAt(path: string, headers: Record<string, string> = {}): Promise<Record<string, string>> {
  const page = await fetch(`${server.url}/${path}`, { headers });
  expect(page.status).toBe(200);
  expect(page.headers.get('cache-control')).toBe('no-cache');
  const text = await page.text();
  expect(text).toMatch(/<script[^>]+src=/);
  const tags = text.matchAll(/<meta property="([^"]*)" content="([^"]*)" \/>/g);
  return Object.fromEntries([...tags].map(([, property = '', content = '']) => [property, content]));
}

/** The card that says nothing of any table. */
const siteCard = () => ({
  'og:type': 'website',
  'og:site_name': 'Boomtown',
  'og:title': 'Boomtown',
  'og:description': 'Board games about building, played live with friends in the browser.',
  'og:url': `${server.url}/`,
  'og:image': `${server.url}/icon-512.png`,
  'og:image:width': '512',
  'og:image:height': '512',
});

describe('the card of a link to a table', () => {
  beforeEach(() => restart());

  test('names the game, who is there, and the free seats; its picture can be fetched', async () => {
    const { code } = await server.table(['Ada']);
    const card = await cardAt(code);
    expect(card['og:title']).toBe(`${OPEN_RULES.info.name} · ${code}`);
    expect(card['og:description']).toBe('At the table: Ada. Free seats: 1.');
    expect(card['og:url']).toBe(`${server.url}/${code}`);
    const picture = await fetch(card['og:image'] ?? '');
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect((await cardAt(`${code.toLowerCase()}.`))['og:url']).toBe(`${server.url}/${code}`);
    const german = await cardAt(code, { 'accept-language': 'de' });
    expect(german['og:description']).toBe('Am Tisch: Ada. Freie Plätze: 1.');
  });

  test('says nothing of a table that only its players see, and nothing of one that is not there', async () => {
    const { code } = await server.table(['Ada'], { watchable: false });
    expect(await cardAt(code)).toEqual(siteCard());
    expect(await cardAt('KPQRT')).toEqual(siteCard());
  });

  test('takes a name for text, whatever stands in it', async () => {
    const { code } = await server.table([`"><script>'&`]);
    const text = await (await fetch(`${server.url}/${code}`)).text();
    expect(text).toContain('At the table: &quot;&gt;&lt;script&gt;&#39;&amp;.');
    expect(text).not.toContain('<script>');
  });

  test('counts wrong codes as a request does, and says nothing more to an address that has to wait', async () => {
    const { code } = await server.table(['Ada']);
    for (let i = 0; i < 11; i += 1) await cardAt(`KPQR${CODE_ALPHABET[i]}`);
    expect(await server.get(`/api/tables/${code}`)).toMatchObject({ status: 429 });
    expect(await cardAt(code)).toEqual(siteCard());
  });

  test('counts a mistyped link once, though the page asks for the table as well', async () => {
    for (let i = 0; i < 10; i += 1) {
      const code = `KPQR${CODE_ALPHABET[i]}`;
      await cardAt(code);
      expect(await server.get(`/api/tables/${code}`)).toMatchObject({ status: 404 });
    }
    expect(await server.get(`/api/tables/KPQR${CODE_ALPHABET[10]}`)).toMatchObject({ status: 429 });
  });

  test('stands at the pages of tables alone', async () => {
    for (const path of ['', 'rules', 'make', 'seat']) expect(await cardAt(path)).toEqual({});
  });
});

test('the addresses of a card begin with PUBLIC_URL', async () => {
  await restart({ PUBLIC_URL: 'https://games.example/boom', BASE_PATH: '/boom' });
  const { code } = await server.table(['Ada']);
  const card = await cardAt(code);
  expect(card['og:url']).toBe(`https://games.example/boom/${code}`);
  expect(card['og:image']).toBe('https://games.example/boom/icon-512.png');
});

test.each(['', 'javascript', ':', '%'])(
  'a page has no card where a proxy says it was asked by “%s”',
  async (scheme) => {
    await restart({ TRUSTED_PROXIES: 'loopback' });
    const { code } = await server.table(['Ada']);
    expect(await cardAt(code, { 'x-forwarded-proto': `${scheme}, http` })).toEqual({});
    expect((await cardAt(code, { 'x-forwarded-proto': 'https' }))['og:url']).toMatch(/^https:/);
  },
);

test('a private server’s cards say nothing of its tables', async () => {
  await restart();
  const { code } = await server.table(['Ada']);
  expect((await cardAt(code))['og:title']).toContain(code);
  await server.close();
  const { dataDir } = server;
  const closed = await RunningServer.start(PLENTY, { PASSPHRASE: 'a crane in the rain', DATA_DIR: dataDir });
  try {
    const text = await (await fetch(`${closed.url}/${code}`)).text();
    expect(text).toContain('content="Boomtown"');
    expect(text).not.toContain('Ada');
    expect(text).not.toContain(OPEN_RULES.info.name);
  } finally {
    await closed.remove();
  }
});
