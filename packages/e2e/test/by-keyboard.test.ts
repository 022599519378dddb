import { describe, expect, it } from 'vitest';
import { browserAtHand, startedSite } from '../src/index.ts';
import { focusIn, moveByKeys, tabTo } from '../src/keys.ts';
import { SHORT_MATCHES, seatPartner } from '../src/short-match.ts';

/** Small: it is not looked at. */
const SCREEN = { width: 1100, height: 720 };
const MOST_MOVES = 700;
/** So far down a list the arrows go at most. */
const DEEPEST = 10;

describe.skipIf(!browserAtHand())('by keyboard alone', () => {
  const site = startedSite();

  it.each(SHORT_MATCHES)(
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

      const ben = await seatPartner(site, id, code, 'by keyboard');
      await tabTo(page, 'button', 'I am ready');
      await keyboard.press('Enter');

      let made = 0;
      for (; made < MOST_MOVES; made += 1) {
        await page.locator('.moves__move:enabled, .end__scores').first().waitFor({ state: 'attached' });
        if ((await page.locator('.end__scores').count()) > 0) break;
        const offered = await page.locator('.moves__move:enabled').count();
        if (offered === 0) continue;
        await moveByKeys(page, ben.chance.int(Math.min(offered, DEEPEST)));
        await expect.poll(() => focusIn(page, 'body *'), { message: 'the place in the page is kept' }).toBe(true);
      }
      expect(made).toBeLessThan(MOST_MOVES);
      expect(made).toBeGreaterThan(3);
      await tabTo(page, '.end a[href*="replay"]');
      const { actions } = await site.transcript(code);
      expect(actions.some(({ seat }) => seat === 0)).toBe(true);
      expect(person.complaints, title).toEqual([]);
      expect(ben.account.complaints).toEqual([]);
      await ben.leave();
      await person.leave();
    },
  );
});
