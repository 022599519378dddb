import { textStream } from '@boomtown/game-core';
import { GAME_FOR_FOUR, limitsOf } from '@boomtown/registry/chosen';
import { DEFAULT_TERMS } from '@boomtown/wire';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeFaults, browserAtHand, layoutFaults, openAccount, ScriptedPlayer, startedSite } from '../src/index.ts';
import { seatAll } from '../src/seating.ts';
import { atRandom } from '../src/soak/choosing.ts';

const GAME = GAME_FOR_FOUR.info.id;
const SCREENS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];
const PATIENCE_MS = 900_000;

/** The browser of this page holds a seat of the table. */
async function holdSeat(page: Page, code: string, seat: number, token: string): Promise<void> {
  const table = { code, game: GAME, seats: [{ seat, token }], at: Date.now(), over: null, end: null };
  await page.evaluate((stored) => localStorage.setItem('boomtown.tables', stored), JSON.stringify([table]));
}

describe.skipIf(!browserAtHand())('after a match', () => {
  const site = startedSite();

  it(
    'its result shows how it went, and its people play on from a moment of it at seats that are kept for them',
    async () => {
      const options = Object.fromEntries(limitsOf(GAME_FOR_FOUR).map((key) => [key, 6]));
      const asked = {
        game: GAME,
        options,
        seats: 3,
        name: 'Ada',
        listed: false,
        watchable: true,
        terms: DEFAULT_TERMS,
      };
      const { code, tokens } = await seatAll(site.url, asked, ['Ben', 'Cleo']);
      const account = openAccount(GAME, code, 3);
      const chance = textStream('after a match');
      const players = tokens.map(
        (token, seat) => new ScriptedPlayer(GAME_FOR_FOUR, account, seat, token, site.url, chance, atRandom(chance)),
      );
      const playing = Promise.all(players.map((player) => player.play()));
      await expect.poll(() => players.every(({ isOver }) => isOver), { timeout: PATIENCE_MS / 3 }).toBe(true);
      for (const player of players) player.leave();
      await playing;
      expect(account.complaints).toEqual([]);

      const [ada, ben] = [await site.arrive('Ada', SCREENS[0]), await site.arrive('Ben', SCREENS[0])];
      for (const [seat, { page }] of [ada, ben].entries()) {
        await page.goto(site.url);
        await holdSeat(page, code, seat, tokens[seat] ?? '');
      }
      await ben.page.goto(`${site.url}/${code}`);
      await ben.page.locator('.ended-curve .curve__drawing .chances__line--2').waitFor({ state: 'attached' });
      // It is becoming more precise until it is done.
      await ben.page.getByText('from each step bots played on 48 times').waitFor({ timeout: PATIENCE_MS / 3 });
      await expect.poll(() => axeFaults(ben.page)).toEqual([]);
      // Of three players each has an entry in the key, which brings its line out.
      const second = ben.page.locator('.ended-curve .chances__of').nth(1);
      await second.click();
      await expect.poll(() => ben.page.locator('.ended-curve .chances__line.is-shown').count()).toBe(1);

      await ada.page.goto(`${site.url}/replay?table=${code}`);
      await ada.page.locator('.analysis__table--account').waitFor({ timeout: PATIENCE_MS / 3 });
      for (const screen of SCREENS) {
        await ada.page.setViewportSize(screen);
        await expect.poll(() => layoutFaults(ada.page, {})).toEqual([]);
      }
      await ada.page.setViewportSize(SCREENS[0] ?? { width: 1440, height: 900 });
      await ada.page.locator('.transport__slider').fill('2');
      await ada.page.locator('.play-on summary').click();
      await ada.page.getByRole('radio', { name: 'the same people' }).check();
      await ada.page.getByRole('button', { name: 'Play on', exact: true }).click();
      await ada.page.locator('.waiting__from').waitFor();
      await ben.page.getByRole('link', { name: 'To the new table' }).click();
      await ben.page.locator('.waiting__from').waitFor();
      await expect.poll(() => ben.page.locator('.waiting__seats').textContent()).toContain('Cleo');
      await expect.poll(() => layoutFaults(ben.page, {})).toEqual([]);
      for (const person of [ada, ben]) await person.leave();
    },
    PATIENCE_MS,
  );
});
