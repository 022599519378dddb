import { GAME_FOR_SIX } from '@boomtown/registry/chosen';
import { beforeAll, describe, expect, it } from 'vitest';
import { browserAtHand, type Person, startedSite } from '../src/index.ts';

const PERSIAN = 'علی\u200cرضا';
const HEBREW = 'שרה!';
const FAMILY = '👨\u200d👩\u200d👧\u200d👦';

describe.skipIf(!browserAtHand())('fault 51: names in the pages', () => {
  const site = startedSite();
  let ali: Person;
  let sara: Person;
  let code: string;

  beforeAll(async () => {
    ali = await site.arrive(PERSIAN);
    sara = await site.arrive(HEBREW);
    code = await ali.makeTable(site.url, GAME_FOR_SIX.info.name, async (page) => {
      await page.getByRole('radio', { name: '4', exact: true }).check({ force: true });
    });
    await site.takeSeat(code, FAMILY);
  });

  it('that looks like one at the table is refused in words, and another one is taken', async () => {
    await sara.comeToTheDoor(site.url, code);
    await sara.page.getByLabel('Your name').fill('علی‌رضا');
    await sara.page.getByRole('button', { name: 'Sit down' }).click();
    await expect
      .poll(() => sara.page.getByRole('alert').textContent())
      .toMatch(/has this name, or one that looks like it/);
    await sara.page.getByLabel('Your name').fill(HEBREW);
    await sara.page.getByRole('button', { name: 'Sit down' }).click();
    await sara.page.getByRole('button', { name: 'I am ready' }).waitFor();
  });

  it('is not changed to one that looks like another, and the form stays with what was typed', async () => {
    const { page } = sara;
    await page.getByRole('button', { name: 'Rename' }).click();
    await page.getByLabel('Your name').fill(PERSIAN);
    await page.getByLabel('Your name').press('Enter');
    await expect.poll(() => page.getByRole('alert').textContent()).toMatch(/has this name/);
    await expect.poll(() => page.getByLabel('Your name').inputValue()).toBe(PERSIAN);
    await page.getByLabel('Your name').press('Escape');
  });

  it('are spelt as they were typed, and turn nothing round beside them', async () => {
    await expect
      .poll(() => ali.page.locator('.seat__name').allTextContents())
      .toEqual([PERSIAN, FAMILY, HEBREW, 'Free seat']);
    const isolated = await ali.page
      .locator('.seat__name bdi')
      .first()
      .evaluate((name) => getComputedStyle(name).unicodeBidi);
    expect(isolated).toBe('isolate');
  });
});
