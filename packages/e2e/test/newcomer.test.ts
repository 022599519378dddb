import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { browserAtHand, type Person, startedSite } from '../src/index.ts';

/** Nine hexagons in three rows, from where the keyboard begins. */
const NINE =
  'Space ArrowRight Space ArrowRight Enter ArrowDown Space ArrowLeft Space ArrowLeft Space ArrowDown Space ArrowRight Space ArrowRight Space';

describe.skipIf(!browserAtHand())('a person who has never been here', () => {
  const site = startedSite();
  let ada: Person;

  beforeAll(async () => {
    ada = await site.arrive('Ada', { width: 390, height: 844 });
  });

  it('plays a bot at one press on the shelf, is asked nothing, and does not roll dice that must be rolled', async () => {
    const { page } = ada;
    await page.goto(site.url);
    await page.evaluate(() => localStorage.setItem('boomtown.settings', '{"byItself":true}'));
    await page.reload();
    await page.getByRole('button', { name: 'Play a bot now (Bau Boom)' }).press('Enter');
    await page.locator('.players').getByText('bot, normal').waitFor();
    await page.locator('.moves__move', { hasText: 'First die' }).waitFor({ state: 'attached' });
    await page.evaluate(() => localStorage.removeItem('boomtown.settings'));
  });

  it('draws a board by keyboard, in one tab stop, with nothing cut off and nothing lost on the way', async () => {
    const { page } = ada;
    await page.goto(`${site.url}/make?game=constructo`);
    const draw = page.getByRole('button', { name: 'Draw a board' });
    await draw.press('Enter');
    const field = page.locator('.board-field');
    await field.locator('input:focus').waitFor({ state: 'attached' });
    expect(await field.locator('[tabindex="0"]').count()).toBe(1);
    const { left, right, wide } = await field.evaluate((element) => {
      const box = element.getBoundingClientRect();
      return { left: box.left, right: box.right, wide: element.scrollWidth > element.clientWidth };
    });
    expect([left >= 0, right <= 390, wide]).toEqual([true, true, false]);
    for (const key of NINE.split(' ')) await page.keyboard.press(key);
    await page.getByText('Nine connected hexagons').waitFor();
    // The person who leaves is asked what becomes of it.
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Go on drawing' }).press('Enter');
    await expect.poll(() => focusIn(page, '.board-field')).toBe(true);
    await page.getByRole('button', { name: 'Take this board' }).press('Enter');
    await page.locator('.boards__board').waitFor();
    await expect.poll(() => focusIn(page, '.boards__draw')).toBe(true);
  });

  it('finds in the waiting room how the table is played, and that its link works on this computer only', async () => {
    const { page } = ada;
    await page.getByLabel('Your name').fill('Ada');
    await page.getByRole('button', { name: 'Make the table' }).click();
    await page.getByRole('button', { name: 'I am ready' }).waitFor();
    await page.locator('.chosen', { hasText: 'Board-1' }).waitFor();
    await page.getByText('This link works only here').waitFor();
    expect(await page.locator('.qr').count()).toBe(0);
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

  it('is never offered a name that a person has, nor told that everyone is here when a person is not', async () => {
    const code = new URL(ada.page.url()).pathname.slice(1);
    const ben = await site.arrive('Ben');
    await ben.comeToTheDoor(site.url, code);
    await ben.page.getByRole('button', { name: 'Sit down' }).click();
    await ben.page.getByRole('button', { name: 'I am ready' }).waitFor();
    const names = await ben.page.locator('.seat__name').allTextContents();
    expect(new Set(names).size).toBe(2);
    const state = ada.page.locator('.waiting__state');
    await state.getByText('Everyone is here').waitFor();
    await ben.leave();
    await state.getByText('is away just now').waitFor();
    expect(await state.textContent()).not.toContain('Everyone is here');
  });

  it('finds a way on at the door of a table that has no seat left and may not be watched', async () => {
    const made = await post('/api/tables', { game: 'constructo', options: {}, seats: 2, name: 'A', watchable: false });
    await post(`/api/tables/${made.code}/seats`, { name: 'B' });
    const { page } = ada;
    await page.goto(`${site.url}/${made.code}`);
    await page.getByText('Every seat is taken').waitFor();
    expect(await page.getByRole('link', { name: 'To the front page' }).count()).toBe(1);
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
    const again = page.getByRole('button', { name: 'Try again' });
    for (const last of 'BCDFGHJKLMNPQR') {
      await page.goto(`${site.url}/BCDF${last}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      if ((await again.count()) > 0) break;
    }
    await page.getByText(/You can try again in \d+ second/).waitFor();
    expect(await again.isDisabled()).toBe(true);
    // It goes on by itself then.
    await page.getByRole('heading', { name: 'There is no such table' }).waitFor();
  });

  it('sees in a first game on a phone with very large letters what it points at, and all ways on in one line', async () => {
    const { page } = ada;
    await page.goto(site.url);
    await page.evaluate(() => localStorage.setItem('boomtown.settings', '{"textSize":"largest","language":"it"}'));
    await page.goto(`${site.url}/learn-boondoggle`);
    const lit = page.locator('.market-row--lit');
    await lit.waitFor();
    const tabs = page.locator('.sheet-tabs');
    await expect
      .poll(async () => bottomOf(await lit.boundingBox()))
      .toBeLessThanOrEqual(topOf(await tabs.boundingBox()));
    await page.getByRole('button', { name: 'Fammi vedere' }).press('Enter');
    await page.getByRole('button', { name: 'Avanti' }).press('Enter');
    const ways = page.locator('.guide-banner__ways button');
    await ways.nth(2).waitFor();
    const lines = new Set(await ways.evaluateAll((keys) => keys.map((key) => key.getBoundingClientRect().bottom)));
    expect(lines.size).toBe(1);
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

interface Box {
  readonly y: number;
  readonly height: number;
}

const topOf = (box: Box | null) => box?.y ?? 0;
const bottomOf = (box: Box | null) => topOf(box) + (box?.height ?? Number.POSITIVE_INFINITY);

function focusIn(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((within) => document.activeElement?.closest(within) != null, selector);
}

function focusedText(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.textContent ?? '');
}
