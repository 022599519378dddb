// Only in test:all: it starts PostgreSQL, Redis, nginx and three servers.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { play } from '../support/player.ts';
import { Site, siteAtHand } from '../support/site.ts';
import { ASKED, begun, post } from '../support/site-match.ts';

const needs = siteAtHand();
const REQUESTS = 18;

describe.skipIf(needs === undefined)('one of three processes is frozen', () => {
  let site: Site;
  beforeAll(async () => {
    if (needs !== undefined) site = await Site.start(needs, {}, 1);
  });
  afterAll(() => {
    for (const process of site?.processes ?? []) process.freeze(false);
    return site?.remove();
  });

  test('nginx gets every request answered by another process, and leaves the frozen one alone', async () => {
    const match = await begun(site);
    const frozen = match.host();
    frozen.freeze(true);
    const times: number[] = [];
    const statuses: number[] = [];
    for (let i = 0; i < REQUESTS; i += 1) {
      const begunAt = performance.now();
      statuses.push((await fetch(`${site.url}/`)).status);
      times.push(Math.round(performance.now() - begunAt));
    }
    expect(statuses).toEqual(statuses.map(() => 200));
    // Requests that change something, too.
    const made = await Promise.all([1, 2, 3, 4].map(() => post(site.url, '/api/tables', ASKED)));
    expect(made.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    await match.back(1);
    expect(match.host()).not.toBe(frozen);
    expect(await play(match.players(), 2)).toBe(2);
    console.info(
      `${REQUESTS} requests to / took ${times.join(', ')} ms. The frozen table was away for ${match.longestGap()} ms.`,
    );
    frozen.freeze(false);
    await expect.poll(() => frozen.isReady()).toBe(true);
    expect(await play(match.players(), 2)).toBe(2);
    expect(await site.entriesOf(match.code)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    match.leave();
  });
});
