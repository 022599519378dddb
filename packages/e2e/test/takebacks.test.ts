import { OPEN_GAME } from '@boomtown/registry/chosen';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { browserAtHand, type Person, resize, startedSite } from '../src/index.ts';

const DESKTOP = { width: 1100, height: 720 };
const PHONE = { width: 390, height: 844 };
const ON_ITS_SIDE = { width: 844, height: 390 };

describe.skipIf(!browserAtHand())('a table where moves may be taken back', () => {
  const site = startedSite();
  let code: string;
  /** Made the table. */
  let ada: Person;
  /** On a phone. */
  let ben: Person;
  /** Who chose the board, and so moves first on it; and the other one. */
  let first: Person;
  let second: Person;

  beforeAll(async () => {
    ada = await site.arrive('Ada');
    ben = await site.arrive('Ben', PHONE);
  });

  it('lets its maker send a person away, who gets a notice, finds the seat free and may come again', async () => {
    code = await ada.makeTable(site.url, OPEN_GAME.info.name, (page) =>
      page.getByLabel('Allow takebacks').check({ force: true }),
    );
    await ada.page.getByText('You can undo your last move.').waitFor();
    await ben.sitDown(site.url, code);
    await expect.poll(() => button(ben, 'Remove Ada').count()).toBe(0);
    await button(ada, 'Remove Ben').press('Enter');
    await ada.page.getByRole('dialog').getByRole('button', { name: 'Remove' }).press('Enter');
    await ben.page.getByRole('alert').getByText('removed you').waitFor();
    await button(ben, 'Sit down').click();
    await button(ben, 'I am ready').waitFor();
  });

  it('is run by the next seat when its maker leaves', async () => {
    await button(ada, 'Leave').click();
    await button(ada, 'Yes, leave').click();
    await ben.page.getByText('you · runs this table').waitFor();
    await ada.sitDown(site.url, code);
    await button(ben, 'Remove Ada').waitFor();
    await expect.poll(() => button(ada, 'Remove Ben').count()).toBe(0);
  });

  it('has room in its bar for everything that stands there, also on a phone on its side', async () => {
    await ada.sayReady();
    await ben.sayReady();
    await ben.page.locator('.table-bar').waitFor();
    for (const [width, height] of [
      [844, 390],
      [568, 320],
      [390, 844],
    ] as const) {
      await resize(ben.page, { width, height });
      await expect.poll(() => crampedInBar(ben.page), { message: `${width} wide` }).toEqual([]);
    }
  });

  it('lets a move be taken back at once while nothing came of it', async () => {
    first = await mover();
    second = first === ada ? ben : ada;
    const boards = await first.moves();
    expect(boards.length).toBeGreaterThan(0);
    await first.makeMove(0);
    await button(first, 'Take it back').press('Enter');
    await logged(`${first.name} takes back: `);
    await expect.poll(() => first.moves()).toEqual(boards);
  });

  it('lets the other one refuse it, who is not asked again, and whose board is neither moved nor covered', async () => {
    await first.makeMove(0);
    await button(first, 'Take it back').waitFor();
    await first.makeMove(0);
    await button(first, 'Ask to take it back').waitFor();
    const boards = () => Promise.all([first, second].map(({ page }) => page.locator('.board').boundingBox()));
    const before = await boards();
    await button(first, 'Ask to take it back').press('Enter');
    const ask = second.page.getByRole('region', { name: 'Taking a move back' });
    await ask.waitFor();
    const asked = await boards();
    expect(asked).toEqual(before);
    for (const size of [DESKTOP, ON_ITS_SIDE, PHONE]) {
      for (const person of [first, second]) {
        const { page } = person;
        await page.setViewportSize(size);
        await expect
          .poll(() => coveredBy(page, '.table-ask--asks'), { message: `${person.name}, ${size.width} wide` })
          .toEqual([]);
      }
    }
    await ask
      .getByRole('status')
      .getByText(new RegExp(`^${first.name} asks to take back: ${first.name} placed `))
      .waitFor();
    await ask.getByRole('button', { name: 'No, keep it' }).press('Enter');
    await first.page.getByRole('status').getByText(`${second.name} wants the move to stand.`).waitFor();
    await expect.poll(() => button(first, 'Ask to take it back').count()).toBe(0);
  });

  it('lets the other one agree, and the board is as before', async () => {
    await second.page.locator('.moves__move:enabled').first().waitFor({ state: 'attached' });
    const before = await second.moves();
    await second.makeMove(0);
    await button(second, 'Ask to take it back').press('Enter');
    await second.page.getByText(`Still to answer: ${first.name}.`).waitFor();
    await button(first, 'Yes, take it back').press('Enter');
    await logged(`Agreed: ${first.name}.`);
    await expect.poll(() => second.moves()).toEqual(before);
    await expect.poll(() => first.moves()).toEqual([]);
  });

  it('ends when one of two resigns: everybody reads who won, the shuffle still holds, and so does the file', async () => {
    await button(ada, 'Leave').press('Enter');
    const dialog = ada.page.getByRole('dialog', { name: 'Leave the game?' });
    await dialog.getByText('Then the game is over, and Ben wins.').waitFor();
    await dialog.getByRole('button', { name: 'Resign for good' }).press('Enter');
    await dialog.getByRole('button', { name: 'Yes, resign' }).press('Enter');
    for (const [person, said] of [
      [ada, 'You resigned. Ben wins.'],
      [ben, 'Ada resigned. You win.'],
    ] as const) {
      await person.page.getByRole('status').getByText(said).waitFor();
      await expect.poll(() => button(person, 'Leave').count()).toBe(0);
    }
    await button(ben, 'Check the shuffle').click();
    const check = ben.page.getByRole('dialog', { name: 'Check the shuffle' });
    await check.getByText('Checked: this match holds').waitFor();
    await check.getByText('It is the match of this table').waitFor();
    await ben.page.keyboard.press('Escape');
    await ben.page.getByRole('link', { name: 'Watch it again' }).click();
    await ben.page.getByText('Checked: this match holds').waitFor({ state: 'attached' });
    await ben.page.keyboard.press('End');
    await ben.page.locator('.headline', { hasText: 'Ada resigned. Ben wins.' }).waitFor();
  });

  it('is listed among the finished games as ended by the host', async () => {
    await ada.page.goto(site.url);
    await ada.page.getByText('Your finished games').click();
    await ada.page.getByText('Ada resigned · Ben won').waitFor();
    for (const person of [ada, ben]) expect(person.complaints, person.name).toEqual([]);
  });

  function button({ page }: Person, name: string) {
    return page.getByRole('button', { name, exact: true });
  }

  /** Waits until everybody's log says so; on a phone it is folded away. */
  async function logged(sentence: string): Promise<void> {
    for (const { page } of [ada, ben]) await page.locator('.log', { hasText: sentence }).waitFor({ state: 'attached' });
  }

  /** The one whose page offers moves. */
  function mover(): Promise<Person> {
    return Promise.any(
      [ada, ben].map(async (person) => {
        await person.page.locator('.moves__move:enabled').first().waitFor({ state: 'attached' });
        return person;
      }),
    );
  }
});

