import { OPEN_GAME } from '@boomtown/registry/chosen';
import type { Locator } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { browserAtHand, type Person, startedSite } from '../src/index.ts';

const PHONE = { width: 390, height: 844 };
const ON_ITS_SIDE = { width: 844, height: 390 };
const LAPTOP = { width: 1366, height: 768 };

describe.skipIf(!browserAtHand())('what people need first on a phone stands first', () => {
  const site = startedSite();
  let ada: Person;

  beforeAll(async () => {
    ada = await site.arrive('Ada', PHONE);
  });

  it('folds what is rarely changed when a table is made, and closes the other boxes once one is chosen', async () => {
    const { page } = ada;
    await page.goto(site.url);
    await page.getByRole('link', { name: 'Make a table' }).first().click();
    await page.getByRole('radio', { name: new RegExp(`^${OPEN_GAME.info.name}(?!\\w)`) }).check({ force: true });
    await expect.poll(() => page.locator('details.make__more').getAttribute('open')).toBeNull();
    await expect.poll(() => page.locator('.game-choice label:visible').count()).toBe(1);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
      .toBeLessThan(2.25 * PHONE.height);
  });

  it('has the code, the link and the way to begin above the fold of a waiting room', async () => {
    const { page } = ada;
    await page.getByLabel('Your name').fill('Ada');
    await page.getByRole('button', { name: 'Make the table' }).click();
    const first = [
      page.locator('.code'),
      page.locator('.waiting__address'),
      page.getByRole('button', { name: 'I am ready' }),
    ];
    for (const part of first) await expect.poll(() => bottomOf(part)).toBeLessThanOrEqual(PHONE.height);
    for (const size of [ON_ITS_SIDE, LAPTOP]) {
      await page.setViewportSize(size);
      await expect
        .poll(() => bottomOf(page.getByRole('button', { name: 'I am ready' })))
        .toBeLessThanOrEqual(size.height);
    }
    await page.setViewportSize(PHONE);
    expect(ada.complaints).toEqual([]);
  });

  it('marks the log while there is something new in it, and where that begins once it is opened', async () => {
    const { page } = ada;
    await page.getByRole('group', { name: 'Put a bot on seat 2' }).getByRole('button', { name: 'Easy' }).click();
    await ada.sayReady();
    await page.locator('.moves__move:enabled').first().waitFor({ state: 'attached' });
    await ada.makeMove(0);
    await page.locator('.log__line--places').first().waitFor({ state: 'attached' });
    const tab = page.locator('.sheet-tabs__tab[data-sheet="log"]');
    await tab.click();
    await expect.poll(() => tab.getAttribute('aria-label')).toBeNull();
    await page.locator('.log__line').first().waitFor();
    await tab.click();
    await page.locator('.moves__move:enabled').first().waitFor({ state: 'attached' });
    await ada.makeMove(0);
    await expect.poll(() => tab.getAttribute('aria-label')).toBe('Log, with something new');
    await tab.click();
    await page.locator('.log__new').waitFor();
    await expect.poll(() => tab.getAttribute('aria-label')).toBeNull();
    expect(ada.complaints).toEqual([]);
  });

  it('shows on the board what a line of the log speaks of: the sheet over it slides away', async () => {
    const { page } = ada;
    // The bot has moved: nothing shifts the lines below the finger any more.
    await page.locator('.moves__move:enabled').first().waitFor({ state: 'attached' });
    await page.locator('.log__line--places').last().click();
    await page.locator('.table[data-sheet="none"]').waitFor();
    // The line loses pointer and focus once its sheet is gone, and still what it speaks of stays lit until the next touch.
    await expect.poll(() => page.locator('.sheet--log').isVisible()).toBe(false);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    const lit = await page.locator('.player--lit').count();
    expect(lit).toBeGreaterThan(0);
    await page.locator('.headline').click();
    await page.locator('.player--lit').first().waitFor({ state: 'detached' });
    expect(ada.complaints).toEqual([]);
  });

  it('puts the light out once a sheet is opened again, by key too', async () => {
    const { page } = ada;
    const tab = page.locator('.sheet-tabs__tab[data-sheet="log"]');
    await tab.press('Enter');
    await page.locator('.log__line--places').last().press('Enter');
    await page.locator('.table[data-sheet="none"]').waitFor();
    await page.locator('.player--lit').first().waitFor();
    await tab.press('Enter');
    await page.locator('.table[data-sheet="log"]').waitFor();
    await page.locator('.player--lit').first().waitFor({ state: 'detached' });
    expect(ada.complaints).toEqual([]);
  });
});

async function bottomOf(part: Locator): Promise<number> {
  const box = await part.first().boundingBox();
  return box === null ? Number.POSITIVE_INFINITY : box.y + box.height;
}
