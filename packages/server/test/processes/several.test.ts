import type { HttpRefusal, SeatReply } from '@boomtown/wire';
import { CLOSE } from '@boomtown/wire';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { Guest } from '../support/guest.ts';
import { Player, play, startMatch } from '../support/player.ts';
import { Site, type SiteProcess, siteAtHand } from '../support/site.ts';
import { until } from '../support/until.ts';

const needs = siteAtHand();
/** The machine may be busy; how long it took is printed. */
const BACK_MS = 30_000;
const ASKED = { game: 'constructo', options: {}, seats: 2, name: 'Ada', listed: false, watchable: true };

async function post<T>(
  url: string,
  path: string,
  body: unknown,
): Promise<{ readonly status: number; readonly body: T }> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  // Each caller knows what it asked for.
  return { status: answer.status, body: (await answer.json()) as T };
}

/** A table with two people, made by one way and joined by another. */
async function seated(
  madeAt: string,
  joinedAt = madeAt,
): Promise<{ readonly code: string; readonly tokens: string[] }> {
  const { code, token } = (await post<SeatReply>(madeAt, '/api/tables', ASKED)).body;
  const second = await post<SeatReply>(joinedAt, `/api/tables/${code}/seats`, { name: 'Ben' });
  return { code, tokens: [token, second.body.token] };
}

/** A match in which two guests have played a little, who entered by this way. */
async function begun(site: Site, url = site.url, actions = 4) {
  const { code, tokens } = await seated(url);
  const guests = await Promise.all(tokens.map((token) => Guest.sit(url, code, token)));
  const players = () => guests.map(({ player }) => player);
  await startMatch(players().map((player, seat) => [player, seat] as const));
  await play(players(), actions);
  const back = (returns: number) =>
    until(() => guests.every((guest) => guest.returns >= returns), 'everybody to be back', BACK_MS);
  const longestGap = () => Math.round(Math.max(...guests.map((guest) => guest.longestGap)));
  const leave = () => Promise.all(guests.map((guest) => guest.leave()));
  const host = () => {
    const [player] = players();
    if (player === undefined) throw new Error('nobody sits there');
    return site.hostOf(player);
  };
  return { code, guests, players, back, host, longestGap, leave };
}

function otherOf(site: Site, one: SiteProcess): SiteProcess {
  return one === site.first ? site.second : site.first;
}

describe.skipIf(needs === undefined)(
  'two processes behind nginx, with PostgreSQL and Redis',
  { timeout: 90_000 },
  () => {
    let site: Site;
    beforeAll(async () => {
      if (needs !== undefined) site = await Site.start(needs);
    }, 150_000);
    afterEach(() => {
      for (const process of [site.first, site.second]) {
        process.toRedis.mend();
        process.toPostgres.mend();
      }
    });
    afterAll(() => site?.remove());

    test('any process finds any table, which is awake in one of them only', async () => {
      const { first, second, url } = site;
      const { code, tokens } = await seated(first.url, second.url);
      const [one, two, watcher] = await Promise.all([
        Player.join(first.url, code, tokens.slice(0, 1)),
        Player.join(second.url, code, tokens.slice(1)),
        Player.join(url, code, []),
      ]);
      await startMatch([
        [one, 0],
        [two, 1],
      ]);
      expect(await play([one, two], 6)).toBe(6);
      await watcher.reach(6);
      expect([one, two, watcher].map(({ view }) => view)).toEqual([one.view, one.view, one.view]);
      expect(await site.entriesOf(code)).toEqual([1, 2, 3, 4, 5, 6]);
      for (const process of [first, second]) {
        const info = await (await fetch(`${process.url}/api/tables/${code}`)).json();
        expect(info).toMatchObject({ stage: 'playing', names: ['Ada', 'Ben'] });
      }
      await Promise.all([one, two, watcher].map((player) => player.leave()));
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
      await match.leave();
      await host.open();
    });

    test('one that is cut off from Redis says so; its tables go on, move when somebody comes elsewhere, and all heals', async () => {
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
      // Somebody comes to the other process, which holds the first one dead: the table is woken there, and let go of here.
      const watcher = await Player.join(second.url, match.code, []);
      expect(watcher.state.step).toBe(6);
      await until(() => match.guests.every(({ closeCodes }) => closeCodes.length > 0), 'the table to be let go of');
      expect(match.guests.map(({ closeCodes }) => closeCodes)).toEqual([[CLOSE.comeBack], [CLOSE.comeBack]]);
      first.toRedis.mend();
      await match.back(1);
      expect(await play(match.players(), 2)).toBe(2);
      await watcher.reach(8);
      expect(await site.entriesOf(match.code)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
      await watcher.leave();
      await match.leave();
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
      await match.leave();
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
  },
);
