// Only in test:all: it starts PostgreSQL, Redis, nginx and three servers.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { play } from '../support/player.ts';
import { Site, siteAtHand } from '../support/site.ts';
import { begun } from '../support/site-match.ts';

const needs = siteAtHand();
/** UPDATES=20 measures longer. An update replaces one process. */
const UPDATES = Number(process.env.UPDATES ?? 3);
const MATCHES = 8;

describe.skipIf(needs === undefined)(
  'a rolling update of three processes',
  { timeout: 60_000 + UPDATES * 30_000 },
  () => {
    let site: Site;
    beforeAll(async () => {
      if (needs !== undefined) site = await Site.start(needs, {}, 1);
    }, 150_000);
    afterAll(() => site?.remove());

    test('everybody is back at their match after each process, and nothing is lost', async () => {
      const matches = await Promise.all(Array.from({ length: MATCHES }, () => begun(site)));
      const gaps: number[] = [];
      for (let update = 0; update < UPDATES; update += 1) {
        const process = site.processes[update % site.processes.length] ?? site.first;
        const moved = matches.filter(({ host }) => host() === process);
        const returns = moved.map(({ guests }) => guests[0]?.returns ?? 0);
        for (const { guests } of moved) for (const guest of guests) guest.longestGap = 0;
        await process.end('SIGTERM');
        await Promise.all(moved.map(({ back }, i) => back((returns[i] ?? 0) + 1)));
        for (const { guests } of moved) gaps.push(...guests.map(({ longestGap }) => longestGap));
        await process.open();
      }
      gaps.sort((a, b) => a - b);
      const at = (share: number) => Math.round(gaps[Math.ceil(gaps.length * share) - 1] ?? 0);
      console.info(
        `${UPDATES} updates, ${gaps.length} times away: median ${at(0.5)} ms, p90 ${at(0.9)} ms, longest ${at(1)} ms.`,
      );
      for (const { code, players, leave } of matches) {
        expect(players().map(({ state }) => state.step)).toEqual([4, 4]);
        expect(await play(players(), 2)).toBe(2);
        expect(await site.entriesOf(code)).toEqual([1, 2, 3, 4, 5, 6]);
        leave();
      }
    });
  },
);
