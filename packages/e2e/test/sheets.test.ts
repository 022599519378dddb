import { GAME_IDS } from '@boomtown/registry/ids';
import { beforeAll, describe, expect, it } from 'vitest';
import { withDoubledLetters } from '../src/doubled-letters.ts';
import { browserAtHand, lastingFaults, type Person, resize, startedSite, wholePageFaults } from '../src/index.ts';
import { openTable } from '../src/played-table.ts';

/** The narrowest phone, a usual one, two on their side, and a page at 400 %. */
const SIZES = ['280x653', '390x844', '844x390', '568x320', '360x225'];
/** Where the sheets have just become columns. */
const BORDER = '961x600';
/** Where letters are twice as large because the browser's are. */
const SIZES_DOUBLED = ['390x844', '1440x900'];
const SHEETS = ['moves', 'log', 'chat'];
const BOARD = '.board__host[data-state="shown"]';

describe.skipIf(!browserAtHand())('in German, whose words are long, everything can be touched', () => {
  const site = startedSite();
  let ada: Person;
  beforeAll(async () => {
    ada = await site.arrive('Ada');
    await ada.page.goto(site.url);
    await ada.page.evaluate(() => localStorage.setItem('boomtown.settings', JSON.stringify({ language: 'de' })));
  });

  it.each(GAME_IDS)('at a table of %s, and in each of its sheets', async (game) => {
    const { page } = ada;
    const table = await openTable(site.url, game);
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), table.kept);
    await page.goto(`${site.url}/${table.code}`);
    await page.getByRole('button', { name: 'Ich bin bereit' }).click();
    await page.locator(BOARD).waitFor();
    await page.locator('.moves__move:enabled').first().waitFor({ state: 'attached' });

    const faults: string[] = [];
    const look = async (where: string, within?: string) => {
      const found = await lastingFaults(() => wholePageFaults(page, within));
      faults.push(...found.map((fault) => `${where}: ${fault}`));
    };
    const lookAt = async (size: string, text: string) => {
      const [width = 0, height = 0] = size.split('x').map(Number);
      await resize(page, { width, height });
      await look(`${size}, ${text}, table`);
      if (size === BORDER) return;
      for (const sheet of SHEETS) {
        const tab = page.locator(`.sheet-tabs__tab[data-sheet="${sheet}"]`);
        await tab.click();
        await page.locator(`.table[data-sheet="${sheet}"]`).waitFor();
        await look(`${size}, ${text}, ${sheet}`, `.sheet--${sheet}`);
        await tab.click();
      }
    };
    for (const size of SIZES) await lookAt(size, 'normal text');
    await page.evaluate(() => Object.assign(document.documentElement.dataset, { textSize: 'largest' }));
    await lookAt(BORDER, 'largest text');
    await withDoubledLetters(page, BOARD, async () => {
      for (const size of SIZES_DOUBLED) await lookAt(size, 'doubled letters');
    });
    expect(faults).toEqual([]);
    expect(ada.complaints).toEqual([]);
    await table.leave();
  });
});
