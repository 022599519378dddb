import { OPEN_GAME } from '@boomtown/registry/chosen';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { browserAtHand, type Person, startedSite } from '../src/index.ts';

/** Some of those that codes are of. */
const SIGNS = 'BCDFGHJKMP';

describe.skipIf(!browserAtHand())('a person who has never been here', () => {
  const site = startedSite();
  let ada: Person;

  beforeAll(async () => {
    ada = await site.arrive('Ada', { width: 390, height: 844 });
  });

  it('finds in the waiting room that its link works on this computer only', async () => {
    const { page } = ada;
    await page.goto(`${site.url}/make?game=${OPEN_GAME.info.id}`);
    await page.getByLabel('Your name').fill('Ada');
    await page.getByRole('button', { name: 'Make the table' }).click();
    await page.getByRole('button', { name: 'I am ready' }).waitFor();
    await page.getByText('This link works only here').waitFor();
    await expect.poll(() => page.locator('.qr').count()).toBe(0);
  });

  it('changes their name by key, or thinks better of it, and stays where they were', async () => {
    const { page } = ada;
    const rename = page.getByRole('button', { name: 'Rename' });
    await rename.press('Enter');
    await page.locator('.seat__rename input:focus').waitFor();
    await page.keyboard.type('Nobody');
    await page.keyboard.press('Escape');
    await expect.poll(() => focusedText(page)).toBe('Rename');
    await rename.press('Enter');
    await page.locator('.seat__rename input:focus').waitFor();
    await page.keyboard.type('Ada L.');
    await page.keyboard.press('Enter');
    await page.locator('.seat__name', { hasText: 'Ada L.' }).waitFor();
    await expect.poll(() => focusedText(page)).toBe('Rename');
  });

  it('is never offered a name that a person has; the page never says that everyone is here while a person is not', async () => {
    const code = new URL(ada.page.url()).pathname.slice(1);
    const ben = await site.arrive('Ben');
    await ben.comeToTheDoor(site.url, code);
    await ben.page.getByRole('button', { name: 'Sit down' }).click();
    await ben.page.getByRole('button', { name: 'I am ready' }).waitFor();
    const names = () => ben.page.locator('.seat__name').allTextContents();
    await expect.poll(async () => new Set(await names()).size).toBe(2);
    const state = ada.page.locator('.waiting__state');
    await state.getByText('Everyone is here').waitFor();
    await ben.leave();
    await state.getByText('is away just now').waitFor();
    await expect.poll(() => state.textContent()).not.toContain('Everyone is here');
  });

  it('finds a way on at a table that has no free seat and no spectators', async () => {
    const made = await post('/api/tables', {
      game: OPEN_GAME.info.id,
      options: {},
      seats: 2,
      name: 'A',
      watchable: false,
    });
    await post(`/api/tables/${made.code}/seats`, { name: 'B' });
    const { page } = ada;
    await page.goto(`${site.url}/${made.code}`);
    await page.getByText('Every seat is taken').waitFor();
    await expect.poll(() => page.getByRole('link', { name: 'To the front page' }).count()).toBe(1);
    await page.getByRole('link', { name: 'Make a table of your own' }).click();
    await page.getByRole('button', { name: 'Make the table' }).waitFor();
  });

  it('is answered when the same wrong code is typed once more', async () => {
    const { page } = ada;
    await page.goto(`${site.url}/BCDFG`);
    await page.getByRole('heading', { name: 'There is no such table' }).waitFor();
    await page.getByLabel('I have a code').fill('bcdfg');
    await page.getByRole('button', { name: 'Go to the table' }).click();
    await page.locator('#code-wrong').getByText('Check it with the person who sent it').waitFor();
  });

  it('sees how long there is to wait after too many wrong codes', async () => {
    const { page } = ada;
    // The wait is one of seconds: it may be over before a slow page is looked at, and the next one is longer.
    const waits = page.locator('main', { hasText: /You can try again in \d+ second/ });
    const early = waits.getByRole('button', { name: 'Try again', disabled: true });
    const answered = page.getByRole('heading', { name: 'There is no such table' }).or(early);
    let seen = 0;
    for (let nth = 0; seen === 0 && nth < 100; nth += 1) {
      await page.goto(`${site.url}/BCD${SIGNS[Math.floor(nth / 10)]}${SIGNS[nth % 10]}`);
      await answered.first().waitFor();
      seen = await early.count();
    }
    expect(seen).toBe(1);
    // It goes on by itself then.
    await page.getByRole('heading', { name: 'There is no such table' }).waitFor();
  });

  async function post(path: string, body: object): Promise<{ readonly code: string }> {
    const whole = 'game' in body ? { listed: false, ...body } : body;
    const answer = await fetch(site.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(whole),
    });
    expect(answer.status).toBe(201);
    return answer.json();
  }
});

function focusedText(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.textContent ?? '');
}
