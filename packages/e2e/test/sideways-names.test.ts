import { textStream } from '@boomtown/game-core';
import { GAME_IDS } from '@boomtown/registry/ids';
import { gameOf } from '@boomtown/registry/rules';
import { DEFAULT_TERMS, type GameId } from '@boomtown/wire';
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserAtHand, openAccount, ScriptedPlayer, startedSite } from '../src/index.ts';
import { seatAll } from '../src/seating.ts';

const ON_ITS_SIDE = { width: 844, height: 390 };
const NAMES = ['Maximiliana', 'Evangeline Montgomery', 'Cleo Clementine', 'Dan', 'Bartholomew', 'Fred'];
/** Up to this many players have two lines for their names. */
const FEW = 3;

const TABLES = GAME_IDS.flatMap((game) => {
  const { min, max } = gameOf(game).info.seats;
  return [...new Set([min, max])].map((seats) => [game, seats] as const);
});

describe.skipIf(!browserAtHand())('players beside the board of a phone on its side', () => {
  const site = startedSite();

  it.each(TABLES)('have the whole line for their names in %s with %i of them', async (game, seats) => {
    const { page, leave } = await tableOf(game, seats);
    const names = page.locator('.player__name');
    await expect.poll(() => names.count()).toBe(seats);
    await page.locator('.board__host[data-state="shown"]').waitFor();
    if (seats <= FEW) await expect.poll(() => cutNames(names)).toEqual([]);
    for (const cut of await cutNames(names)) {
      const name = names.getByText(cut, { exact: true });
      // As far as the panel goes, but for a score beside it.
      const share = await name.evaluate((one) => one.clientWidth / (one.closest('.player')?.clientWidth ?? 1));
      expect(share, cut).toBeGreaterThan(0.5);
      await name.click();
      await expect.poll(() => cutNames(names)).not.toContain(cut);
      await expect.poll(() => name.getAttribute('title')).toBe(cut);
      await name.click();
      await expect.poll(() => cutNames(names)).toContain(cut);
    }
    await leave();
  });

  async function tableOf(game: GameId, seats: number) {
    const [name = '', ...others] = NAMES.slice(0, seats);
    const asked = { game, options: {}, seats, name, listed: false, watchable: false, terms: DEFAULT_TERMS };
    const { code, tokens } = await seatAll(site.url, asked, others);
    const account = openAccount(game, code, seats);
    // The page has the first seat itself.
    const players = tokens
      .slice(1)
      .map(
        (token, i) => new ScriptedPlayer(gameOf(game), account, i + 1, token, site.url, textStream(code), () => null),
      );
    const playing = Promise.all(players.map((player) => player.play()));
    const ada = await site.arrive(name, ON_ITS_SIDE);
    const held = { code, game, seats: [{ seat: 0, token: tokens[0] }], at: Date.now(), over: null, end: null };
    await ada.context.addInitScript((kept) => localStorage.setItem('boomtown.tables', kept), JSON.stringify([held]));
    await ada.page.goto(`${site.url}/${code}`);
    await ada.sayReady();
    return {
      page: ada.page,
      async leave() {
        for (const player of players) player.leave();
        await playing;
        expect(ada.complaints).toEqual([]);
        await ada.leave();
      },
    };
  }
});

/** The names of which not all is to be read. */
function cutNames(names: Locator): Promise<string[]> {
  return names.evaluateAll((all) =>
    all
      .filter((one) => one.scrollWidth > one.clientWidth && getComputedStyle(one).overflowX !== 'visible')
      .map((one) => one.textContent ?? ''),
  );
}
