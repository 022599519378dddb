import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserAtHand, startedSite } from '../src/index.ts';

/** The script that holds all words: the front page has those of its own. */
const ALL_WORDS = /\/assets\/words-[\w-]+\.js$/;

describe.skipIf(!browserAtHand())('the front page, while the words of other pages are on their way', () => {
  const site = startedSite();

  it.each([
    ['en', 'Settings', 'Make a table', 'Your name'],
    ['de', 'Einstellungen', 'Tisch eröffnen', 'Dein Name'],
  ])('stands in "%s" with its settings, and the next page comes with them', async (tag, settings, make, name) => {
    const { page } = await site.arrive('Ada', { width: 390, height: 844 });
    const release = await holdWords(page);
    await page.goto(`${site.url}/?lang=${tag}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('button', { name: settings }).click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await expect.poll(() => emptyWords(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: make }).first().click();
    await page.locator('.skeleton').waitFor();
    release();
    await page.getByLabel(name).waitFor();
    await expect.poll(() => emptyWords(page)).toEqual([]);
  });

  it('says where they do not come that the page is not here, and shows it after a reload', async () => {
    const { page } = await site.arrive('Ben');
    await page.route(ALL_WORDS, (route) => route.abort());
    await page.goto(`${site.url}/make`);
    await page.getByRole('heading', { name: 'This page is not here yet' }).waitFor();
    await page.unroute(ALL_WORDS);
    await page.reload();
    await page.getByLabel('Your name').waitFor();
  });
});

/** Lets that script wait; what comes back lets it come. */
async function holdWords(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(ALL_WORDS, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

/** Buttons, links and headings in which no word stands. */
function emptyWords(page: Page): Promise<string[]> {
  return page
    .locator('button, a, h1, h2, h3, label, legend')
    .evaluateAll((all) =>
      all
        .filter(
          (one) =>
            (one.textContent ?? '').trim() === '' && !one.getAttribute('aria-label') && !one.querySelector('svg, img'),
        )
        .map((one) => one.outerHTML.slice(0, 120)),
    );
}
