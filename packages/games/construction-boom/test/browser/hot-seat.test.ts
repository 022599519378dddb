import { axeFaults, bringBen, browserAtHand, startedSite, takeDevice } from '@boomtown/e2e';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

describe.skipIf(!browserAtHand())('a device that two people share', () => {
  const site = startedSite();

  it('is covered between the turns until the hands are laid open', async () => {
    const ada = await site.arrive('Ada');
    const { page } = ada;
    await ada.makeTable(site.url, 'Construction BOOM!');
    await bringBen(page);
    const first = await takeDevice(page);
    const handOfFirst = await ownHand(page);
    const [opening] = await ada.moves();
    await ada.makeMove(0);

    await page.getByRole('heading', { name: /^Pass the device to/ }).waitFor();
    // Whatever a voice reads, or the page holds, while nobody looks.
    await page.getByText(`bids ${opening}`).waitFor();
    const covered = [await page.locator('body').ariaSnapshot(), await page.content()].join();
    expect(covered).not.toContain(handOfFirst);
    expect(covered).not.toMatch(/your hand/i);
    await expect.poll(() => page.locator('.board').count()).toBe(0);
    await expect.poll(() => axeFaults(page)).toEqual([]);

    const second = await takeDevice(page);
    expect([first, second].sort()).toEqual(['Ada', 'Ben']);
    const handOfSecond = await ownHand(page);
    expect(handOfSecond).not.toBe(handOfFirst);
    const readOut = await page.locator('body').ariaSnapshot();
    expect(readOut).not.toContain(handOfFirst);

    await page.reload();
    await page.getByRole('heading', { name: `Pass the device to ${second}` }).waitFor();
    const coveredAnew = await page.content();
    expect(coveredAnew).not.toContain(handOfSecond);
    // A person who is not to act may look at what is theirs.
    await page.getByRole('button', { name: `I am ${first}` }).click();
    await expect.poll(() => ownHand(page)).toBe(handOfFirst);
    await page.getByRole('button', { name: 'Pass on' }).click();
    await takeDevice(page);
    const bids = await ada.moves();
    await ada.makeMove(bids.findIndex((bid) => bid.startsWith('Accept')));

    await page.getByText('Both hands are laid open').first().waitFor();
    await page
      .getByRole('status')
      .getByText(/^(Ada|Ben): Your turn/)
      .waitFor();
    await expect.poll(() => page.getByRole('heading', { name: /^Pass the device to/ }).count()).toBe(0);
    expect(ada.complaints).toEqual([]);
  });
});

/** What the log says of the own hand. */
async function ownHand(page: Page): Promise<string> {
  const line = page.locator('.sheet--log').getByText(/^Your hand: /);
  await line.first().waitFor({ state: 'attached' });
  return (await line.first().textContent()) ?? '';
}
