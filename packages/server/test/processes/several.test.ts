import type { HttpRefusal } from '@boomtown/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Player, play, startMatch } from '../support/player.ts';
import { Site, type SiteProcess, siteAtHand } from '../support/site.ts';
import { ASKED, BACK_MS, begun, post, seated } from '../support/site-match.ts';

const needs = siteAtHand();
const WORD = 'seven cranes and a hook';

/** Asks what only the host may, as the host's page does. */
function host(url: string, path: string, body: unknown, more: Readonly<Record<string, string>> = {}) {
  const headers = { 'content-type': 'application/json', origin: url, ...more };
  return fetch(`${url}/api/admin${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function signedIn({ url }: SiteProcess): Promise<string> {
  const said = await host(url, '/session', { word: WORD });
  return said.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

function otherOf(site: Site, one: SiteProcess): SiteProcess {
  return one === site.first ? site.second : site.first;
}

describe.skipIf(needs === undefined)('two processes behind nginx, with PostgreSQL and Redis', () => {
  let site: Site;
  beforeAll(async () => {
    if (needs !== undefined) site = await Site.start(needs, { ADMIN_PASSWORD: WORD });
  });
  afterAll(() => site?.remove());

  test('any process finds any table, which is awake in one of them only', async () => {
    const { first, second, url } = site;
    const { code, tokens } = await seated(first.url, second.url);
    const [one, two, spectator] = await Promise.all([
      Player.join(first.url, code, tokens.slice(0, 1)),
      Player.join(second.url, code, tokens.slice(1)),
      Player.join(url, code, []),
    ]);
    await startMatch([
      [one, 0],
      [two, 1],
    ]);
    expect(await play([one, two], 6)).toBe(6);
    await spectator.reach(6);
    expect([one, two, spectator].map(({ view }) => view)).toEqual([one.view, one.view, one.view]);
    expect(await site.entriesOf(code)).toEqual([1, 2, 3, 4, 5, 6]);
    for (const process of [first, second]) {
      const info = await (await fetch(`${process.url}/api/tables/${code}`)).json();
      expect(info).toMatchObject({ stage: 'playing', names: ['Ada', 'Ben'] });
    }
    await Promise.all([one, two, spectator].map((player) => player.leave()));
  });

  test('wrong codes are counted together', async () => {
    const statuses = [];
    for (let i = 0; i < 12; i += 1) {
      const { url } = i % 2 === 0 ? site.first : site.second;
      const headers = { 'x-forwarded-for': '192.0.2.99' };
      statuses.push((await fetch(`${url}/api/tables/${i}`, { headers })).status);
    }
    expect(statuses[0]).toBe(404);
    expect(statuses.slice(-2)).toEqual([429, 429]);
  });

  test('wrong passwords are counted together, so that there is no more guessing with more processes', async () => {
    const statuses = [];
    for (let i = 0; i < 8; i += 1) {
      const { url } = i % 2 === 0 ? site.first : site.second;
      statuses.push((await host(url, '/session', { word: `guess ${i}` }, { 'x-forwarded-for': '192.0.2.98' })).status);
    }
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429, 429, 429]);
  });

  test('what the host decides about who may come holds at every process', async () => {
    const { first, second } = site;
    const cookie = await signedIn(first);
    const decide = async (path: string, body: object) =>
      expect((await host(first.url, path, body, { cookie })).status).toBe(200);
    const from = { 'x-forwarded-for': '192.0.2.97' };
    const statusAt = async (url: string) => (await fetch(`${url}/api/tables`, { headers: from })).status;
    await decide('/keep-out', { network: '192.0.2.97', hours: 1 });
    expect(await statusAt(first.url)).toBe(403);
    await expect.poll(() => statusAt(second.url), { timeout: BACK_MS }).toBe(403);
    await decide('/let-in', { network: '192.0.2.97' });
    await expect.poll(() => statusAt(second.url), { timeout: BACK_MS }).toBe(200);
  });

  test('the host’s page counts at each process what is open at all of them, and shows who is connected to a table', async () => {
    const cookie = await signedIn(site.first);
    const match = await begun(site);
    for (const { url } of site.processes) {
      const counted = async () => (await fetch(`${url}/api/admin`, { headers: { cookie } })).json();
      await expect.poll(counted, { timeout: BACK_MS }).toMatchObject({ connected: 2, tables: { open: 1 } });
      const listed = await host(url, '/tables', { code: match.code, skip: 0 }, { cookie });
      expect(await listed.json()).toMatchObject({ tables: [{ code: match.code, connected: 2 }] });
    }
    match.leave();
  });

  test('the host’s page shows the size of the database; an update announced at one process is announced by all that run, not by later ones', async () => {
    const { first, second } = site;
    const cookie = await signedIn(first);
    const drain = async (url: string, draining: boolean) =>
      expect((await host(url, '/drain', { draining }, { cookie })).status).toBe(200);
    const { storage } = await (await fetch(`${second.url}/api/admin`, { headers: { cookie } })).json();
    expect(storage).toEqual({ used: expect.any(Number), free: null });
    expect(storage.used).toBeGreaterThan(1_000_000);
    const draining = async ({ url }: SiteProcess) => !(await fetch(`${url}/readyz`)).ok;
    await drain(first.url, true);
    await expect.poll(() => draining(second), { timeout: BACK_MS }).toBe(true);
    expect(await post<HttpRefusal>(second.url, '/api/tables', ASKED)).toMatchObject({ body: { code: 'draining' } });
    await first.end('SIGKILL');
    await first.open();
    expect((await post(first.url, '/api/tables', ASKED)).status).toBe(201);
    await drain(first.url, false);
    await expect.poll(() => draining(second), { timeout: BACK_MS }).toBe(false);
  });

  test('one that is killed with −9 loses nothing that was acknowledged, and its people are back on the other one', async () => {
    const match = await begun(site);
    const host = match.host();
    await match.players()[0]?.say('before it died', { seat: 0 });
    await host.end('SIGKILL');
    await match.back(1);
    await match.players()[1]?.say('on the other one', { seat: 1 });
    const heard = await match.players()[1]?.ask('chat', { watchers: false });
    expect(heard?.lines.map(({ text }) => text)).toEqual(['before it died', 'on the other one']);
    expect(await site.entriesOf(match.code)).toEqual([1, 2, 3, 4]);
    expect(match.players().map(({ state }) => state.step)).toEqual([4, 4]);
    expect(match.host()).toBe(otherOf(site, host));
    expect(await play(match.players(), 2)).toBe(2);
    console.info(`After kill −9 everybody was back within ${match.longestGap()} ms.`);
    match.leave();
    await host.open();
  });

  test('an update of one process after the other: everybody is back at their match each time', async () => {
    const matches = await Promise.all([begun(site), begun(site)]);
    for (const process of [site.first, site.second]) {
      await process.end('SIGTERM');
      await process.open();
    }
    await Promise.all(matches.map(({ back }) => back(1)));
    for (const match of matches) {
      expect(match.players().map(({ state }) => state.step)).toEqual([4, 4]);
      expect(await play(match.players(), 2)).toBe(2);
      expect(await site.entriesOf(match.code)).toEqual([1, 2, 3, 4, 5, 6]);
    }
    const longest = Math.max(...matches.map(({ longestGap }) => longestGap()));
    console.info(`Rolling update: nobody was without a link for longer than ${longest} ms.`);
    await Promise.all(matches.map(({ leave }) => leave()));
  });
});
