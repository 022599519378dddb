import { browserAtHand, focusIn, type Person, personToMove, startedSite } from '@boomtown/e2e';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';

const MOST_MOVES = 60;

describe.skipIf(!browserAtHand())('Constructo by keyboard alone', () => {
  const site = startedSite();
  let ada: Person;
  let ben: Person;

  beforeAll(async () => {
    ada = await site.arrive('Ada');
    ben = await site.arrive('Ben');
    const code = await ada.makeTable(site.url, 'Constructo');
    await ben.sitDown(site.url, code);
    await ada.page.getByRole('button', { name: 'I am ready' }).press('Enter');
    await ben.sayReady();
  });

  it('keeps its place from move to move, until the end of the round covers the board', async () => {
    const { page } = ada;
    let own = 0;
    for (let made = 0; made < MOST_MOVES; made += 1) {
      await Promise.any([ada, ben].map(({ page }) => page.locator('.moves__move:enabled').first().waitFor()));
      if ((await page.locator('.round-card').count()) > 0) break;
      const said = await page.locator('.log__line').count();
      const mine = (await page.locator('.moves__move:enabled').count()) > 0;
      if (!mine) {
        await ben.makeMove(0);
      } else {
        // One stop of all moves.
        await expect.poll(() => page.locator('.moves-all [tabindex="0"]').count()).toBe(1);
        if (own === 0) await page.locator('.moves-all [tabindex="0"]').focus();
        else {
          // The heading waits, so that a key pressed once too often makes no move.
          await expect.poll(() => focusIn(page, '.moves__group')).toBe(true);
          await page.keyboard.press('Enter');
          await page.keyboard.press('ArrowDown');
          await expect.poll(() => focusIn(page, '.moves__move')).toBe(true);
        }
        const before = await focusedText(page);
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('ArrowUp');
        await expect.poll(() => focusedText(page)).toBe(before);
        await page.keyboard.press('Enter');
        own += 1;
      }
      await expect.poll(() => page.locator('.log__line').count()).toBeGreaterThan(said);
      if (mine) await expect.poll(() => focusIn(page, '.sheet--moves')).toBe(true);
    }
    expect(own).toBeGreaterThan(2);
    // It is there for seconds only.
    await Promise.all([ada, ben].map((one) => one.page.getByRole('status').getByText('Round 1 is over').waitFor()));
    for (const one of [ada, ben]) {
      await one.page.keyboard.press('Escape');
      await one.page.locator('.round-card').waitFor({ state: 'detached' });
    }
    await expect.poll(() => focusIn(page, '.sheet--moves')).toBe(true);
  });

  it('reaches the log, whose lines of the last round light players while they have the focus', async () => {
    const { page } = ada;
    await page.locator('.sheet--moves').focus();
    // The keys of log and chat stand between.
    for (let i = 0; i < 6 && !(await focusIn(page, '.log')); i += 1) await page.keyboard.press('Tab');
    await expect.poll(() => focusIn(page, '.log')).toBe(true);
    for (let i = 0; i < 3; i += 1) {
      await page.keyboard.press('ArrowUp');
      await page.locator('.player--lit').first().waitFor();
    }
    await page.locator('.sheet--moves').focus();
    await page.locator('.player--lit').first().waitFor({ state: 'detached' });
    await page.locator('.log__line').last().hover();
    await page.locator('.player--lit').first().waitFor();
  });

  it('chooses a board by its number, and places a piece by the letter of its size and the number of the hexagon', async () => {
    for (const [keys, said] of [
      [['1'], 'Round 2'],
      [['M', '5'], 'placed a medium base on 5.'],
    ] as const) {
      const mover = await personToMove([ada, ben]);
      await mover?.page.locator('.board__host[data-stage="still"]').focus();
      for (const key of [...keys, 'Enter']) await mover?.page.keyboard.press(key);
      await mover?.page.locator('.log__line', { hasText: said }).first().waitFor();
    }
  });
});

function focusedText(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.textContent ?? '');
}
