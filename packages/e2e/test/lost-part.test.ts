import { OPEN_GAME } from '@boomtown/registry/chosen';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserAtHand, type Person, startedSite } from '../src/index.ts';

/** By whose name a page knows its version. */
const FIRST_SCRIPT = /(?<before><script type="module" [^>]*src="\.\/assets\/)[\w-]+\.js/;

describe.skipIf(!browserAtHand())('a page, a part of which can’t be fetched', () => {
  const site = startedSite();
  const alert = (page: Page) => page.getByRole('alert').filter({ hasText: 'Part of this page could not be loaded' });
  const reload = (page: Page) => page.getByRole('button', { name: 'Reload the page' });
  const board = (page: Page) => page.locator('.board__host[data-state="shown"]');

  /** A table with a bot, in its waiting room; nothing but a word is missing. */
  async function gathered(person: Person): Promise<void> {
    await person.makeTable(site.url, OPEN_GAME.info.name);
    await person.page.locator('.bot-choice__keys button').first().click();
    await person.page.locator('.seat--ready').first().waitFor();
  }

  /** The server has another version, without this part of the former one. Tells how often was looked for it. */
  async function newerVersion(page: Page, part: string): Promise<() => number> {
    let looks = 0;
    await page.route(`**/assets/${part}-*.js`, (route) => route.fulfill({ status: 404, body: '' }));
    await page.route(
      (url) => url.href === `${site.url}/`,
      async (route) => {
        if (route.request().resourceType() !== 'fetch') return route.continue();
        looks += 1;
        const answer = await route.fetch();
        const page = await answer.text();
        const body = page.replace(FIRST_SCRIPT, '$<before>tomorrow.js');
        if (body === page) throw new Error('the page begins with no script');
        return route.fulfill({ response: answer, body });
      },
    );
    return () => looks;
  }

  /** How often the page was loaded from now on. */
  function loadsOf(page: Page): () => number {
    let loads = 0;
    page.on('domcontentloaded', () => {
      loads += 1;
    });
    return () => loads;
  }

  it.each(['scene', 'module'])(
    'is loaded anew by itself, once, where the server has a newer version without its %s',
    async (part) => {
      const ada = await site.arrive('Ada');
      const { page } = ada;
      await gathered(ada);
      const looks = await newerVersion(page, part);
      await page.reload();
      await page.getByRole('button', { name: 'I am ready' }).waitFor();
      const loads = loadsOf(page);
      await ada.sayReady();
      // The second look is that of the page that was loaded anew, which has the part no more than the first one.
      await expect.poll(looks).toBe(2);
      await alert(page).waitFor();
      await expect.poll(() => reload(page).evaluate(isInSight)).toBe(true);
      await page.unrouteAll();
      await reload(page).click();
      await board(page).waitFor();
      expect(looks()).toBe(2);
      expect(loads()).toBe(2);
      expect(ada.complaints).toEqual([]);
      await ada.leave();
    },
  );

  it.each(['scene', 'module'])(
    'keeps a half-written chat, and says over the board that its %s is gone',
    async (part) => {
      const ada = await site.arrive('Ada');
      const { page } = ada;
      await gathered(ada);
      const looks = await newerVersion(page, part);
      await page.reload();
      const draft = page.locator('.chat__form input');
      await draft.fill('Shall we');
      const loads = loadsOf(page);
      await ada.sayReady();
      await alert(page).waitFor();
      await expect.poll(looks).toBe(1);
      await expect.poll(() => reload(page).evaluate(isInSight)).toBe(true);
      // Without the game nothing stands beside the board.
      if (part === 'scene') {
        await page.locator('.side-tabs__tab[data-aside="chat"]').click();
        await expect.poll(() => draft.inputValue()).toBe('Shall we');
      }
      expect(loads()).toBe(0);
      await ada.leave();
    },
  );

  it.each(['scene', 'module'])('comes back by itself with the server, of a table without its %s', async (part) => {
    const ada = await site.arrive('Ada');
    const { page } = ada;
    await gathered(ada);
    await ada.sayReady();
    await board(page).waitFor();
    await page.route(`**/assets/${part}-*.js`, (route) => route.abort());
    await page.route('**/healthz', (route) => route.abort());
    await page.reload();
    await page.getByRole('alert').filter({ hasText: 'Can’t reach the server' }).waitFor();
    await expect.poll(() => reload(page).evaluate(isInSight)).toBe(true);
    await page.unrouteAll();
    await board(page).waitFor();
    await ada.leave();
  });

  it('comes back by itself where a table is made, whatever name was suggested there', async () => {
    const ada = await site.arrive('Ada');
    const { page } = ada;
    await page.route('**/assets/module-*.js', (route) => route.abort());
    await page.route('**/healthz', (route) => route.abort());
    await page.goto(`${site.url}/make?game=${OPEN_GAME.info.id}`);
    await page.getByRole('alert').filter({ hasText: 'Can’t reach the server' }).waitFor();
    await expect.poll(() => page.getByLabel('Your name').inputValue()).not.toBe('');
    await page.unrouteAll();
    await page.getByRole('group', { name: `How ${OPEN_GAME.info.name} is played` }).waitFor();
    await expect.poll(() => reload(page).count()).toBe(0);
    await ada.leave();
  });
});

/** Runs in the page: does it lie over everything else, within the screen? */
function isInSight(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return top >= 0 && bottom <= innerHeight && there !== null && element.contains(there);
}
