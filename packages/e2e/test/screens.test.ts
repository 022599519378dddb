import { GAME_IDS } from '@boomtown/registry/ids';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { noteLettersInPictures } from '../src/far-letters.ts';
import {
  axeFaults,
  browserAtHand,
  lastingFaults,
  layoutFaults,
  type Person,
  type Reachable,
  resize,
  startedSite,
  wholePageFaults,
} from '../src/index.ts';

/** Phones on their side, pages at 200 % and 400 %, the narrowest phone, and a usual one. */
const SIZES = ['844x390', '568x320', '720x450', '360x225', '280x653', '390x844'];
/** Where there is more room for large letters than on those. */
const ROOMY = ['932x430', '3840x2160'];
/** On both sides of where the sheets become columns, and a usual screen. */
const BORDERS = ['960x600', '961x600', '1920x1080'];
/** Where the board is on the left and everything else in one column on the right, as on wide screens. */
const SIDEWAYS = ['844x390', '932x430', '568x320', '720x450'];
const WIDEST_SHEETS = 960;
const PHONE = '390x844';
/** One of each layout. */
const FEW_SIZES = ['568x320', '360x225', PHONE];

const WAITING: Reachable = {
  'the code': '.code',
  'the name': '.seat--mine .seat__name',
  ready: '.waiting__ready > .button',
  chat: '.chat__form input',
  settings: '.masthead__nav > :last-child',
};
const BAR: Reachable = {
  'the code': '.table-bar__code',
  rules: '.table-bar__nav > :first-child',
  'the last key of the bar': '.table-bar__nav > :last-child',
  prompt: '.headline',
  players: '.player__name',
};

