import { browserAtHand, startedSite } from '@boomtown/e2e';
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';

const PHONE = { width: 390, height: 844 };
const ON_ITS_SIDE = { width: 844, height: 390 };
/** Of the keys for sheets, in CSS pixels. */
const TABS = 56;

describe.skipIf(!browserAtHand())('six players of Boondoggle on a phone', () => {
  const site = startedSite();

  it('are all in sight, and no higher for what is marked at one of them', async () => {
    const ada = await site.arrive('Ada', PHONE);
    const { page } = ada;
    await ada.makeTable(site.url, 'Boondoggle', (making) =>
      making.getByRole('radio', { name: '6', exact: true }).check({ force: true }),
    );
    await page.getByRole('button', { name: 'Fill the free seats' }).click();
    await ada.sayReady();
    const players = page.locator('.player');
    await expect.poll(() => players.count()).toBe(6);
    for (const size of [ON_ITS_SIDE, PHONE]) {
      await page.setViewportSize(size);
      // Above the keys at the lower edge.
      await expect.poll(() => lowestOf(players)).toBeLessThanOrEqual(size.height - TABS);
      for (const box of await boxesOf(players)) expect(box.x + box.width).toBeLessThanOrEqual(size.width);
    }
    const before = await page.locator('.players__list').evaluate((list) => list.clientHeight);
    await page.evaluate(noteMarked);
    await page.getByRole('button', { name: 'Pass until the next phase' }).click();
    await page.getByRole('button', { name: 'Done trading' }).first().click();
    await page.getByRole('button', { name: 'Side job for $10' }).first().click();
    await expect.poll(() => page.locator('html').getAttribute('data-marked')).toBe(`${before}`);
    expect(ada.complaints).toEqual([]);
  });
});

async function boxesOf(players: Locator) {
  const boxes = await Promise.all((await players.all()).map((player) => player.boundingBox()));
  return boxes.filter((box) => box !== null);
}

async function lowestOf(players: Locator): Promise<number> {
  return Math.max(...(await boxesOf(players)).map(({ y, height }) => y + height));
}

/** Runs in the page: remembers how high the players were when one of them was marked first, however short that was. */
function noteMarked(): void {
  const root = document.documentElement;
  const look = () => {
    if (document.querySelector('.holding--mark') === null || 'marked' in root.dataset) return;
    root.dataset.marked = `${document.querySelector('.players__list')?.clientHeight}`;
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}
