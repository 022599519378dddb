import { GAME_FOR_FOUR } from '@boomtown/registry/chosen';
import { describe, expect, it } from 'vitest';
import { evening } from '../src/evening/evening.ts';
import { faultsOf } from '../src/evening/evening-words.ts';
import { browserAtHand, startedSite } from '../src/index.ts';

describe.skipIf(!browserAtHand())('a short match of four before a late spectator', () => {
  const site = startedSite();

  it('asks of nobody more than 1.15 presses for each decision', async () => {
    const games = [GAME_FOR_FOUR.info.id];
    const { matches, faults } = await evening({
      url: site.url,
      browser: site.browser,
      games,
      limitMs: 600_000,
      bounds: { turnLimit: 8, roundLimit: 1 },
      tell: () => undefined,
    });
    expect(faults).toEqual([]);
    expect(matches.map(({ people, decisions }) => [people, decisions > 0])).toEqual([[4, true]]);
    expect(faultsOf(matches, games)).toEqual([]);
  });
});
