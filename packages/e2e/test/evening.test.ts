import { OPEN_GAME } from '@boomtown/registry/chosen';
import { beforeAll, describe, expect, it } from 'vitest';
import { browserAtHand, type Person, personToMove, startedSite } from '../src/index.ts';

const LATE = 2;

const FIRST_SHEET = '.sheet-tabs__tab[data-sheet="moves"]';

describe.skipIf(!browserAtHand())('an evening of two friends and a spectator late', () => {
  const site = startedSite();
  let ada: Person;
  let ben: Person;
  let cleo: Person;

  beforeAll(async () => {
    ada = await site.arrive('Ada');
    ben = await site.arrive('Ben');
    cleo = await site.arrive('Cleo');
    const code = await ada.makeTable(site.url, OPEN_GAME.info.name, async (page) => {
      await page.getByLabel('With a delay').check({ force: true });
      await page.getByRole('spinbutton', { name: 'Delay in actions' }).fill(String(LATE));
      await page.locator('input[name="preset"][value="quick"]').check({ force: true });
      await page.getByText('Both rounds on one board; 5 minutes each.').waitFor();
    });
    await ben.sitDown(site.url, code);
    await cleo.watch(site.url, code);
  });

  it('says before it begins what the preset means, and how late spectators see it', async () => {
    await ben.page.getByText(`see the table ${LATE} actions late`).waitFor();
    await expect.poll(() => ben.page.locator('main').textContent()).toMatch(/5 minutes|5:00/);
  });

  it('names the spectator to the players only once she wishes it', async () => {
    await ada.page.getByText('1 watching').first().waitFor({ state: 'attached' });
    await cleo.page.locator('.waiting__watchers').press('Enter');
    await cleo.page.getByText('You are not named.').waitFor();
    await cleo.page.getByRole('dialog').getByLabel('Your name').fill('<i>Cleo</i>');
    await cleo.page.getByRole('button', { name: 'Show my name' }).press('Enter');
    for (const { page } of [ada, ben]) await page.getByText('<i>Cleo</i> is watching').waitFor();
    await cleo.page.getByRole('button', { name: 'Hide my name' }).press('Enter');
    await ada.page.getByText('1 watching').waitFor();
    await cleo.page.getByRole('dialog').press('Escape');
  });

  it('shows the spectator nothing of the last actions, and everything at the end', async () => {
    await ada.sayReady();
    await ben.sayReady();
    await cleo.page.getByText(`You see the table ${LATE} actions late.`).waitFor();
    for (let made = 1; made <= LATE + 1; made += 1) {
      const mover = await personToMove([ada, ben]);
      await mover?.makeMove(0);
      await expect.poll(() => linesOf(mover ?? ada)).toBe(made);
    }
    await expect.poll(() => linesOf(cleo)).toBe(1);
    await expect.poll(() => linesOf(ada)).toBe(LATE + 1);
    // Who can't move has no sheet of moves, until it holds the result.
    await expect.poll(() => cleo.page.locator(FIRST_SHEET).count()).toBe(0);
    await expect.poll(() => ada.page.locator(FIRST_SHEET).count()).toBe(1);
    await ben.page.emulateMedia({ reducedMotion: 'no-preference' });
    for (const { page } of [ada, ben]) await page.evaluate(noteMoment);
    await ada.page.getByRole('button', { name: 'Leave', exact: true }).press('Enter');
    const dialog = ada.page.getByRole('dialog', { name: 'Leave the game?' });
    await dialog.getByRole('button', { name: 'Resign for good' }).press('Enter');
    await dialog.getByRole('button', { name: 'Yes, resign' }).press('Enter');
    await cleo.page.getByRole('status').getByText('Ada resigned. Ben wins.').waitFor();
    await expect.poll(() => linesOf(cleo)).toBeGreaterThan(LATE);
    await expect.poll(() => cleo.page.locator(FIRST_SHEET).count()).toBe(1);
  });

  it('shows everybody who won over the board, in motion where nobody asked for less, and leaves the board to be seen', async () => {
    await expect.poll(() => ada.page.evaluate(notedMoment)).toEqual({ said: 'Ben wins', bricks: 0 });
    await expect.poll(() => ben.page.evaluate(notedMoment)).toEqual({ said: 'You win', bricks: 36 });
    for (const { page } of [ada, ben]) await page.locator('.moment').waitFor({ state: 'detached' });
    for (const [{ page }, said] of [
      [ada, 'You resigned. Ben wins.'],
      [ben, 'Ada resigned. You win.'],
      [cleo, 'Ada resigned. Ben wins.'],
    ] as const) {
      await page.locator('.headline', { hasText: said }).waitFor();
      await page.locator('.end__winner', { hasText: said }).waitFor({ state: 'attached' });
    }
  });

  it('counts who won while they play on together', async () => {
    await ben.page.getByRole('button', { name: 'Play again' }).press('Enter');
    await ben.page.getByRole('button', { name: 'Take everyone along' }).press('Enter');
    await ben.page.getByRole('button', { name: 'I am ready' }).waitFor();
    await ada.page.getByRole('button', { name: 'I am ready' }).waitFor();
    for (const { page } of [ada, ben]) {
      const won = page.getByRole('region', { name: 'Won so far' }).locator('.series__person');
      await expect.poll(async () => (await won.allTextContents()).toSorted()).toEqual(['Ada0', 'Ben1']);
    }
    await ada.sayReady();
    await ben.sayReady();
    await personToMove([ada, ben]);
    for (const person of [ada, ben, cleo]) expect(person.complaints, person.name).toEqual([]);
  });
});

/** Runs in the page: remembers what is seen over the board when the match ends, however short. */
function noteMoment(): void {
  const look = () => {
    const moment = document.querySelector('.moment');
    if (moment === null) return;
    const bricks = moment.querySelectorAll('.moment__brick').length;
    Object.assign(window, { moment: { said: moment.querySelector('b')?.textContent, bricks } });
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}

/** Runs in the page. */
function notedMoment(): unknown {
  return (window as unknown as { readonly moment?: unknown }).moment;
}

function linesOf({ page }: Person): Promise<number> {
  return page.locator('.log__line').count();
}