describe.skipIf(!browserAtHand())('on every screen, at every size of text', () => {
  const site = startedSite();
  let ada: Person;
  beforeAll(async () => {
    ada = await site.arrive('Bartholomea');
    await noteLettersInPictures(ada.context);
  });

  /** All that is wrong at any size, and how high the board is on a phone for each size of text. */
  async function faultsOf(page: Page, reachable: Reachable, sizes = SIZES) {
    const faults: string[] = [];
    const heights: number[] = [];
    for (const text of ['normal', 'largest']) {
      await page.evaluate((size) => Object.assign(document.documentElement.dataset, { textSize: size }), text);
      for (const size of [...sizes, ...(sizes === SIZES ? ROOMY : [])]) {
        const [width = 0, height = 0] = size.split('x').map(Number);
        await resize(page, { width, height });
        const isNarrow = width <= WIDEST_SHEETS && (await page.locator('.sheet-tabs').count()) > 0;
        const tabs: Reachable = isNarrow ? { tabs: '.sheet-tabs__tab:last-of-type' } : {};
        const found = await lastingFaults(async () => [
          ...(await layoutFaults(page, { ...reachable, ...tabs })),
          ...(await columnFaults(page, width > WIDEST_SHEETS || SIDEWAYS.includes(size))),
        ]);
        faults.push(...found.map((fault) => `${size}, ${text} text: ${fault}`));
        if (size !== PHONE) continue;
        const board = await page.evaluate(() => document.querySelector('.board__host')?.clientHeight ?? 0);
        heights.push(board);
      }
    }
    return { faults, heights };
  }

  it('the waiting room fits', async () => {
    const { page } = ada;
    await page.goto(`${site.url}/make?game=${GAME_IDS[0]}`);
    await page.getByLabel('Your name').fill(ada.name);
    await page.getByRole('button', { name: 'Make the table' }).click();
    await page.getByRole('button', { name: 'I am ready' }).waitFor();
    const { faults } = await faultsOf(page, WAITING);
    expect(faults).toEqual([]);
    await set(page, { language: 'de' });
    await page.getByRole('button', { name: 'Ich bin bereit' }).waitFor();
    const inGerman = await faultsOf(page, WAITING, FEW_SIZES);
    expect(inGerman.faults).toEqual([]);
    await set(page, { language: 'en' });
  });

  it.each(GAME_IDS)('a table of %s fits, and its board keeps its height where letters are large', async (game) => {
    const { page } = ada;
    await resize(page, { width: 1100, height: 720 });
    await page.goto(`${site.url}/make?game=${game}`);
    await page.getByLabel('Your name').fill(ada.name);
    await page.getByRole('button', { name: 'Make the table' }).click();
    await page.locator('.bot-choice__keys button').first().click();
    await page.locator('.seat--ready').first().waitFor();
    await page.getByRole('button', { name: 'I am ready' }).click();
    await page.locator('.board__host[data-state="shown"]').waitFor();
    const { faults, heights } = await faultsOf(page, BAR, SIZES);
    expect(faults).toEqual([]);
    const borders = await faultsOf(page, BAR, BORDERS);
    expect(borders.faults).toEqual([]);
    const [usual = 0, large = 0] = heights;
    // What a game has below its board grows with its letters.
    const share = (await page.locator('.side-panel').count()) === 0 ? 0.85 : 0.6;
    expect(large).toBeGreaterThan(usual * share);

    await resize(page, { width: 390, height: 844 });
    await set(page, { textSize: 'normal' });
    const still = page.locator('.board__host[data-state="shown"][data-stage="still"]');
    await still.waitFor();
    await expect.poll(() => lettersIn(page)).toBeGreaterThan(0);
    const small = await lettersIn(page);
    await set(page, { textSize: 'largest' });
    await still.waitFor();
    await expect.poll(() => lettersIn(page)).toBeGreaterThan(small);
    await set(page, { textSize: 'normal' });

    await resize(page, { width: 568, height: 320 });
    await page.locator('.board__host[data-state="shown"]').waitFor();
    await expect.poll(() => axeFaults(page)).toEqual([]);
    expect(ada.complaints).toEqual([]);
  });

  it('its sheets and the way out can be used at every layout, in German too', async () => {
    const { page } = ada;
    for (const language of ['en', 'de']) {
      await set(page, { language });
      await page.locator('.board__host[data-state="shown"]').waitFor();
      const { faults } = await faultsOf(page, BAR, FEW_SIZES);
      for (const size of FEW_SIZES) {
        const [width = 0, height = 0] = size.split('x').map(Number);
        await resize(page, { width, height });
        const look = async (what: string, within: string) => {
          const found = await lastingFaults(() => wholePageFaults(page, within));
          faults.push(...found.map((fault) => `${size}, ${language}, ${what}: ${fault}`));
        };
        await look('table', 'body');
        for (const sheet of ['moves', 'log', 'chat']) {
          const tab = page.locator(`.sheet-tabs__tab[data-sheet="${sheet}"]`);
          await tab.click();
          await page.locator(`.table[data-sheet="${sheet}"]`).waitFor();
          await look(sheet, `.sheet--${sheet}`);
          await tab.click();
        }
        await page.locator('.table-bar__nav > :last-child').click();
        await page.locator('dialog[open]').waitFor();
        await look('way out', 'dialog[open]');
        await page.keyboard.press('Escape');
        await page.locator('dialog[open]').waitFor({ state: 'detached' });
      }
      expect(faults).toEqual([]);
    }
    await set(page, { language: 'en' });
    await resize(page, { width: 844, height: 390 });
    await page.locator('.board__host[data-state="shown"]').waitFor();
    await expect.poll(() => axeFaults(page)).toEqual([]);
  });

  it('the end of a match fits', async () => {
    const { page } = ada;
    await page.getByRole('button', { name: 'Leave' }).click();
    await page.getByRole('button', { name: 'Resign for good' }).click();
    await page.getByRole('button', { name: 'Yes, resign' }).click();
    await page.locator('.end').waitFor({ state: 'attached' });
    // It comes once the winner was seen over the board.
    await page.locator('.table[data-sheet="moves"]').waitFor();
    const end = await faultsOf(page, { winner: '.end__winner', rematch: '.end .button' });
    expect(end.faults).toEqual([]);
    for (const [width, height] of [
      [844, 390],
      [390, 844],
    ] as const) {
      await resize(page, { width, height });
      const again = page.locator('.end__again .button');
      await expect.poll(() => again.evaluate(isInSight), { message: `play again, ${width} wide` }).toBe(true);
    }
    await page.locator('.sheet-tabs__tab[aria-expanded="true"]').click();
    const table = await faultsOf(page, BAR, FEW_SIZES);
    expect(table.faults).toEqual([]);
  });

  it('the end of a match leaves room to chat beside a wide board, and covers none of it', async () => {
    const { page } = ada;
    await resize(page, { width: 1440, height: 900 });
    await page.getByRole('button', { name: /^Chat/ }).click();
    for (const name of ['.end__again .button', '.side-tabs__tab:last-child', '.chat__form input']) {
      await expect.poll(() => page.locator(name).evaluate(isInSight), { message: name }).toBe(true);
    }
    await resize(page, { width: 1000, height: 600 });
    await expect.poll(() => page.locator('.sheet--moves').evaluate(spills)).toBe(false);
  });
});

/** Settings are made before the page is loaded, as by a person who made them once. */
async function set(page: Page, settings: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate((more) => {
    const KEY = 'boomtown.settings';
    const before: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    localStorage.setItem(KEY, JSON.stringify({ ...Object(before), ...more }));
  }, settings);
  await page.reload();
}

/** How high what is written in the board's picture is on the average, in CSS pixels. */
function lettersIn(page: Page): Promise<number> {
  return page.evaluate(() => {
    const heights = (window.writtenInPicture ?? []).map(({ px }) => px);
    return heights.reduce((sum, px) => sum + px, 0) / heights.length;
  });
}

/** Is a table's board beside everything else, or in one column with it, as it should be at this size? */
function columnFaults(page: Page, isBeside: boolean): Promise<readonly string[]> {
  return page.evaluate((should) => {
    const [board, side] = ['.table__board', '.table__side'].map((part) =>
      document.querySelector(part)?.getBoundingClientRect(),
    );
    if (board === undefined || side === undefined) return [];
    const is = board.right <= side.left + 1;
    return is === should ? [] : [is ? 'the board is beside a column' : 'the board has no column beside it'];
  }, isBeside);
}

/** Runs in the page: does what an element holds lie over what comes after it? */
function spills(element: Element): boolean {
  return getComputedStyle(element).overflowY === 'visible' && element.scrollHeight > element.clientHeight + 1;
}

/** Runs in the page: is it seen whole, and touched where it is seen, without scrolling? */
function isInSight(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return top >= 0 && bottom <= innerHeight && there !== null && element.contains(there);
}
