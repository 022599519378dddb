import { OPEN_GAME } from '@boomtown/registry/chosen';
import { describe, expect, it } from 'vitest';
import { browserAtHand, startedSite } from '../src/index.ts';

describe.skipIf(!browserAtHand())('a browser that allows less', () => {
  const site = startedSite();

  it('and blocks its storage keeps its seat while the page is open, says that it cannot remember it, and warns before a reload', async () => {
    const ada = await site.arrive('Ada', { width: 390, height: 844 });
    const { page } = ada;
    await page.addInitScript(denyStorage);
    const code = await ada.makeTable(site.url, OPEN_GAME.info.name);
    const said = page.getByText('This browser stores nothing for this site');
    await said.waitFor();
    await page.getByRole('button', { name: 'Get a one-time code' }).click();
    const shown = await page.getByRole('img', { name: /^The code of the seat: / }).getAttribute('aria-label');
    await page.getByRole('button', { name: 'Close' }).click();

    // One who comes by the code is no better off than the maker.
    const ben = await site.arrive('Ben');
    await ben.page.addInitScript(denyStorage);
    await ben.sitDown(site.url, code);
    await ben.sayReady();
    await ada.sayReady();
    const board = page.locator('.board');
    await page.getByRole('button', { name: 'Understood' }).waitFor();
    await page.locator('.board__host[data-state="shown"][data-stage="still"]').waitFor();
    const before = await board.boundingBox();
    await page.getByRole('button', { name: 'Understood' }).click();
    await page.getByRole('button', { name: 'Seat not remembered' }).waitFor();
    const after = await board.boundingBox();
    expect(after).toEqual(before);

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
    await expect.poll(() => page.evaluate(mayLeave)).toBe(true);
    expect(ada.complaints).toEqual([]);
  });

  it('and refuses to copy shows the text, selected; the refusal of a mistyped code names its wrong characters', async () => {
    const cem = await site.arrive('Cem', { width: 390, height: 844 });
    const { page } = cem;
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.execCommand = () => false;
    });
    // Another address than this machine's own, so that there is a link to copy.
    const urls = ['http://192.168.1.7:2567'];
    await page.route('**/api/network', (route) => route.fulfill({ json: { urls } }));
    await page.goto(site.url);
    await page.getByLabel('I have a code').fill('k7moi');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('The characters O and I are in no code.').waitFor();
    const code = await cem.makeTable(site.url, OPEN_GAME.info.name);
    await page.getByRole('button', { name: 'Copy the link' }).click();
    await page.getByRole('alert').getByText('copy it by hand').waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('To copy by hand');
    await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe(`${urls[0]}/${code}`);
    expect(cem.complaints).toEqual([]);
  });
});

/** Runs in a page before anything else of it. */
function denyStorage(): void {
  const denied = {
    configurable: true,
    get() {
      throw new DOMException('denied', 'SecurityError');
    },
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) Object.defineProperty(window, name, denied);
}