/** What in the head of the table is not shown, lies over another thing in it, or leaves the screen. */
function crampedInBar(page: Page): Promise<readonly string[]> {
  const parts = page.locator('.table-bar').locator('a, button:not(:has(.table-bar__code)), .table-bar__code');
  return parts.evaluateAll((all) => {
    const boxes = all.map((one) => one.getBoundingClientRect());
    return all.flatMap((one, i) => {
      const { left, right, top, bottom, width, height } = one.getBoundingClientRect();
      const isOver = (other: DOMRect) =>
        left < other.right && other.left < right && top < other.bottom && other.top < bottom;
      const isFree = width > 0 && height > 0 && right <= innerWidth && !boxes.slice(i + 1).some(isOver);
      return isFree ? [] : [one.textContent];
    });
  });
}

/** What of the game, and of what is said of it, lies under such an element: the board, and the players with their scores. */
async function coveredBy(page: Page, selector: string): Promise<readonly string[]> {
  const asked = await page.locator(selector).boundingBox();
  if (asked === null) return ['nothing is asked'];
  const parts = await page.locator('.board, .player, .sheet-tabs').all();
  const boxes = await Promise.all(
    parts.map(async (part) => ({ box: await part.boundingBox(), what: (await part.getAttribute('class')) ?? '' })),
  );
  return boxes.filter(({ box }) => overlap(asked, box)).map(({ what }) => what);
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function overlap(one: Box, other: Box | null): boolean {
  if (other === null) return false;
  const beside = one.x + one.width <= other.x || other.x + other.width <= one.x;
  const below = one.y + one.height <= other.y || other.y + other.height <= one.y;
  return !beside && !below;
}
