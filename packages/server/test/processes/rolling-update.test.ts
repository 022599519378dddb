// Only in test:all: it starts PostgreSQL, Redis, nginx and three servers.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { play } from '../support/player.ts';
import { Site, siteAtHand } from '../support/site.ts';
import { BACK_MS, begun } from '../support/site-match.ts';
import { until } from '../support/until.ts';

const needs = siteAtHand();
/** UPDATES=20 measures longer. An update replaces one process. */
const UPDATES = Number(process.env.UPDATES ?? 3);
/** TABLES=40 plays at more tables. The people of each come from an address of their own. */
const TABLES = Number(process.env.TABLES ?? 8);

describe.skipIf(needs === undefined)(
  'a rolling update of three processes',
  { timeout: 180_000 + TABLES * 10_000 + UPDATES * 90_000 },
  () => {
    let site: Site;
    beforeAll(async () => {
      if (needs !== undefined) site = await Site.start(needs, {}, 1, TABLES);
    });
    afterAll(() => site?.remove());

    test('everybody is back at their match after each process, and nothing is lost', async () => {
      const matches = await Promise.all(site.households.map((url) => begun(site, url)));
      const gaps: number[] = [];
      for (let update = 0; update < UPDATES; update += 1) {
        const process = site.processes[update % site.processes.length] ?? site.first;
        const moved = matches.filter(({ host }) => host() === process);
        const people = moved.flatMap(({ guests }) => guests);
        const before = people.map(({ returns }) => returns);
        for (const guest of people) guest.longestGap = 0;
        await process.end('SIGTERM');
        const isBack = ({ isLinked, returns }: (typeof people)[number], i: number) =>
          isLinked && returns > (before[i] ?? 0);
        await until(() => people.every(isBack), 'everybody to be back', BACK_MS);
        gaps.push(...people.map(({ longestGap }) => longestGap));
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
