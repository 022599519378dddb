import { GAME_FOR_FOUR, HIDDEN_GAME_FOR_TWO } from '@boomtown/registry/chosen';
import { beforeAll, describe, expect, it } from 'vitest';
import { browserAtHand, type Person, startedSite } from '../src/index.ts';

/** A usual laptop: beside the board there is no room for four players, the moves and the log at once. */
const LAPTOP = { width: 1366, height: 768 };

describe.skipIf(!browserAtHand())('the moves beside the board of a laptop, with four players', () => {
  const site = startedSite();
  let ada: Person;

  beforeAll(async () => {
    ada = await site.arrive('Ada', LAPTOP);
    const { page } = ada;
    await ada.makeTable(site.url, GAME_FOR_FOUR.info.name, () =>
      page.getByRole('radio', { name: '4', exact: true }).check({ force: true }),
    );
    await page.getByRole('button', { name: 'Fill the free seats' }).click();
    await ada.sayReady();
    await page.locator('.moves__move:enabled').first().waitFor();
  });

  it('are all in sight while there is one alone', async () => {
    const { page } = ada;
    await expect.poll(() => page.locator('.moves__move').allTextContents()).toEqual(['Roll both dice']);
    await expect.poll(() => isWholeInSight(ada, '.moves__move')).toBe(true);
  });

  it('fold, say how many they are, stay folded, and open by key', async () => {
    const { page } = ada;
    await ada.makeMove(0);
    const fold = page.locator('.moves-fold');
    await fold.waitFor();
    await expect.poll(() => fold.getAttribute('aria-expanded')).toBe('true');
    const offered = await page.locator('.moves__move').count();
    await fold.press('Enter');
    await page.getByRole('button', { name: `Moves (${offered})`, expanded: false }).waitFor();
    await expect.poll(() => page.locator('.moves__move').count()).toBe(0);

    await page.reload();
    await fold.waitFor();
    await expect.poll(() => fold.getAttribute('aria-expanded')).toBe('false');
    await expect.poll(() => isWholeInSight(ada, '.moves-fold')).toBe(true);
    await fold.press('Enter');
    await expect.poll(() => page.locator('.moves__move').count()).toBe(offered);
    expect(ada.complaints).toEqual([]);
  });
});

/** A screen with room for all of it, but for a list of dozens. */
const LARGE = { width: 1440, height: 900 };

describe.skipIf(!browserAtHand())('the moves beside the board of a large screen', () => {
  const site = startedSite();

  it('fold where they are dozens, so that log and chat have their room', async () => {
    const ada = await site.arrive('Ada', LARGE);
    const { page } = ada;
    await ada.makeTable(site.url, HIDDEN_GAME_FOR_TWO.info.name);
    await page.getByRole('group', { name: 'Put a bot on seat 2' }).getByRole('button', { name: 'Easy' }).click();
    await ada.sayReady();
    const fold = page.locator('.moves-fold');
    await fold.waitFor();
    const offered = await page.locator('.moves__move').count();
    expect(offered).toBeGreaterThan(16);
    await fold.press('Enter');
    await page.getByRole('button', { name: `Moves (${offered})`, expanded: false }).waitFor();
    await expect.poll(async () => (await page.locator('.sheet--log').boundingBox())?.height).toBeGreaterThan(400);
    expect(ada.complaints).toEqual([]);
  });
});

/** Is the first such element seen as high as it is, cut by nothing that scrolls? */
function isWholeInSight({ page }: Person, selector: string): Promise<boolean> {
  return page
    .locator(selector)
    .first()
    .evaluate(
      (element) =>
        new Promise<boolean>((resolve) => {
          new IntersectionObserver(([entry], watching) => {
            watching.disconnect();
            resolve((entry?.intersectionRatio ?? 0) > 0.99);
          }).observe(element);
        }),
    );
}
