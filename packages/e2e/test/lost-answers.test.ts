import { OPEN_GAME } from '@boomtown/registry/chosen';
import type { Page, Route } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { browserAtHand, type Person, startedSite } from '../src/index.ts';

interface Swallowed {
  readonly token: string;
  readonly code: string;
}

/** The server does what the page asks for, but the first answers never reach the page. Returns what they were. */
async function swallow(page: Page, path: string, many: number): Promise<Swallowed[]> {
  const swallowed: Swallowed[] = [];
  await page.route(path, async (route: Route) => {
    if (route.request().method() !== 'POST' || swallowed.length >= many) return route.continue();
    const answer = await route.fetch();
    const { token } = route.request().postDataJSON();
    swallowed.push({ token, code: (await answer.json()).code });
    await route.abort('connectionreset');
  });
  return swallowed;
}

describe.skipIf(!browserAtHand())('a page whose answers get lost', () => {
  const site = startedSite();
  let ada: Person;
  let ben: Person;
  let code: string;

  beforeAll(async () => {
    ada = await site.arrive('Ada');
    ben = await site.arrive('Ben');
  });

  it('fault 40: makes one table, and is at it', async () => {
    const swallowed = await swallow(ada.page, '**/api/tables', 2);
    code = await ada.makeTable(site.url, OPEN_GAME.info.name);
    expect(swallowed.map((answer) => answer.code)).toEqual([code, code]);
    expect(new Set(swallowed.map(({ token }) => token)).size).toBe(1);
  });

  it('fault 40: sits down once, also where the page was loaded anew before any answer came', async () => {
    const swallowed = await swallow(ben.page, '**/api/tables/*/seats', 2);
    await ben.comeToTheDoor(site.url, code);
    await ben.page.getByLabel('Your name').fill('Ben');
    await ben.page.getByRole('button', { name: 'Sit down' }).click();
    await expect.poll(() => swallowed.length).toBe(2);
    await ben.page.reload();
    await ben.page.getByRole('button', { name: 'I am ready' }).waitFor();
    expect(new Set(swallowed.map(({ token }) => token)).size).toBe(1);
    await expect.poll(() => ada.page.locator('.seat__name').allTextContents()).toEqual(['Ada', 'Ben']);
  });

  it('fault 40: moves a seat to another device; the old one has it until the new one comes', async () => {
    await ada.page.getByRole('button', { name: 'Other device' }).click();
    const seatCode = (await ada.page.getByRole('dialog').locator('.seat-code__signs').textContent()) ?? '';
    await ada.page.keyboard.press('Escape');
    const phone = await site.arrive('Ada', { width: 390, height: 844 });
    const swallowed = await swallow(phone.page, '**/api/seat-codes', Number.POSITIVE_INFINITY);
    await phone.page.goto(`${site.url}/seat#${seatCode.replace(/\W/g, '')}`);
    await phone.page.getByRole('button', { name: 'Move the seat here' }).click();
    await expect.poll(() => swallowed.length).toBeGreaterThan(1);
    await expect.poll(() => ada.page.getByRole('button', { name: 'I am ready' }).isVisible()).toBe(true);
    await phone.page.unroute('**/api/seat-codes');
    await phone.page.reload();
    await phone.page.getByRole('button', { name: 'I am ready' }).waitFor();
    expect(new Set(swallowed.map(({ token }) => token)).size).toBe(1);
    await ada.page.getByText('Your seat at this table has moved to another device').waitFor();
  });
});
