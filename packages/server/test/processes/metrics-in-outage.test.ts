// Only in test:all: it starts PostgreSQL, Redis, nginx and two servers.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { VERSION } from '../../src/this-build.ts';
import { Site, type SiteProcess, siteAtHand } from '../support/site.ts';
import { seated } from '../support/site-match.ts';

const needs = siteAtHand();

interface Scraped {
  readonly status: number;
  readonly text: string;
  /** The value of a number without labels; `null` where it is not among them. */
  of(name: string): number | null;
}

async function scrape({ url }: SiteProcess): Promise<Scraped> {
  const answer = await fetch(`${url}/metrics`);
  const text = await answer.text();
  const of = (name: string) => {
    const value = new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1];
    return value === undefined ? null : Number(value);
  };
  return { status: answer.status, text, of };
}

describe.skipIf(needs === undefined)('the numbers of two processes', () => {
  let site: Site;
  beforeAll(async () => {
    if (needs !== undefined) site = await Site.start(needs);
  });
  afterEach(() => {
    for (const process of [site.first, site.second]) {
      process.toRedis.mend();
      process.toPostgres.mend();
    }
  });
  afterAll(() => site?.remove());

  /** Waits until the first process gives this number this value. */
  const showing = (name: string, value: number) =>
    expect.poll(async () => (await scrape(site.first)).of(name)).toBe(value);

  test('tell what is the same for all of them once, and the version of each', async () => {
    await seated(site.first.url);
    // Where the database doesn't answer soon, the number is missing once.
    await showing('boomtown_tables_kept', 1);
    const [first, second] = [await scrape(site.first), await scrape(site.second)];
    expect([first.of('boomtown_tables_kept'), second.of('boomtown_tables_kept')]).toEqual([1, null]);
    await showing('boomtown_tables_kept', 1);
    for (const each of [first, second]) {
      expect(each.text).toContain(`boomtown_build_info{version="${VERSION}"} 1`);
      expect(['boomtown_database_up', 'boomtown_redis_up', 'boomtown_unsaved_writes'].map(each.of)).toEqual([1, 1, 0]);
    }
  });

  test.each(['cut', 'silent'] as const)(
    'fault 56: are there in an outage of PostgreSQL (%s), and say so',
    async (way) => {
      const { first } = site;
      if (way === 'cut') first.toPostgres.cut();
      else first.toPostgres.silence();
      await showing('boomtown_database_up', 0);
      const { status, of } = await scrape(first);
      expect(status).toBe(200);
      expect(of('boomtown_tables_kept')).toBeNull();
      expect(of('boomtown_redis_up')).toBe(1);
      expect(of('boomtown_tables_open')).toBeGreaterThanOrEqual(0);
      expect(of('process_resident_memory_bytes')).toBeGreaterThan(0);
      first.toPostgres.mend();
      await showing('boomtown_database_up', 1);
    },
  );

  test('fault 56: are there in an outage of Redis, and say so', async () => {
    const { first } = site;
    first.toRedis.cut();
    await showing('boomtown_redis_up', 0);
    const { status, of } = await scrape(first);
    expect([status, of('boomtown_database_up'), of('boomtown_tables_kept')]).toEqual([200, 1, null]);
  });
});
