import type { Choosing } from '@boomtown/e2e';
import {
  browserAtHand,
  enter,
  focusIn,
  moveByKeys,
  openAccount,
  type Person,
  ScriptedPlayer,
  startedSite,
  tabTo,
} from '@boomtown/e2e';
import { textStream } from '@boomtown/game-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boondoggleGame } from '../../src/rules/index.ts';
import { buildRoad } from './road-builder.ts';

const GAME = boondoggleGame;
/** The other game in the browser is played to a road that is complete. */
const ROUNDS = 10;
const MOST_TURNS = 600;
const PATIENCE_MS = 120_000;
const GAME_MS = 900_000;
const DESKTOP = { width: 1100, height: 720 };
const COARSE = 0.5;
/** The goods as a player's panel shows them, and what a purchase of one is called. */
const ONE_OF = ['1 crew for', '1 asphalt for', '1 permit for', '1 steel for'];

/** Gets their road done, and in trading waits until Ada is done, accepting what she offers. */
const patient: Choosing = (seen) => {
  // It plays Boondoggle, where the view says who is done trading.
  const { phase, done } = seen.view as { readonly phase: string; readonly done: readonly boolean[] };
  if (phase !== 'trade' || done[0] === true) return buildRoad(seen);
  return seen.legal.find(({ type }) => type === 'accept') ?? null;
};

describe.skipIf(!browserAtHand())('Boondoggle by keyboard alone', () => {
  const site = startedSite();
  let ada: Person;
  let page: Page;
  let scriptedPlayer: ScriptedPlayer | null = null;
  let playing: Promise<unknown> = Promise.resolve();
  const account = openAccount('boondoggle', '', 2);

  beforeAll(async () => {
    ada = await site.arrive('Ada', DESKTOP, COARSE);
    page = ada.page;
    page.setDefaultTimeout(PATIENCE_MS);
    const code = await ada.makeTable(site.url, 'Boondoggle', async (making) => {
      await making.getByLabel('Rounds at most').fill(String(ROUNDS));
    });
    const token = await site.takeSeat(code, 'Ben');
    scriptedPlayer = new ScriptedPlayer(
      GAME,
      { ...account, code },
      1,
      token,
      site.url,
      textStream('by keyboard'),
      patient,
    );
    playing = scriptedPlayer.play();
    await page.getByRole('button', { name: 'I am ready' }).press('Enter');
    await page.locator('.board__host[data-state="shown"]').waitFor();
    await page.locator('.moves__move:enabled').first().waitFor();
  });

  afterAll(async () => {
    scriptedPlayer?.leave();
    await playing;
  });

  it(
    'plays a whole game: market, cards, an offer and every move, and never loses its place',
    async () => {
      const did = { cards: 0, offers: 0, deals: 0 };
      let turns = 0;
      for (; turns < MOST_TURNS; turns += 1) {
        await page.locator('.moves__move:enabled, .end__scores').first().waitFor({ state: 'attached' });
        if ((await page.locator('.end__scores').count()) > 0) break;
        const phase = /side-panel--([a-z-]+)/.exec(
          (await page.locator('.side-panel').getAttribute('class')) ?? '',
        )?.[1];
        const round = await page.locator('.track__round').textContent();
        if (phase === 'trade' && round === 'Round 1' && did.offers === 0) did.offers += await offer(page);
        else if (phase === 'build' && did.deals === 0 && (await canBuy(page))) did.deals += await buy(page);
        else if (phase === 'play-card' && did.cards < 2 && (await canPlay(page))) did.cards += await playCard(page);
        else
          await moveByKeys(
            page,
            wantedOf(await page.locator('.moves__move').evaluateAll(labelsOf), phase, await heldBy(page)),
          );
        await expect.poll(() => focusIn(page, 'body *')).toBe(true);
      }
      expect(turns).toBeLessThan(MOST_TURNS);
      expect(did).toMatchObject({ offers: 1, deals: 1 });
      expect(did.cards).toBeGreaterThan(0);
      await tabTo(page, '.end a[href*="replay"]');
      expect(ada.complaints).toEqual([]);
      expect(account.complaints).toEqual([]);
    },
    GAME_MS,
  );
});

/** The place of what gets a road done: a mile, else what is lacking for it, else whatever lets the moment pass. */
function wantedOf(labels: readonly string[], phase: string | undefined, held: readonly number[]): number {
  const lacks = ONE_OF.filter((_, i) => held[i] === 0);
  const starts = ['Destination', 'Build ', ...(phase === 'build' ? lacks : [])];
  const found = starts.map((start) => labels.findIndex((label) => label.includes(start))).find((place) => place >= 0);
  if (found !== undefined) return found;
  return Math.max(
    0,
    labels.findIndex((label) => /^(No |Play no|Pass|Done|Let )/.test(label)),
  );
}

async function heldBy(page: Page): Promise<number[]> {
  return (await page.locator('.player--mine .holdings__goods b').allTextContents()).map(Number);
}

/** Gives five dollars for one, by the form of the trading table. */
async function offer(page: Page): Promise<number> {
  await tabTo(page, '.side-form--give [aria-label*="$5"]');
  await page.keyboard.press('Enter');
  await tabTo(page, '.side-form--want [aria-label^="money"]');
  await page.keyboard.press('Space');
  await tabTo(page, '.offer-form__end .button--teal:enabled');
  await page.keyboard.press('Enter');
  await page.getByText('traded: $5 for $1').first().waitFor({ state: 'attached' });
  return 1;
}

async function canBuy(page: Page): Promise<boolean> {
  return (await page.locator('.market-row__door').count()) > 0;
}

/** Buys one of the first market that is open, on its board. */
async function buy(page: Page): Promise<number> {
  await tabTo(page, '.market-row__door');
  await page.keyboard.press('Enter');
  await tabTo(page, '.market-row__do');
  await enter(page);
  return 1;
}

async function canPlay(page: Page): Promise<boolean> {
  return (await page.locator('.hand__card--playable').count()) > 0;
}

/** Opens a card of the hand, puts it back, opens it again, answers what it asks, and plays it. */
async function playCard(page: Page): Promise<number> {
  await tabTo(page, '.hand__card--playable');
  await page.keyboard.press('Enter');
  await expect.poll(() => focusIn(page, '.card-panel')).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => focusIn(page, '.hand__card--playable')).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => focusIn(page, '.card-panel')).toBe(true);
  const ready = page.locator('.card-panel .button--primary');
  for (let answers = 0; answers < 4 && (await ready.count()) === 0; answers += 1) {
    await tabTo(page, '.card-panel .choice:enabled');
    await page.keyboard.press('Enter');
    await expect.poll(() => focusIn(page, '.card-panel__name')).toBe(true);
  }
  await tabTo(page, '.card-panel .button--primary');
  await enter(page);
  await page.locator('.card-panel').waitFor({ state: 'detached' });
  return 1;
}

function labelsOf(moves: readonly Element[]): string[] {
  return moves.map((one) => one.getAttribute('aria-label') ?? '');
}
