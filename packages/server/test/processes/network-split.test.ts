import type { AdminReply, HttpRefusal } from '@boomtown/wire';
import { CLOSE } from '@boomtown/wire';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { Player, play } from '../support/player.ts';
import { Site, siteAtHand } from '../support/site.ts';
import { ASKED, BACK_MS, begun, post, seated } from '../support/site-match.ts';
import { until } from '../support/until.ts';

const needs = siteAtHand();
const WORD = 'seven cranes and a hook';

describe.skipIf(needs === undefined)('two processes, one of which can’t reach what they share', () => {
  let site: Site;
  beforeAll(async () => {
    if (needs !== undefined) site = await Site.start(needs, { ADMIN_PASSWORD: WORD });
  });
  afterEach(() => {
    for (const process of [site.first, site.second]) {
      process.toRedis.mend();
      process.toPostgres.mend();
    }
  });
  afterAll(() => site?.remove());

  test('one that is cut off from Redis says so; its tables go on, move when a player comes elsewhere, and all heals', async () => {
    const { first, second } = site;
    const match = await begun(site, first.url);
    const host = match.host();
    const { code: asleep } = await seated(second.url);
    expect(host).toBe(first);
    first.toRedis.cut();
    await until(() => first.printed.includes('Redis is out of reach'), 'the process to notice');
    expect(await first.isReady()).toBe(false);
    expect(await play(match.players(), 2)).toBe(2);
    expect(await post<HttpRefusal>(first.url, `/api/tables/${asleep}/open`, {})).toMatchObject({
      status: 503,
      body: { code: 'apart' },
    });
    // A player comes to the other process, which holds the first one dead: the table is woken there, and let go of here.
    const spectator = await Player.join(second.url, match.code, []);
    expect(spectator.state.step).toBe(6);
    await until(() => match.guests.every(({ closeCodes }) => closeCodes.length > 0), 'the table to be let go of');
    expect(match.guests.map(({ closeCodes }) => closeCodes)).toEqual([[CLOSE.comeBack], [CLOSE.comeBack]]);
    first.toRedis.mend();
    await match.back(1);
    expect(await play(match.players(), 2)).toBe(2);
    await spectator.reach(8);
    expect(await site.entriesOf(match.code)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    await spectator.leave();
    match.leave();
  });

  test('one that is cut off from PostgreSQL says so at its tables; what is played there is written when it is back', async () => {
    const match = await begun(site);
    const host = match.host();
    host.toPostgres.cut();
    expect(await play(match.players(), 2)).toBe(2);
    expect(match.players().map(({ state }) => state.unsaved)).toEqual([true, true]);
    expect(await post<HttpRefusal>(host.url, '/api/tables', ASKED)).toMatchObject({
      status: 503,
      body: { code: 'storage' },
    });
    expect(await site.entriesOf(match.code)).toEqual([1, 2, 3, 4]);
    host.toPostgres.mend();
    await until(() => match.players().every(({ state }) => !state.unsaved), 'the writing to resume', BACK_MS);
    expect(await site.entriesOf(match.code)).toEqual([1, 2, 3, 4, 5, 6]);
    match.leave();
  });

  test('the page of the host opens while PostgreSQL is away: it says so, and shows what is known without it', async () => {
    const { url, toPostgres } = site.second;
    const headers = { 'content-type': 'application/json', origin: url };
    const asHost = (path: string, body: object, cookie = '') => {
      const sent = { method: 'POST', headers: { ...headers, cookie }, body: JSON.stringify(body) };
      return fetch(`${url}/api/admin${path}`, sent);
    };
    toPostgres.cut();
    await expect.poll(() => site.second.isReady(), { timeout: BACK_MS }).toBe(false);
    // A client that connects just then must be let in, too.
    const said = await asHost('/session', { word: WORD });
    expect(said.status).toBe(200);
    const cookie = said.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const overview: AdminReply = await (await fetch(`${url}/api/admin`, { headers: { cookie } })).json();
    expect(overview).toMatchObject({
      saving: false,
      storage: null,
      tables: { kept: null, open: expect.any(Number) },
    });
    // A browser of an earlier test may ask in vain just then, too.
    const failures = overview.errors.map(({ what }) => what).join();
    expect(failures).toContain('the database is out of reach');
    const listed = await asHost('/tables', { code: null, skip: 0 }, cookie);
    expect([listed.status, await listed.json()]).toMatchObject([503, { code: 'storage' }]);
    toPostgres.mend();
    await expect.poll(() => site.second.isReady(), { timeout: BACK_MS }).toBe(true);
    expect((await asHost('/tables', { code: null, skip: 0 }, cookie)).status).toBe(200);
  });

  test('a Redis that falls silent is noticed; its tables go on, nothing is woken, nobody waits long, and all heals', async () => {
    const { first, second } = site;
    const match = await begun(site, first.url);
    expect(match.host()).toBe(first);
    const { code: asleep } = await seated(second.url);
    const before = first.printed.length;
    first.toRedis.silence();
    await until(() => first.printed.slice(before).includes('Redis is out of reach'), 'the process to notice');
    expect(await first.isReady()).toBe(false);
    expect(await play(match.players(), 2)).toBe(2);
    expect(await post<HttpRefusal>(first.url, `/api/tables/${asleep}/open`, {})).toMatchObject({
      status: 503,
      body: { code: 'apart' },
    });
    expect(await post<HttpRefusal>(first.url, `/api/tables/${asleep}x/open`, {})).toMatchObject({ status: 404 });
    first.toRedis.mend();
    await until(() => first.printed.slice(before).includes('Redis is back'), 'the process to be back', BACK_MS);
    const spectator = await Player.join(second.url, match.code, []);
    await spectator.reach(6);
    expect(await play(match.players(), 2)).toBe(2);
    await spectator.reach(8);
    expect(await site.entriesOf(match.code)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    await spectator.leave();
    match.leave();
  });

  test('a PostgreSQL that falls silent in mid-action loses nothing, and what comes late is written once', async () => {
    const match = await begun(site);
    const host = match.host();
    host.toPostgres.silence();
    expect(await play(match.players(), 3)).toBe(3);
    expect(match.players().map(({ state }) => state.unsaved)).toEqual([true, true]);
    expect(await host.isReady()).toBe(false);
    expect(await post<HttpRefusal>(host.url, '/api/tables', ASKED)).toMatchObject({
      status: 503,
      body: { code: 'storage' },
    });
    host.toPostgres.mend();
    await until(() => match.players().every(({ state }) => !state.unsaved), 'the writing to resume', BACK_MS);
    expect(await play(match.players(), 1)).toBe(1);
    expect(await site.entriesOf(match.code)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    match.leave();
  });

  test('a process at which nobody plays says, too, that PostgreSQL is away, and that it is back', async () => {
    const { second } = site;
    second.toPostgres.silence();
    await expect.poll(() => second.isReady(), { timeout: BACK_MS }).toBe(false);
    expect(second.printed).toContain('the database is out of reach');
    second.toPostgres.mend();
    await expect.poll(() => second.isReady(), { timeout: BACK_MS }).toBe(true);
    expect(second.printed).toContain('the database is back');
  });

  test('all of it is said in words of our own: nothing fails that nobody minded', () => {
    for (const { printed } of [site.first, site.second]) expect(printed).not.toContain('nobody minded');
  });
});
