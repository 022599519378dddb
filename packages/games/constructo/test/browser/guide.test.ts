import { axeFaults, browserAtHand, startedSite } from '@boomtown/e2e';
import { describe, expect, it } from 'vitest';

describe.skipIf(!browserAtHand())('a first game of Constructo', () => {
  const site = startedSite();

  it('waits, answers and leads on by keys alone, has no fault that axe finds, and is remembered', async () => {
    const newcomer = await site.arrive('Cleo');
    const { page } = newcomer;
    await page.goto(`${site.url}/rules-constructo`);
    await page.getByRole('link', { name: 'Learn by playing (Constructo)' }).press('Enter');
    const banner = page.getByRole('region', { name: 'Learn by playing' });
    const said = banner.getByRole('status');
    const entry = (group: string, text: string) =>
      page.locator('.moves', { hasText: group }).locator('.moves__move:enabled', { hasText: text }).first();
    const goOn = async (step: number) => {
      await banner.getByText(`Step ${step} of 6`).waitFor();
      await page.waitForFunction(() => document.activeElement?.textContent === 'Next');
      await page.keyboard.press('Enter');
    };
    await entry('Choose a board', 'Clover').press('Enter');
    await said.getByText('It was taken back.').waitFor();
    await expect.poll(() => banner.getByRole('button', { name: 'Next' }).count()).toBe(0);
    await entry('Choose a board', 'Rhombus').press('Enter');
    await goOn(1);
    await entry('Place', 'on hexagon 5').press('Enter');
    await goOn(2);
    await entry('Move', 'from 5 round the small one on 6').press('Enter');
    await goOn(3);
    await entry('Move', 'from 4 onto 5').press('Enter');
    await goOn(4);
    await entry('Move', 'from 6 onto 9').press('Enter');
    await goOn(5);
    await entry('Place a medium', 'on hexagon 7').press('Enter');
    await goOn(6);
    await banner.getByText('You made it').waitFor();
    await expect.poll(() => axeFaults(page)).toEqual([]);
    await banner.getByRole('button', { name: 'Play a bot now' }).press('Enter');
    await page.locator('.players').getByText('bot, normal').waitFor();
    await page.locator('.board__host[data-state="shown"]').waitFor();
    await page.goto(site.url);
    await page.getByRole('link', { name: 'Learn by playing (Constructo: You have played it)' }).waitFor();
    expect(newcomer.complaints).toEqual([]);
    await newcomer.leave();
  });
});
