import { axeFaults, browserAtHand, type Person, personToMove, startedSite, WeakLink } from '@boomtown/e2e';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** What happens to whom, by the number of moves made before. */
const INCIDENTS = { refresh: 5, networkLost: 9, serverKilled: 14 };
const MOST_MOVES = 120;

describe.skipIf(!browserAtHand())('a match of Constructo by code', () => {
  const site = startedSite();
  /** Ben's line to the server. */
  let line: WeakLink;
  let ada: Person;
  let ben: Person;
  let spectator: Person;

  beforeAll(async () => {
    line = await WeakLink.open(site.server.port);
    ada = await site.arrive('Ada');
    ben = await site.arrive('Ben <b>bold</b>', { width: 390, height: 844 });
    spectator = await site.arrive('Wim', { width: 390, height: 844 });
  });

  afterAll(async () => {
    line?.close();
  });

  it('is played to the end of both rounds, whatever happens to pages, network and server on the way', async () => {
    const code = await ada.makeTable(site.url, 'Constructo');
    await ben.sitDown(line.url, ` ${code.slice(0, 2)}-${code.slice(2).toLowerCase()} `);
    await spectator.watch(site.url, code);
    await (await muteOfBen()).check({ force: true });
    await ada.sayReady();
    await ben.sayReady();
    await spectator.page.locator('.table-bar__watchers').waitFor();
    await expect.poll(() => crampedInHead(spectator)).toEqual([]);

    let made = 0;
    for (; made < MOST_MOVES; made += 1) {
      const mover = await personToMove([ada, ben]);
      if (mover === null) break;
      const offered = await mover.moves();
      await mover.makeMove((made * 7) % offered.length);
      if (made === INCIDENTS.refresh) await (mover === ada ? ben : ada).page.reload();
      if (made === INCIDENTS.networkLost) await loseNetwork();
      if (made === INCIDENTS.serverKilled) await killServer();
    }

    expect(made).toBeGreaterThan(INCIDENTS.serverKilled);
    const scores = await ada.finalScores();
    await expect.poll(() => ben.finalScores()).toEqual(scores);
    await expect.poll(() => spectator.finalScores()).toEqual(scores);
    const record = await (await fetch(`${site.url}/api/tables/${code}/transcript`)).json();
    expect(record).toMatchObject({ outcome: { scores } });
    expect(record.actions).toHaveLength(made);
    for (const person of [ada, ben, spectator]) expect(person.complaints, person.name).toEqual([]);
  });

  it('goes on with a rematch at a new table, to which everybody is carried, and where the player who was muted still is', async () => {
    const before = new URL(ada.page.url()).pathname;
    await ada.page.locator('.side-tabs__tab[data-aside="chat"]').click();
    const draft = ada.page.locator('.chat__form input');
    await draft.fill('Well pl');
    await ben.page.getByRole('button', { name: 'Play again' }).click();
    await ben.page.getByRole('button', { name: 'Take everyone along' }).click();
    for (const person of [ada, ben, spectator]) {
      await person.page.waitForURL((url) => url.pathname !== before);
    }
    const tables = [ada, ben, spectator].map(({ page }) => new URL(page.url()).pathname);
    expect(new Set(tables).size).toBe(1);
    await expect.poll(() => draft.inputValue()).toBe('Well pl');
    const mute = await muteOfBen();
    await expect.poll(() => mute.isChecked()).toBe(true);
    await mute.uncheck({ force: true });
    await ada.sayReady();
    await ben.sayReady();
    const mover = await personToMove([ada, ben]);
    expect(mover).not.toBeNull();
  });

  it('fault 26: lets its people talk, literally; those who watch apart, for the player who wants to hear them', async () => {
    for (const person of [ada, spectator]) await person.page.getByRole('button', { name: 'Chat' }).click();
    await write(ada, 'Write to the players', 'Well <i>played</i>');
    await ben.page.getByRole('button', { name: 'Chat, 1 new line' }).click();
    await ben.page.getByRole('log', { name: 'Chat' }).getByText('Well <i>played</i>').waitFor();
    await write(spectator, 'Write to the spectators', 'Lean to the left!');
    await spectator.page.getByRole('log', { name: 'Chat' }).getByText('Lean to the left!').waitFor();
    await ada.page.getByText('Mute or show people').click();
    await ada.page.getByLabel('Show what spectators say').check({ force: true });
    await ada.page.getByRole('log', { name: 'Chat' }).getByText('Lean to the left!').waitFor();
    // It is there for seconds only.
    await Promise.all([
      ada.page.locator('.player__reaction').waitFor(),
      ada.page.getByRole('status').getByText('Ben <b>bold</b>: Bravo!').waitFor({ state: 'attached' }),
      ben.page.getByRole('button', { name: 'Bravo!' }).click(),
    ]);
    for (const { page } of [ada, ben]) await expect.poll(() => axeFaults(page)).toEqual([]);
    await expect.poll(() => ben.page.getByText('Lean to the left!').count()).toBe(0);
    await expect.poll(() => spectator.page.getByText('Well').count()).toBe(0);
    await expect.poll(() => ben.page.locator('.chat i').count()).toBe(0);
  });

  it('fault 26: shows a name with markup literally, to everybody', async () => {
    for (const person of [ada, spectator]) {
      await expect.poll(() => person.page.getByText('Ben <b>bold</b>').count()).toBeGreaterThan(0);
      await expect.poll(() => person.page.locator('b', { hasText: 'bold' }).count()).toBe(0);
    }
  });

  /** Ada's switch for it in the waiting room. */
  async function muteOfBen(): Promise<Locator> {
    await ada.page.getByText('Mute or show people').click();
    return ada.page.getByLabel('Mute Ben <b>bold</b>');
  }

  async function write({ page }: Person, field: string, line: string): Promise<void> {
    await page.getByLabel(field).fill(line);
    await page.getByLabel(field).press('Enter');
  }

  /** What lies over its neighbour or beyond the screen in the head of the table. */
  async function crampedInHead({ page }: Person): Promise<string[]> {
    return page.locator('.table-bar > *').evaluateAll((parts) =>
      parts.flatMap((part, i) => {
        const { right } = part.getBoundingClientRect();
        const limit = parts[i + 1]?.getBoundingClientRect().left ?? innerWidth;
        return right > limit || part.scrollWidth > part.clientWidth + 1 ? [part.className] : [];
      }),
    );
  }

  /** Until Ben's page says so. */
  async function loseNetwork(): Promise<void> {
    line.lose();
    await ben.page.locator('.link-banner').waitFor();
    line.restore();
  }

  async function killServer(): Promise<void> {
    await site.server.killHard();
    await site.server.startAgain();
  }
});
