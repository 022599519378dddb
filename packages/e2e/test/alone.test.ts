import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeFaults, browserAtHand, startedSite } from '../src/index.ts';

const MOST_MOVES = 120;
/** After this many moves the server is killed, a bot perhaps in the middle of its thinking. */
const KILLED_AFTER = 3;

describe.skipIf(!browserAtHand())('one browser alone', () => {
  const site = startedSite();

  it('plays a whole match of Constructo for a person against a bot, to the result, though the server is killed on the way', async () => {
    const ada = await site.arrive('Ada', { width: 390, height: 844 });
    const { page } = ada;
    const code = await ada.makeTable(site.url, 'Constructo');
    await page.getByRole('group', { name: 'Put a bot on seat 2' }).getByRole('button', { name: 'Easy' }).click();
    await page.getByText('bot, easy').waitFor();
    await ada.sayReady();

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
    const scores = await ada.finalScores();
    const record = await (await fetch(`${site.url}/api/tables/${code}/transcript`)).json();
    expect(record).toMatchObject({ outcome: { scores } });
    const bySeat = (seat: number) => record.actions.filter((action: { seat: number }) => action.seat === seat).length;
    expect(bySeat(0)).toBeGreaterThan(0);
    expect(bySeat(1)).toBeGreaterThan(0);
    expect(ada.complaints).toEqual([]);
  });

  it('is covered between the turns of two people of Construction BOOM! until the hands are laid open', async () => {
    const ada = await site.arrive('Ada');
    const { page } = ada;
    await ada.makeTable(site.url, 'Construction BOOM!');
    await bringBen(page);
    const first = await takeDevice(page);
    const handOfFirst = await ownHand(page);
    const [opening] = await ada.moves();
    await ada.makeMove(0);

    await page.getByRole('heading', { name: /^Pass the device to/ }).waitFor();
    // Whatever a voice reads, or the page holds, while nobody looks.
    await page.getByText(`bids ${opening}`).waitFor();
    const covered = [await page.locator('body').ariaSnapshot(), await page.content()].join();
    expect(covered).not.toContain(handOfFirst);
    expect(covered).not.toMatch(/your hand/i);
    expect(await page.locator('.board').count()).toBe(0);
    expect(await axeFaults(page)).toEqual([]);

    const second = await takeDevice(page);
    expect([first, second].sort()).toEqual(['Ada', 'Ben']);
    const handOfSecond = await ownHand(page);
    expect(handOfSecond).not.toBe(handOfFirst);
    expect(await page.locator('body').ariaSnapshot()).not.toContain(handOfFirst);

    await page.reload();
    await page.getByRole('heading', { name: `Pass the device to ${second}` }).waitFor();
    expect(await page.content()).not.toContain(handOfSecond);
    // A person who is not to act may look at what is theirs.
    await page.getByRole('button', { name: `I am ${first}` }).click();
    expect(await ownHand(page)).toBe(handOfFirst);
    await page.getByRole('button', { name: 'Pass on' }).click();
    await takeDevice(page);
    const bids = await ada.moves();
    await ada.makeMove(bids.findIndex((bid) => bid.startsWith('Accept')));

    await page.getByText('Both hands are laid open').first().waitFor();
    await page
      .getByRole('status')
      .getByText(/^(Ada|Ben): Your turn/)
      .waitFor();
    expect(await page.getByRole('heading', { name: /^Pass the device to/ }).count()).toBe(0);
    expect(ada.complaints).toEqual([]);
    await ada.leave();
  });

  it('lies open before two people of Boondoggle where no hidden card matters, and shows a person’s to them alone', async () => {
    const ada = await site.arrive('Ada');
    const { page } = ada;
    await ada.makeTable(site.url, 'Boondoggle');
    await bringBen(page);
    const buys = addressed(page).filter({ hasText: 'buy a card' });
    const first = nameIn((await buys.textContent()) ?? '');
    await page.locator('.moves__move:enabled').first().waitFor({ state: 'attached' });
    await ada.makeMove((await ada.moves()).findIndex((move) => move.startsWith('Buy a card')));
    await buys.filter({ hasNotText: first }).waitFor();
    expect(await page.locator('.hand__card').count()).toBe(1);

    await page.getByRole('button', { name: 'See my cards' }).click();
    await page.getByRole('button', { name: `I am ${first}` }).click();
    await page.locator('.hand__card').nth(1).waitFor();
    const bought = (await page.locator('.hand__card').first().getAttribute('aria-label')) ?? '';
    expect(bought).toMatch(/^\w/);
    await page.getByRole('button', { name: 'Cover my cards' }).click();
    await page.getByRole('button', { name: 'See my cards' }).waitFor();
    await page.locator('.sheet--log').getByText(`${first} bought a card`).waitFor({ state: 'attached' });
    await buys.filter({ hasNotText: first }).waitFor();
    expect([await page.content(), await page.locator('body').ariaSnapshot()].join()).not.toContain(bought);
    expect(await page.locator('.hand__card').count()).toBe(1);
    expect(await axeFaults(page)).toEqual([]);
    expect(ada.complaints).toEqual([]);
    await ada.leave();
  });

  it('acts for the person who of two people of Constructo is to move, and says things in their name', async () => {
    const ada = await site.arrive('Ada');
    const { page } = ada;
    await ada.makeTable(site.url, 'Constructo');
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
      .poll(() => field.evaluate((element) => element.getBoundingClientRect().bottom <= innerHeight), {
        timeout: 10_000,
      })
      .toBe(true);
    await field.fill('That was mine');
    await page.keyboard.press('Enter');
    await page.locator('.chat__line', { hasText: `${next} That was mine` }).waitFor();
    expect(ada.complaints).toEqual([]);
  });
});

/** What the table says to the player at the device who is to act. */
function addressed(page: Page): Locator {
  return page.locator('.headline', { hasText: /^(Ada|Ben): Your/ });
}

/** Whom it names. */
function nameIn(said: string): string {
  return said.slice(0, said.indexOf(':'));
}

/** Ben sits down at the same device, and both are ready. */
async function bringBen(page: Page): Promise<void> {
  await page.getByLabel('Name of the next player on this device').fill('Ben');
  await page.getByRole('button', { name: 'Sit down here' }).click();
  await page.getByText('2 people play on this device').waitFor();
  await page.getByRole('button', { name: 'We are ready' }).click();
}

/** The next player takes the device; returns their name. */
async function takeDevice(page: Page): Promise<string> {
  const heading = page.getByRole('heading', { name: /^Pass the device to/ });
  const name = (await heading.textContent())?.split(' ').at(-1) ?? '';
  await page.getByRole('button', { name: `I am ${name}` }).click();
  await page.locator('.moves__move:enabled').first().waitFor({ state: 'attached' });
  return name;
}

/** What the log says of the own hand. */
async function ownHand(page: Page): Promise<string> {
  const line = page.locator('.sheet--log').getByText(/^Your hand: /);
  await line.first().waitFor({ state: 'attached' });
  return (await line.first().textContent()) ?? '';
}
