import { browserAtHand, type Person, startedSite } from '@boomtown/e2e';
import { beforeAll, describe, expect, it } from 'vitest';

const PHONE = { width: 390, height: 844 };
const ON_ITS_SIDE = { width: 844, height: 390 };

describe.skipIf(!browserAtHand())('an offer of Boondoggle on a phone', () => {
  const site = startedSite();
  let ada: Person;

  beforeAll(async () => {
    ada = await site.arrive('Ada', PHONE);
    await ada.makeTable(site.url, 'Boondoggle');
    await ada.page.locator('.bot-choice__keys button').first().click();
    await ada.page.locator('.seat--ready').first().waitFor();
    await ada.sayReady();
  });

  it.each([PHONE, ON_ITS_SIDE])(
    'makes the map step aside at $width × $height, which is there at a touch',
    async (size) => {
      const { page } = ada;
      await page.setViewportSize(size);
      const opener = page.getByRole('button', { name: 'Make an offer' });
      // Whatever comes before the trading phase is passed.
      while (!(await opener.isVisible())) {
        await page.locator('.turn__move:enabled, .trade__opener').first().waitFor();
        if (await opener.isVisible()) break;
        await page.locator('.turn__move:enabled').last().click();
      }
      const [map, offers] = [page.locator('.board__host'), page.locator('.trade__offers')];
      const most = size.height * 0.4;
      await expect.poll(() => map.isVisible()).toBe(false);
      await expect.poll(async () => (await page.locator('.trade').boundingBox())?.height).toBeGreaterThan(most);
      await page.getByRole('button', { name: 'Map', exact: true }).click();
      await expect.poll(() => map.isVisible()).toBe(true);
      await expect.poll(() => offers.isVisible()).toBe(false);
      await expect.poll(async () => (await map.boundingBox())?.height).toBeGreaterThan(most);
      await page.getByRole('button', { name: 'Trading table' }).click();
      await expect.poll(() => map.isVisible()).toBe(false);
    },
  );

  it('is written on one sheet, both sides in sight without scrolling', async () => {
    const { page } = ada;
    await page.setViewportSize(PHONE);
    const opener = page.getByRole('button', { name: 'Make an offer' });
    await expect.poll(() => page.locator('.offer-form').isVisible()).toBe(false);
    await opener.click();
    const form = page.locator('.trade__form--open');
    await form.waitFor();
    await expect.poll(() => form.evaluate((sheet) => Math.round(sheet.getBoundingClientRect().bottom))).toBe(844);
    for (const side of ['.side-form--give', '.side-form--want', '.offer-form__end .button']) {
      const box = await page.locator(side).boundingBox();
      expect(box?.y, side).toBeGreaterThanOrEqual(0);
      expect((box?.y ?? 0) + (box?.height ?? 0), side).toBeLessThanOrEqual(PHONE.height);
      expect((box?.x ?? 0) + (box?.width ?? 0), side).toBeLessThanOrEqual(PHONE.width);
    }
    await expect.poll(() => form.evaluate((sheet) => sheet.scrollHeight - sheet.clientHeight)).toBe(0);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.offer-form').isVisible()).toBe(false);
    expect(ada.complaints).toEqual([]);
  });
});
