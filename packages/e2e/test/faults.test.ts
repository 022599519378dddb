import { OPEN_GAME } from '@boomtown/registry/chosen';
import type { WebSocket } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { browserAtHand, type Person, startedSite } from '../src/index.ts';

const MINUTES = 10;

describe.skipIf(!browserAtHand())('a page of a table in play', () => {
  const site = startedSite();
  let ada: Person;
  let ben: Person;
  let code: string;
  /** Ada's sockets, oldest first. */
  const sockets: WebSocket[] = [];

  beforeAll(async () => {
    ada = await site.arrive('Ada <i>i</i>');
    ben = await site.arrive('Ben');
    // A tab behind others: its timers are moved by the test, and it says of itself that nobody sees it.
    await ada.page.clock.install();
    await ada.page.addInitScript(() => {
      Object.defineProperty(document, 'visibilityState', {
        get: () => document.documentElement.dataset.seen ?? 'visible',
      });
    });
    ada.page.on('websocket', (socket) => sockets.push(socket));
    code = await ada.makeTable(site.url, OPEN_GAME.info.name);
    await ben.sitDown(site.url, code);
    await ada.sayReady();
    await ben.sayReady();
  });

  it('fault 11: keeps its seat through ten minutes in the background, and gives notice of its turn', async () => {
    await untilBen();
    await look('hidden');
    const [socket] = sockets;
    if (socket === undefined) throw new Error('Ada has no socket');
    for (let minute = 0; minute < MINUTES; minute += 1) {
      const answered = socket.waitForEvent('framereceived');
      await ada.page.clock.fastForward(60_000);
      await answered;
    }
    const marked = () => ada.page.locator('link[rel="icon"]').getAttribute('href');
    await expect.poll(() => marked()).not.toContain('turn');
    while ((await ben.moves()).length > 0) {
      await ben.makeMove(0);
      await expect.poll(async () => (await adaMoves()) + (await ben.moves()).length).toBeGreaterThan(0);
    }
    await expect.poll(marked).toContain('favicon-turn');
    await expect.poll(() => ada.page.title()).toMatch(/^Your turn/);
    expect([sockets.length, socket.isClosed()]).toEqual([1, false]);
    await look('visible');
    await expect.poll(marked).not.toContain('turn');
  });

  it('fault 7: opened a second time says in words that it is open elsewhere, with a button to take it back', async () => {
    const second = await ada.context.newPage();
    await second.goto(`${site.url}/${code}`);
    const first = ada.page.getByRole('alertdialog');
    await first.waitFor();
    const back = first.getByRole('button');
    await expect.poll(() => first.textContent()).toContain('open elsewhere');
    await back.click();
    await first.waitFor({ state: 'detached' });
    await second.getByRole('alertdialog').getByRole('button').waitFor();
    await expect.poll(adaMoves).toBeGreaterThan(0);
    await second.close();
  });

  it('fault 26: shows a name with markup as it was written, in the title too', async () => {
    for (const { page } of [ada, ben]) {
      await expect.poll(() => page.getByText('Ada <i>i</i>').count()).toBeGreaterThan(0);
      await expect.poll(() => page.locator('i').count()).toBe(0);
      await expect.poll(() => page.title()).not.toContain('&lt;');
    }
    expect([...ada.complaints, ...ben.complaints]).toEqual([]);
  });

  /** Says to Ada's page whether a person sees it. */
  async function look(seen: 'hidden' | 'visible'): Promise<void> {
    await ada.page.evaluate((state) => {
      document.documentElement.dataset.seen = state;
      document.dispatchEvent(new Event('visibilitychange'));
    }, seen);
  }

  function adaMoves(): Promise<number> {
    return ada.page.locator('.moves__move:enabled').count();
  }

  /** Ada plays until it is Ben's turn. */
  async function untilBen(): Promise<void> {
    for (;;) {
      await expect.poll(async () => (await adaMoves()) + (await ben.moves()).length).toBeGreaterThan(0);
      if ((await ben.moves()).length > 0) return;
      await ada.makeMove(0);
    }
  }
});
