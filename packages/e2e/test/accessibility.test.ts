import { AxeBuilder } from '@axe-core/playwright';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserAtHand, launchChromium, Person, StartedServer } from '../src/index.ts';

const PASSWORD = 'seven cranes and a hook';

describe.skipIf(!browserAtHand())('axe finds nothing', () => {
  let server: StartedServer;
  let browser: Browser;
  let ada: Person;
  let ben: Person;

  beforeAll(async () => {
    server = await StartedServer.start({ ADMIN_PASSWORD: PASSWORD });
    browser = await launchChromium();
    ada = await Person.arrive(browser, 'Ada');
    ben = await Person.arrive(browser, 'Ben', { width: 390, height: 844 });
  });

  afterAll(async () => {
    await browser?.close();
    await server?.remove();
  });

  it.each(['', 'make', 'rules', 'rules-constructo', 'replay', 'fairness', 'nowhere-at-all'])(
    'on the page /%s',
    async (path) => {
      for (const { page } of [ada, ben]) {
        await page.goto(`${server.url}/${path}`);
        await page.getByRole('heading', { level: 1 }).waitFor();
        expect(await faults(page)).toEqual([]);
      }
    },
  );

  it('in the settings, which show all their words and the way out on a phone too, also at a table', async () => {
    const code = await ada.makeTable(server.url, 'Constructo');
    await ben.sitDown(server.url, code);
    const heads = async () => {
      const { page } = ben;
      await page.getByRole('button', { name: 'Settings' }).click();
      await page.getByRole('dialog').waitFor();
      for (const part of ['.keys__key span', '.switch__words .field__label', '.dialog__head .icon']) {
        const box = await page.locator(`dialog ${part}`).first().boundingBox();
        expect(box?.height, part).toBeGreaterThan(8);
      }
      expect(await faults(page)).toEqual([]);
      await page.getByRole('button', { name: 'Close' }).click();
    };
    await heads();
    await ada.sayReady();
    await ben.sayReady();
    await ben.page.locator('.board canvas').waitFor();
    await heads();
  });

  it('on the page of whoever runs the server, on a phone by its keys alone', async () => {
    const { page } = ben;
    const code = await ben.makeTable(server.url, 'Constructo');
    await page.goto(`${server.url}/admin`);
    await page.getByLabel('Password').fill(PASSWORD);
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.getByRole('article', { name: code }).waitFor();
    expect(await faults(page)).toEqual([]);
    await page.getByRole('button', { name: `End table ${code}` }).press('Enter');
    await page.getByRole('dialog', { name: `End table ${code}?` }).waitFor();
    expect(await faults(page)).toEqual([]);
    // What can't be undone is not what the first key does.
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Leave it');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText(`Table ${code} is ended.`).waitFor();
    await page.getByRole('button', { name: 'Sign out' }).press('Enter');
    await page.getByLabel('Password').waitFor();
  });

  it('in the waiting room, at a running table and at its door', async () => {
    const code = await ada.makeTable(server.url, 'Constructo');
    expect(await faults(ada.page)).toEqual([]);
    await ben.sitDown(server.url, code);
    expect(await faults(ben.page)).toEqual([]);
    await ada.sayReady();
    await ben.sayReady();
    for (const { page } of [ada, ben]) {
      await page.locator('.board canvas').waitFor();
      expect(await faults(page)).toEqual([]);
    }
    const stranger = await Person.arrive(browser, 'Eve');
    await stranger.comeToTheDoor(server.url, code);
    await stranger.page.getByRole('button', { name: 'Watch' }).waitFor();
    expect(await faults(stranger.page)).toEqual([]);
    await stranger.leave();
  });
});

/** What axe objects to on the page as it stands, each with the element that it names. */
async function faults(page: Person['page']): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
