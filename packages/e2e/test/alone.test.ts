import { OPEN_GAME } from '@boomtown/registry/chosen';
import { describe, expect, it } from 'vitest';
import { addressed, bringBen, nameIn } from '../src/hot-seat.ts';
import { browserAtHand, startedSite } from '../src/index.ts';

const MOST_MOVES = 120;
/** After this many moves the server is killed, a bot perhaps in the middle of its thinking. */
const KILLED_AFTER = 3;

describe.skipIf(!browserAtHand())('one browser alone', () => {
  const site = startedSite();

  it('plays a whole match for a person against a bot, to the result, though the server is killed on the way', async () => {
    const ada = await site.arrive('Ada', { width: 390, height: 844 });
    const { page } = ada;
    const code = await ada.makeTable(site.url, OPEN_GAME.info.name);
    await page.getByRole('group', { name: 'Put a bot on seat 2' }).getByRole('button', { name: 'Easy' }).click();
    await page.getByText('bot, easy').waitFor();
    await ada.sayReady();
    await page.evaluate(noteTally);

    let made = 0;
    for (; made < MOST_MOVES; made += 1) {
      await page.locator('.moves__move:enabled, .end__scores').first().waitFor({ state: 'attached' });
      if ((await page.locator('.end__scores').count()) > 0) break;
      const offered = await ada.moves();
      if (offered.length > 0) await ada.makeMove((made * 7) % offered.length);
      if (made !== KILLED_AFTER) continue;
      await site.server.killHard();
      await site.server.startAgain();
    }

    expect(made).toBeGreaterThan(KILLED_AFTER);
    // The winner is seen over the board first. Only in sight the tally counts up.
    await page.locator('.table[data-sheet="moves"] .scores--tallied').waitFor();
    await expect.poll(() => page.locator('html').getAttribute('data-tallied')).toBe('moves');
    const scores = await ada.finalScores();
    const record = await (await fetch(`${site.url}/api/tables/${code}/transcript`)).json();
    expect(record).toMatchObject({ outcome: { scores } });
    const bySeat = (seat: number) => record.actions.filter((action: { seat: number }) => action.seat === seat).length;
    expect(bySeat(0)).toBeGreaterThan(0);
    expect(bySeat(1)).toBeGreaterThan(0);
    expect(ada.complaints).toEqual([]);
  });

  it('acts for the person who of two people is to move, and says things in their name', async () => {
    const ada = await site.arrive('Ada');
    const { page } = ada;
    await ada.makeTable(site.url, OPEN_GAME.info.name);
    await bringBen(page);
    const movers = new Set<string>();
    for (let made = 0; made < 3; made += 1) {
      await page.locator('.moves__move:enabled').first().waitFor({ state: 'attached' });
      const said = (await addressed(page).textContent()) ?? '';
      movers.add(nameIn(said));
      await ada.makeMove(0);
      await addressed(page).filter({ hasNotText: said }).waitFor();
    }
    expect([...movers].sort()).toEqual(['Ada', 'Ben']);
    const next = nameIn((await addressed(page).textContent()) ?? '');
    await page.getByRole('button', { name: 'Chat' }).first().click();
    const field = page.getByPlaceholder('Write to the players');
    // Whose name it is said in, and the answers of the others, do not push it out of the window.
    await expect
      .poll(() => field.evaluate((element) => element.getBoundingClientRect().bottom <= innerHeight))
      .toBe(true);
    await field.fill('That was mine');
    await page.keyboard.press('Enter');
    await page.locator('.chat__line', { hasText: `${next} That was mine` }).waitFor();
    expect(ada.complaints).toEqual([]);
  });
});

/** Runs in the page: remembers which sheet was open when the tally began to count. */
function noteTally(): void {
  const root = document.documentElement;
  const look = () => {
    if (document.querySelector('.scores--tallied') === null || 'tallied' in root.dataset) return;
    root.dataset.tallied = document.querySelector<HTMLElement>('.table')?.dataset.sheet ?? '';
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true });
}
