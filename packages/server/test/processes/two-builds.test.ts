import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LATER_MAIN } from '../support/child-server.ts';
import { play } from '../support/player.ts';
import { Site, type SiteProcess, siteAtHand } from '../support/site.ts';
import { begun } from '../support/site-match.ts';

const needs = siteAtHand();
/** `OTHER_BUILD` names another checkout, such as the version before; without it a later build is played. */
const { OTHER_BUILD } = process.env;
const OTHER_MAIN = OTHER_BUILD === undefined ? LATER_MAIN : resolve(OTHER_BUILD, 'packages/server/src/main.ts');

describe.skipIf(needs === undefined)('two builds on one database', () => {
  let site: Site;
  beforeAll(async () => {
    if (needs !== undefined) site = await Site.start(needs);
  });
  afterAll(() => site?.remove());

  test('fault 55: an update that adds to the stored data, one process after the other, and back again', async () => {
    const { first, second } = site;
    const match = await begun(site);
    let made = 4;
    let returns = 0;
    /** Starts a process again as another build; a match goes on before, between and after. */
    const update = async (process: SiteProcess, main?: string) => {
      const moves = match.host() === process;
      await process.end('SIGTERM');
      await process.open(main);
      if (moves) returns += 1;
      await match.back(returns);
      made += await play(match.players(), 2);
    };
    await update(first, OTHER_MAIN);
    // The other one still is the old build, on the data that the new one has changed.
    await update(second);
    await update(second, OTHER_MAIN);
    await update(first);
    await update(second);
    expect(await site.entriesOf(match.code)).toEqual(Array.from({ length: made }, (_, index) => index + 1));
    for (const { printed } of [first, second]) expect(printed).not.toMatch(/^\s+at /m);
    match.leave();
  });
});
