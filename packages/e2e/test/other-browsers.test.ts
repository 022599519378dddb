import { GAME_FOR_SIX, OPEN_GAME } from '@boomtown/registry/chosen';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { browserAtHand, coloursOf, startedSite, WeakLink } from '../src/index.ts';
import { firefox } from '../src/other-browsers/firefox.ts';
import type { BrowserMake, OtherBrowser } from '../src/other-browsers/other-browser.ts';
import { webkit } from '../src/other-browsers/webkit.ts';
import { SHORT_MATCHES, seatPartner } from '../src/short-match.ts';

/** A game without secrets, and the one with the largest tables. */
const GAMES = SHORT_MATCHES.filter(({ id }) => [OPEN_GAME, GAME_FOR_SIX].some(({ info }) => info.id === id));
/** What happens to the person, by the number of moves made before. */
const INCIDENTS = { refresh: 2, networkLost: 4 };
const MOST_MOVES = 300;
/** The tests make every move themselves, also where there is one alone, and from the list. */
const SETTINGS = JSON.stringify({ byItself: false, movesOpen: true, motion: 'still' });
const READY = `//button[normalize-space()='I am ready']`;
const MOVES = `//*[contains(@class, 'moves__move') and not(@disabled)]`;
const BOARD = `//*[contains(@class, 'board__host') and @data-state='shown']`;
/** Fewer colours are no picture of a game. */
const MANY_COLOURS = 50;
const RESULT = `//*[contains(@class, 'end__scores')]`;

describe.each([firefox, webkit])('$title', (make) => {
  const missing = make.missing();
  // Where all have to be there, a missing one fails.
  const isSkipped = missing !== null && process.env.BROWSERS !== 'all';
  if (isSkipped) console.warn(`Tests of ${make.title} are skipped: ${missing}.`);
  describe.skipIf(isSkipped || !browserAtHand())('plays', () => matchesIn(make));
});

function matchesIn(make: BrowserMake): void {
  const site = startedSite();
  let browser: OtherBrowser;
  let line: WeakLink;

  beforeAll(async () => {
    browser = await make.start();
  });

  // Browsers keep connections, and those that died with the line stay dead.
  beforeEach(async () => {
    line = await WeakLink.open(site.server.port);
  });

  afterEach(() => line.close());

  afterAll(() => browser?.close());

  it.each(GAMES)('$title to its end, through a refresh and a lost network', async ({ id, title, short }) => {
    await browser.open(line.url);
    await browser.value(`localStorage.setItem('boomtown.settings', '${SETTINGS}')`);
    await browser.reload();
    await press(`//a[normalize-space()='Make a table']`);
    await expect.poll(() => browser.address()).toMatch(/\/make$/);
    await listenForErrors();
    await browser.click(`//label[input[@name='game']][.//*[normalize-space()='${title}']]`);
    if (short !== undefined) await browser.write(inputOf(short[0]), short[1]);
    await browser.write(inputOf('Your name'), 'Ada');
    await press(`//button[normalize-space()='Make the table']`);
    await expect.poll(() => count(READY)).toBe(1);
    const code = new URL(await browser.address()).pathname.slice(1);
    const ben = await seatPartner(site, id, code, make.title);
    await press(READY);
    await expect.poll(async () => coloursOf(await browser.picture(BOARD))).toBeGreaterThan(MANY_COLOURS);

    let made = 0;
    for (; made < MOST_MOVES; made += 1) {
      await expect.poll(async () => (await count(MOVES)) + (await count(RESULT))).toBeGreaterThan(0);
      if ((await count(RESULT)) > 0) break;
      const offered = await count(MOVES);
      // They may be gone since, as at the end of a match.
      if (offered === 0) continue;
      await pressIfThere(`(${MOVES})[${ben.chance.int(offered) + 1}]`);
      if (made === INCIDENTS.refresh) await refresh();
      if (made === INCIDENTS.networkLost) await loseNetwork();
    }
    expect(made).toBeGreaterThan(INCIDENTS.networkLost);
    expect(made).toBeLessThan(MOST_MOVES);

    const { outcome } = await site.transcript(code);
    const shown = `[...document.querySelectorAll('.end__scores tfoot td')].map((cell) => cell.textContent)`;
    const scores = String(await browser.value(`${shown}.join(' ')`)).split(' ');
    expect(scores.map((score) => Number(score.replace('−', '-')))).toEqual(outcome?.scores);
    await expect.poll(() => browser.value('window.complaints')).toEqual([]);
    expect(ben.account.complaints).toEqual([]);
    await ben.leave();
  });

  /** By key, until the key has reached it: a table can be made when its game is loaded, and a page may draw itself anew meanwhile. */
  async function press(xpath: string): Promise<void> {
    await expect.poll(() => pressIfThere(`${xpath}[not(@disabled)]`)).toBe(true);
  }

  /** If it is gone meanwhile, nothing is pressed. Returns whether the key reached it. */
  async function pressIfThere(xpath: string): Promise<boolean> {
    const found = `document.evaluate(${JSON.stringify(xpath)}, document).iterateNext()`;
    const isThere = await browser.value(`((element) => {
      window.reached = false;
      element?.addEventListener('keydown', () => (window.reached = true), { once: true });
      element?.focus();
      return element !== null;
    })(${found})`);
    if (isThere !== true) return false;
    await browser.pressEnter();
    return (await browser.value('window.reached')) === true;
  }

  async function refresh(): Promise<void> {
    await browser.reload();
    await listenForErrors();
  }

  /** Until the page says so. */
  async function loseNetwork(): Promise<void> {
    line.lose();
    await expect.poll(() => count(`//*[contains(@class, 'link-banner')]`)).toBeGreaterThan(0);
    line.restore();
  }

  async function listenForErrors(): Promise<void> {
    await browser.value(
      `(window.complaints = [], addEventListener('error', ({ message }) => window.complaints.push(message)), 0)`,
    );
  }

  async function count(xpath: string): Promise<number> {
    return Number(await browser.value(`document.evaluate(${JSON.stringify(`count(${xpath})`)}, document).numberValue`));
  }
}

/** The field with this label. */
function inputOf(label: string): string {
  return `//input[@id = //label[normalize-space()='${label}']/@for]`;
}
