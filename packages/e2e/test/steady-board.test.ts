import { GAME_FOR_FOUR, HIDDEN_GAME_FOR_TWO } from '@boomtown/registry/chosen';
import { afterEach, describe, expect, it } from 'vitest';
import { browserAtHand, type Person, startedSite } from '../src/index.ts';

/** Headlines, offers and signs of players change with each; most of them are made in the list. */
const MOVES = 8;
const SIZES = [
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
] as const;

describe.skipIf(!browserAtHand())('the board keeps its place and size through a match', () => {
  const site = startedSite();
  let ada: Person;

  afterEach(() => ada.leave());

  it.each(SIZES)('of a game with four people, at $width × $height', async (size) => {
    ada = await site.arrive('Ada', size, 0.5);
    await ada.makeTable(site.url, GAME_FOR_FOUR.info.name, (page) =>
      page.getByRole('radio', { name: '4', exact: true }).check({ force: true }),
    );
    await seatBots(ada, [2, 3, 4]);
    const boards = await boardsOf(ada);
    expect(boards).toEqual([expect.any(String)]);
  });

  it.each(SIZES)('of a game with two people and secrets, at $width × $height', async (size) => {
    ada = await site.arrive('Ada', size, 0.5);
    await ada.makeTable(site.url, HIDDEN_GAME_FOR_TWO.info.name);
    await seatBots(ada, [2]);
    const boards = await boardsOf(ada);
    expect(boards).toEqual([expect.any(String)]);
  });
});

async function seatBots({ page }: Person, seats: readonly number[]): Promise<void> {
  for (const seat of seats) {
    await page
      .getByRole('group', { name: `Put a bot on seat ${seat}` })
      .getByRole('button', { name: 'Easy' })
      .click();
  }
  await page
    .getByText('bot, easy')
    .nth(seats.length - 1)
    .waitFor();
}

/** All boxes that the board had while some moves were made: where it began, and how large it was. */
async function boardsOf(person: Person): Promise<readonly string[]> {
  const { page } = person;
  await person.sayReady();
  await page.locator('.board__host[data-state="shown"][data-stage="still"]').waitFor();
  await page.evaluate(() => {
    const board = document.querySelector('.board');
    if (board === null) throw new Error('the page has no board');
    const boxes = new Set<string>();
    Object.assign(window, { boxes });
    const measure = () => {
      const { x, y, width, height } = board.getBoundingClientRect();
      boxes.add([x, y, width, height].map(Math.round).join(' '));
      requestAnimationFrame(measure);
    };
    measure();
  });
  for (let made = 0; made < MOVES; made++) {
    const first = page.locator('.moves__move:enabled, .end__scores').first();
    await first.waitFor({ state: 'attached' });
    if ((await page.locator('.end__scores').count()) > 0) break;
    await person.makeMove(0);
  }
  // What the page itself put on its window.
  return page.evaluate(() => [...(window as unknown as { readonly boxes: Set<string> }).boxes]);
}
