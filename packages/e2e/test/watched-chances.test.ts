import { textStream } from '@boomtown/game-core';
import { GAME_IDS } from '@boomtown/registry/ids';
import { gameOf } from '@boomtown/registry/rules';
import { DEFAULT_TERMS } from '@boomtown/wire';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeFaults, browserAtHand, layoutFaults, openAccount, ScriptedPlayer, startedSite } from '../src/index.ts';
import { seatAll } from '../src/seating.ts';
import { atRandom, type Choosing } from '../src/soak/choosing.ts';

const SHOWS = GAME_IDS.filter((id) => gameOf(id).invented !== undefined && gameOf(id).info.seats.max >= 4);
/** How many actions the players make. */
const ACTIONS = 30;
const PATIENCE_MS = 900_000;

/** Over how many steps the first player's curve goes. */
function stepsShown(page: Page): Promise<number> {
  return page.evaluate(() => {
    const line = document.querySelector('.watched-chances .chances__line--0');
    return line?.getAttribute('d')?.split('L').length ?? 0;
  });
}

describe.skipIf(!browserAtHand())('at a table that allows it', () => {
  const site = startedSite();

  it.each(SHOWS)(
    'a spectator of %s sees the chances to win, and a player does not',
    async (game) => {
      const terms = { ...DEFAULT_TERMS, watchDelay: 1, watchChances: true };
      const asked = { game, options: {}, seats: 2, name: 'Ada', listed: false, watchable: true, terms };
      const { code, tokens } = await seatAll(site.url, asked, ['Ben']);
      const account = openAccount(game, code, 2);
      const chance = textStream(`watched chances: ${game}`);
      const choose = atRandom(chance);
      // Then they think, so that the match is not over before it is looked at.
      const choosing: Choosing = (sight) => (account.acknowledged.size < ACTIONS ? choose(sight) : null);
      const players = tokens.map(
        (token, seat) => new ScriptedPlayer(gameOf(game), account, seat, token, site.url, chance, choosing),
      );
      const watcher = await site.arrive('Cleo', { width: 1440, height: 900 });
      await watcher.watch(site.url, code);
      const playing = Promise.all(players.map((player) => player.play()));
      await watcher.page.locator('.watched-chances .curve__drawing').waitFor();
      // Each step is played out many times.
      await expect.poll(() => stepsShown(watcher.page), { timeout: PATIENCE_MS }).toBeGreaterThan(ACTIONS / 2);
      expect(account.complaints).toEqual([]);
      for (const player of players) player.leave();
      await playing;
      await expect.poll(() => layoutFaults(watcher.page, {})).toEqual([]);
      await expect.poll(() => axeFaults(watcher.page)).toEqual([]);
      await watcher.leave();
    },
    PATIENCE_MS,
  );
});
