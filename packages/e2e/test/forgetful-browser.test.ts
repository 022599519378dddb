import { describe, expect, it } from 'vitest';
import { browserAtHand, startedSite } from '../src/index.ts';

describe.skipIf(!browserAtHand())('a browser that blocks its storage', () => {
  const site = startedSite();

  it('keeps its seat while the page is open, says that it cannot remember it, and warns before a reload', async () => {
    const ada = await site.arrive('Ada', { width: 390, height: 844 });
    const { page } = ada;
    await page.addInitScript(() => {
      const denied = {
        configurable: true,
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      };
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) Object.defineProperty(window, name, denied);
    });
    const code = await ada.makeTable(site.url, 'Constructo');
    const said = page.getByText('This browser stores nothing for this site');
    await said.waitFor();
    await page.getByRole('button', { name: 'Get a one-time code' }).click();
    const shown = await page.getByRole('img', { name: /^The code of the seat: / }).getAttribute('aria-label');
    await page.getByRole('button', { name: 'Close' }).click();

    const ben = await site.arrive('Ben');
    await ben.sitDown(site.url, code);
    await ben.sayReady();
    await ada.sayReady();
    const board = page.locator('.board');
    await page.getByRole('button', { name: 'Understood' }).waitFor();
    const before = await board.boundingBox();
    await page.getByRole('button', { name: 'Understood' }).click();
    await page.getByRole('button', { name: 'Seat not remembered' }).waitFor();
    expect(await board.boundingBox()).toEqual(before);

    // Within the pages the seat is there still.
    await page.getByRole('link', { name: 'Boomtown' }).first().click();
    await page.getByRole('link', { name: code }).first().click();
    await page.getByRole('button', { name: 'Seat not remembered' }).waitFor();

    const asked = page.waitForEvent('dialog');
    void page.reload().catch(() => undefined);
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    await page.getByRole('button', { name: 'Seat not remembered' }).waitFor();

    // With the code another browser plays on, and this one has nothing to lose any more.
    await ben.comeToTheDoor(site.url, shown?.split(': ')[1] ?? '');
    await ben.page.getByRole('button', { name: 'Move the seat here' }).click();
    await page.getByRole('button', { name: 'Seat not remembered' }).waitFor({ state: 'detached' });
    const mayLeave = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(await page.evaluate(mayLeave)).toBe(true);
    expect(ada.complaints).toEqual([]);
  });
});
