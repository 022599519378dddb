import { GAME_IDS } from '@boomtown/registry/ids';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  browserAtHand,
  lastingFaults,
  layoutFaults,
  type Person,
  type Reachable,
  resize,
  startedSite,
} from '../src/index.ts';

/** Phones on their side, pages at 200 % and 400 %, the narrowest phone, and a usual one. */
const SIZES = ['844x390', '568x320', '720x450', '360x225', '280x653', '390x844'];
/** Where there is more room for large letters than on those. */
const ROOMY = ['932x430', '3840x2160'];
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
  });

  it.each(GAME_IDS)('a table of %s fits, and its board keeps its height where letters are large', async (game) => {
    const { page } = ada;
    await page.setViewportSize({ width: 1100, height: 720 });
    await page.goto(`${site.url}/make?game=${game}`);
    await page.getByLabel('Your name').fill(ada.name);
    await page.getByRole('button', { name: 'Make the table' }).click();
    await page.locator('.bot-choice__keys button').first().click();
    await page.locator('.seat--ready').first().waitFor();
    await page.getByRole('button', { name: 'I am ready' }).click();
    await page.locator('.board__host[data-state="shown"]').waitFor();
    const { faults, heights } = await faultsOf(page, BAR);
    expect(faults).toEqual([]);
    const [usual = 0, large = 0] = heights;
    // What a game has below its board grows with its letters.
    const share = (await page.locator('.side-panel').count()) === 0 ? 0.85 : 0.6;
    expect(large).toBeGreaterThan(usual * share);
    expect(ada.complaints).toEqual([]);
  });

  it('the end of a match fits', async () => {
    const { page } = ada;
    await page.getByRole('button', { name: 'Leave' }).click();
    await page.getByRole('button', { name: 'Resign for good' }).click();
    await page.getByRole('button', { name: 'Yes, resign' }).click();
    await page.locator('.end').waitFor({ state: 'attached' });
    // It comes once the winner was seen over the board.
    await page.locator('.table[data-sheet="moves"]').waitFor();
    const end = await faultsOf(page, { winner: '.end__winner', rematch: '.end .button' }, FEW_SIZES);
    expect(end.faults).toEqual([]);
    for (const [width, height] of [
      [844, 390],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
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
