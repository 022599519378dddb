import { browserAtHand, startedSite } from '@boomtown/e2e';
import { describe, expect, it } from 'vitest';

/** Some edges are rounded to whole pixels, others are not. */
const HALF_A_PIXEL = 0.5;

describe.skipIf(!browserAtHand())('a person who needs very large letters', () => {
  const site = startedSite();

  it('sees in a first game on a phone with very large letters what it points at, and all ways on in one line', async () => {
    const { page } = await site.arrive('Ada', { width: 390, height: 844 });
    await page.goto(site.url);
    await page.evaluate(() => localStorage.setItem('boomtown.settings', '{"textSize":"largest","language":"it"}'));
    await page.goto(`${site.url}/learn-boondoggle`);
    const lit = page.locator('.market-row--lit');
    await lit.waitFor();
    const tabs = page.locator('.sheet-tabs');
    await expect
      .poll(async () => bottomOf(await lit.boundingBox()))
      .toBeLessThanOrEqual(topOf(await tabs.boundingBox()) + HALF_A_PIXEL);
    await page.getByRole('button', { name: 'Fammi vedere' }).press('Enter');
    await page.getByRole('button', { name: 'Avanti' }).press('Enter');
    const ways = page.locator('.guide-banner__ways button');
    await ways.nth(2).waitFor();
    const lines = new Set(await ways.evaluateAll((keys) => keys.map((key) => key.getBoundingClientRect().bottom)));
    expect(lines.size).toBe(1);
  });
});

interface Box {
  readonly y: number;
  readonly height: number;
}

const topOf = (box: Box | null) => box?.y ?? 0;
const bottomOf = (box: Box | null) => topOf(box) + (box?.height ?? Number.POSITIVE_INFINITY);
