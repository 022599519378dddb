import { GAME_FOR_FOUR, OPEN_GAME } from '@boomtown/registry/chosen';
import { describe, expect, it } from 'vitest';
import { browserAtHand, type Person, startedSite } from '../src/index.ts';
import { finishedTable } from '../src/played-table.ts';
import { shownNotices } from '../src/shown-notices.ts';

const SCREEN = { width: 390, height: 844 };

describe.skipIf(!browserAtHand())('pages that the browser keeps', () => {
  const site = startedSite();
  const arrive = (name: string) => site.arrive(name, SCREEN, 1, 'allow');

  it('can be installed like a program', async () => {
    const ada = await arrive('Ada');
    await keptBy(ada);
    const browser = await ada.context.newCDPSession(ada.page);
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
    // A private window installs nothing, whatever the page offers.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
    const { errors, data } = await browser.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(JSON.parse(data ?? '{}')).toMatchObject({ name: 'Boomtown', display: 'standalone' });
    await ada.leave();
  });

  it('open while the server is away, say so, and have everything once it is back', async () => {
    const ada = await arrive('Ada');
    const code = await ada.makeTable(site.url, GAME_FOR_FOUR.info.name);
    await keptBy(ada);
    await site.server.killHard();
    await ada.page.goto(site.url);
    await ada.page.getByRole('heading', { level: 1 }).waitFor();
    const away = ada.page.getByText('Can’t reach the server');
    await away.waitFor();
    await expect.poll(() => ada.page.getByRole('link', { name: code }).count()).toBe(0);
    await site.server.startAgain();
    await away.waitFor({ state: 'detached' });
    await ada.page.getByRole('link', { name: code }).waitFor();
    expect(ada.complaints).toEqual([]);
    await ada.leave();
  });

  it('show guides, rules and replays again while the server is away, and a page that was never open once it is back', async () => {
    const ada = await arrive('Ada');
    const { page } = ada;
    await keptBy(ada);
    const over = await finishedTable(site.url, OPEN_GAME.info.id);
    const seen = [`learn-${OPEN_GAME.info.id}`, `rules-${GAME_FOR_FOUR.info.id}`, `replay?table=${over}`];
    const stands = () => page.locator('.board canvas, main h2').first().waitFor();
    for (const path of seen) {
      await page.goto(`${site.url}/${path}`);
      await stands();
    }
    await site.server.killHard();
    for (const path of seen) {
      await page.goto(`${site.url}/${path}`);
      await stands();
    }
    for (const path of ['make', 'puzzles', over, 'fairness']) {
      await page.goto(`${site.url}/${path}`);
      await page.getByRole('heading', { name: 'This page is not here yet' }).waitFor();
    }
    await page.getByText('Can’t reach the server').waitFor();
    await page.getByRole('link', { name: 'Boomtown' }).first().waitFor();
    await site.server.startAgain();
    await page.locator('.fair-page__intro').waitFor();
    await expect.poll(() => page.getByText('This page is not here yet').count()).toBe(0);
    await ada.leave();
  });

  it('give notice of a turn by the system while nobody sees them, if the person wants it', async () => {
    const ada = await arrive('Ada');
    const ben = await arrive('<b>Ben</b>');
    await ada.context.grantPermissions(['notifications'], { origin: site.url });
    await ada.page.addInitScript(() => {
      Object.defineProperty(document, 'visibilityState', {
        get: () => document.documentElement.dataset.seen ?? 'visible',
      });
    });
    const code = await ada.makeTable(site.url, OPEN_GAME.info.name);
    await keptBy(ada);
    await ada.page.getByRole('button', { name: 'Settings' }).click();
    await ada.page.getByRole('switch', { name: 'Tell me when it is my turn' }).check({ force: true });
    await ada.page.keyboard.press('Escape');
    await ben.sitDown(site.url, code);
    await Promise.all([ada.sayReady(), ben.sayReady()]);
    const offered = async (person: Person) => (await person.moves()).length;
    await expect.poll(async () => (await offered(ada)) + (await offered(ben))).toBeGreaterThan(0);
    while ((await offered(ada)) > 0) {
      await ada.makeMove(0);
      await expect.poll(async () => (await offered(ada)) + (await offered(ben))).toBeGreaterThan(0);
    }
    await expect.poll(() => notices(ada)).toEqual([]);
    const displayed = await shownNotices(ada.page);
    await look(ada, 'hidden');
    while ((await offered(ben)) > 0) {
      await ben.makeMove(0);
      await expect.poll(async () => (await offered(ada)) + (await offered(ben))).toBeGreaterThan(0);
    }
    await expect.poll(() => displayed).toContain(`/${code}`);
    await expect.poll(() => notices(ada)).toEqual([['Your turn', `${OPEN_GAME.info.name} · ${code}`]]);
    await look(ada, 'visible');
    await expect.poll(() => notices(ada)).toEqual([]);
    await Promise.all([ada.leave(), ben.leave()]);
  });

  /** Until the browser's worker has the pages, and asks the network for this one itself. */
  async function keptBy(person: Person): Promise<void> {
    if (!person.page.url().startsWith(site.url)) await person.page.goto(site.url);
    await person.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  }
});

/** The notices of the system that the page has open: title and text of each. */
function notices(person: Person): Promise<string[][]> {
  return person.page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready;
    return (await worker.getNotifications()).map(({ title, body }) => [title, body]);
  });
}

/** Says to the page whether a person sees it. */
async function look(person: Person, seen: 'visible' | 'hidden'): Promise<void> {
  await person.page.evaluate((how) => {
    document.documentElement.dataset.seen = how;
    document.dispatchEvent(new Event('visibilitychange'));
  }, seen);
}
