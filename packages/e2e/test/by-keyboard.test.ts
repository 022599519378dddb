import { textStream } from '@boomtown/game-core';
import { GAMES } from '@boomtown/server/games';
import type { GameId } from '@boomtown/wire';
import { describe, expect, it } from 'vitest';
import { browserAtHand, startedSite } from '../src/index.ts';
import { focusIn, moveByKeys, tabTo } from '../src/keys.ts';
import { openAccount } from '../src/soak/account.ts';
import { atRandom } from '../src/soak/choosing.ts';
import { Sitter } from '../src/soak/sitter.ts';

/** Small: it is not looked at. */
const SCREEN = { width: 1100, height: 720 };
const MOST_MOVES = 700;
/** So far down a list the arrows go at most. */
const DEEPEST = 10;

/** The games whose keys have no test of their own, and what makes one short, as it is called on the page. */
const TABLES: readonly { readonly id: GameId; readonly title: string; readonly short?: readonly [string, string] }[] = [
  { id: 'constructo', title: 'Constructo' },
  { id: 'constructor', title: 'Constructor' },
  { id: 'construction-boom', title: 'Construction BOOM!' },
  { id: 'bau-boom', title: 'Bau Boom', short: ['Longest game, in turns', '10'] },
];

describe.skipIf(!browserAtHand())('by keyboard alone', () => {
  const site = startedSite();

  it.each(TABLES)(
    'a whole match of $title is played, from the front page to its replay',
    async ({ id, title, short }) => {
      const person = await site.arrive('Ada', SCREEN, 0.5);
      const { page } = person;
      const { keyboard } = page;
      await page.goto(site.url);
      await tabTo(page, 'a', 'Make a table');
      await keyboard.press('Enter');
      await page.locator('.game-choice').waitFor();
      await tabTo(page, '.game-choice input:checked');
      while (!(await focusIn(page, `.game-choice input[value="${id}"]`))) await keyboard.press('ArrowRight');
      await tabTo(page, 'input', 'Your name');
      await keyboard.press('Control+A');
      await keyboard.type('Ada');
      if (short !== undefined) {
        await tabTo(page, 'input[type="number"]', short[0]);
        await keyboard.press('Control+A');
        await keyboard.type(short[1]);
      }
      await tabTo(page, 'button', 'Make the table');
      await keyboard.press('Enter');
      await page.getByRole('button', { name: 'I am ready' }).waitFor();
      const code = new URL(page.url()).pathname.slice(1);

      const account = { ...openAccount(id, code, 2) };
      const chance = textStream(`by keyboard: ${id}`);
      const token = await site.takeSeat(code, 'Ben');
      const ben = new Sitter(GAMES[id], account, 1, token, site.url, chance, atRandom(chance));
      const playing = ben.play();
      await tabTo(page, 'button', 'I am ready');
      await keyboard.press('Enter');

      let made = 0;
      for (; made < MOST_MOVES; made += 1) {
        await page.locator('.moves__move:enabled, .end__scores').first().waitFor({ state: 'attached' });
        if ((await page.locator('.end__scores').count()) > 0) break;
        const offered = await page.locator('.moves__move:enabled').count();
        if (offered === 0) continue;
        await moveByKeys(page, chance.int(Math.min(offered, DEEPEST)));
        expect(await focusIn(page, 'body *'), 'the place in the page is kept').toBe(true);
      }
      expect(made).toBeLessThan(MOST_MOVES);
      expect(made).toBeGreaterThan(3);
      await tabTo(page, '.end a[href*="replay"]');
      const { actions } = await site.transcript(code);
      expect(actions.some(({ seat }) => seat === 0)).toBe(true);
      expect(person.complaints, title).toEqual([]);
      expect(account.complaints).toEqual([]);
      ben.leave();
      await playing;
      await person.leave();
    },
    400_000,
  );
});
