import { addressed, axeFaults, bringBen, browserAtHand, nameIn, startedSite } from '@boomtown/e2e';
import { describe, expect, it } from 'vitest';

const OWN_CARD = 'Hostile Purchase';

describe.skipIf(!browserAtHand())('a device that two people share', () => {
  const site = startedSite();

  it('lies open where no hidden card matters, and shows a person’s to them alone', async () => {
    const ada = await site.arrive('Ada');
    const { page } = ada;
    await ada.makeTable(site.url, 'Boondoggle');
    await bringBen(page);
    const buys = addressed(page).filter({ hasText: 'buy a card' });
    const first = nameIn((await buys.textContent()) ?? '');
    await page.locator('.moves__move:enabled').first().waitFor({ state: 'attached' });
    await ada.makeMove((await ada.moves()).findIndex((move) => move.startsWith('Buy a card')));
    await buys.filter({ hasNotText: first }).waitFor();
    await expect.poll(() => page.locator('.hand__card').count()).toBe(1);

    await page.getByRole('button', { name: 'See my cards' }).click();
    await page.getByRole('button', { name: `I am ${first}` }).click();
    await page.locator('.hand__card').nth(1).waitFor();
    const bought = (await page.locator('.hand__card').first().getAttribute('aria-label')) ?? '';
    expect(bought).toMatch(/^\w/);
    await page.getByRole('button', { name: 'Cover my cards' }).click();
    await page.getByRole('button', { name: 'See my cards' }).waitFor();
    await page.locator('.sheet--log').getByText(`${first} bought a card`).waitFor({ state: 'attached' });
    await buys.filter({ hasNotText: first }).waitFor();
    // The deck has cards of the kind that each of them owns from the start, whose name tells nothing.
    const shown = [await page.content(), await page.locator('body').ariaSnapshot()].join();
    if (bought !== OWN_CARD) expect(shown).not.toContain(bought);
    await expect.poll(() => page.locator('.hand__card').count()).toBe(1);
    await expect.poll(() => axeFaults(page)).toEqual([]);
    expect(ada.complaints).toEqual([]);
  });
});
