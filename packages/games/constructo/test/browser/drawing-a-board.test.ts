import { browserAtHand, focusIn, startedSite } from '@boomtown/e2e';
import { describe, expect, it } from 'vitest';

/** Nine hexagons in three rows, from where the keyboard begins. */
const NINE =
  'Space ArrowRight Space ArrowRight Enter ArrowDown Space ArrowLeft Space ArrowLeft Space ArrowDown Space ArrowRight Space ArrowRight Space';

describe.skipIf(!browserAtHand())('a board of one’s own', () => {
  const site = startedSite();

  it('is drawn by keyboard, in one tab stop, with nothing cut off and nothing lost on the way, and is named in the waiting room', async () => {
    const ada = await site.arrive('Ada', { width: 390, height: 844 });
    const { page } = ada;
    await page.goto(`${site.url}/make?game=constructo`);
    const draw = page.getByRole('button', { name: 'Draw a board' });
    await draw.press('Enter');
    const field = page.locator('.board-field');
    await field.locator('input:focus').waitFor({ state: 'attached' });
    await expect.poll(() => field.locator('[tabindex="0"]').count()).toBe(1);
    const { left, right, wide } = await field.evaluate((element) => {
      const box = element.getBoundingClientRect();
      return { left: box.left, right: box.right, wide: element.scrollWidth > element.clientWidth };
    });
    expect([left >= 0, right <= 390, wide]).toEqual([true, true, false]);
    for (const key of NINE.split(' ')) await page.keyboard.press(key);
    await page.getByText('Nine connected hexagons').waitFor();
    // The person who leaves is asked what becomes of it.
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Go on drawing' }).press('Enter');
    await expect.poll(() => focusIn(page, '.board-field *')).toBe(true);
    await page.getByLabel('Its name').fill('Grüner Hügel');
    await page.getByRole('button', { name: 'Take this board' }).press('Enter');
    await page.locator('.boards__board').waitFor();
    await expect.poll(() => focusIn(page, '.boards__draw')).toBe(true);
    await page.getByLabel('Your name').fill('Ada');
    await page.getByRole('button', { name: 'Make the table' }).click();
    await page.locator('.chosen', { hasText: 'Grüner Hügel' }).waitFor();
    expect(ada.complaints).toEqual([]);
  });
});
