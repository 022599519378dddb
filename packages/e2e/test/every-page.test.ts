import { finishedMatch } from '@boomtown/game-testing';
import { GAME_IDS } from '@boomtown/registry/ids';
import { gameOf } from '@boomtown/registry/rules';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { withDoubledLetters } from '../src/doubled-letters.ts';
import { browserAtHand, lastingFaults, type Person, resize, startedSite, wholePageFaults } from '../src/index.ts';

/** The narrowest phone, pages at 400 %, a phone on its side, a usual one, and a desk. */
const SIZES = ['280x653', '360x225', '844x390', '390x844', '1024x768'];
/** Where letters are twice as large because the browser's are. */
const SIZES_DOUBLED = ['390x844', '1440x900'];
const PLAIN = [
  'puzzles',
  'replay',
  'fairness',
  'your-data',
  'seat',
  'invited',
  'screen',
  'admin',
  'nowhere-at-all',
  'K7MOI',
];

describe.skipIf(!browserAtHand())('every page fits every screen', () => {
  const site = startedSite({ env: { ADMIN_PASSWORD: 'seven cranes and a hook' } });
  let ada: Person;
  beforeAll(async () => {
    ada = await site.arrive('Ada');
  });

  it.each(['', 'make', 'rules', ...PLAIN, ...GAME_IDS.map((game) => `make?game=${game}`)])('/%s', async (path) => {
    await ada.page.goto(`${site.url}/${path}`);
    await ada.page.getByRole('heading', { level: 1 }).first().waitFor();
    const faults = await faultsOf(ada.page, true);
    expect(faults).toEqual([]);
  });

  it('the door of a table', async () => {
    const ben = await site.arrive('Ben');
    const code = await ben.makeTable(site.url, gameOf(GAME_IDS[0] ?? '').info.name);
    await ada.page.goto(`${site.url}/${code}`);
    await ada.page.getByRole('button', { name: 'Sit down' }).waitFor();
    const faults = await faultsOf(ada.page, true);
    expect(faults).toEqual([]);
    await ben.leave();
  });

  it('/tv, opened on a phone', async () => {
    await ada.page.goto(`${site.url}/tv`);
    await ada.page.locator('.tv p, .tv h1').first().waitFor();
    const faults = await faultsOf(ada.page, false, ['390x844', '844x390']);
    expect(faults).toEqual([]);
  });

  it('the page that is not there says what is wrong with a code', async () => {
    await ada.page.goto(`${site.url}/K7MOI`);
    await ada.page.getByText('The characters O and I are in no code.').waitFor();
  });

  it.each(GAME_IDS)('the rules of %s', async (game) => {
    await ada.page.goto(`${site.url}/rules-${game}`);
    await ada.page.locator('main h2').first().waitFor();
    const faults = await faultsOf(ada.page, true);
    expect(faults).toEqual([]);
  });

  it.each(GAME_IDS)('the guide of %s', async (game) => {
    const { page } = ada;
    await page.goto(`${site.url}/learn-${game}`);
    await page.locator('.board__host[data-state="shown"]').waitFor();
    const inGuide = await faultsOf(page);
    expect(inGuide).toEqual([]);
    expect(ada.complaints).toEqual([]);
  });

  it.each(GAME_IDS)('a replay of %s', async (game) => {
    const { page } = ada;
    await page.goto(`${site.url}/replay`);
    const match = finishedMatch(gameOf(game), {
      options: {},
      secret: new Uint8Array(32).fill(1),
      nonces: [new Uint8Array(16).fill(2), new Uint8Array(16).fill(3)],
      names: ['Ada', 'Ben'],
    });
    const buffer = Buffer.from(JSON.stringify(match));
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'match.boomtown.json', mimeType: 'application/json', buffer });
    await page.locator('.board__host[data-state="shown"]').waitFor();
    const inReplay = await faultsOf(page);
    expect(inReplay).toEqual([]);
    expect(ada.complaints).toEqual([]);
  });
});

/** All that is wrong at any size. `doubled`: where the browser's own letters are twice as large, too. */
async function faultsOf(page: Page, doubled = false, sizes = SIZES): Promise<readonly string[]> {
  const faults: string[] = [];
  const look = async (size: string, text: string) => {
    const [width = 0, height = 0] = size.split('x').map(Number);
    await resize(page, { width, height });
    faults.push(
      ...(await lastingFaults(() => wholePageFaults(page))).map((fault) => `${size}, ${text} text: ${fault}`),
    );
  };
  for (const text of ['normal', 'largest']) {
    await page.evaluate((size) => Object.assign(document.documentElement.dataset, { textSize: size }), text);
    for (const size of sizes) await look(size, text);
  }
  if (!doubled) return faults;
  await withDoubledLetters(page, 'role=heading', async () => {
    for (const size of SIZES_DOUBLED) await look(size, 'doubled');
  });
  return faults;
}
