import { gameOf } from '@boomtown/registry/rules';
import type { GameId } from '@boomtown/wire';
import type { Browser, Page } from 'playwright-core';
import { Person } from '../person.ts';
import { labelOf } from '../short-match.ts';
import { type CountedMatch, playCounted, pressesOf, type SeatedTable } from './counted-match.ts';
import { countPresses } from './presses.ts';

export interface EveningSettings {
  readonly url: string;
  readonly browser: Browser;
  readonly games: readonly GameId[];
  readonly limitMs: number;
  /** What options are set to, by their names, so that matches are no longer than that. */
  readonly bounds: Readonly<Record<string, number>>;
  /** Hears of each match once it is over. */
  readonly tell: (match: CountedMatch) => void;
}

export interface Evening {
  readonly matches: readonly CountedMatch[];
  readonly seconds: number;
  /** What went wrong, in words. */
  readonly faults: readonly string[];
}

const DESKTOP = { width: 1100, height: 720 };
const PHONE = { width: 390, height: 844 };
/** What bounds the matches of a short evening. */
export const SHORT_EVENING: EveningSettings['bounds'] = { rounds: 2, turnLimit: 40, roundLimit: 6 };

/**
 * Four people in browsers of their own play every game: those for two at two tables at once, one of them before two
 * friends who say their names, and once more; those for more all together, and a fifth person comes late to watch.
 */
export async function evening(settings: EveningSettings): Promise<Evening> {
  const { url, browser, games, limitMs, bounds, tell } = settings;
  const begun = performance.now();
  const matches: CountedMatch[] = [];
  const faults: string[] = [];
  const arrive = (name: string, screen = DESKTOP) => Person.arrive(browser, name, screen);
  const [ada, ben, cleo, dan] = [await arrive('Ada'), await arrive('Ben'), await arrive('Cleo'), await arrive('Dan')];
  const all = [ada, ben, cleo, dan];
  await countPresses(all);
  for (const { context } of all) await context.addInitScript(playAsPeopleDo);

  const play = async (table: SeatedTable, meanwhile?: () => Promise<void>) => {
    const left = limitMs - (performance.now() - begun);
    const match = await playCounted(url, table, Math.max(1, left), meanwhile);
    matches.push(match);
    tell(match);
  };
  const seat = (game: GameId, people: readonly Person[]) => seatPeople(url, game, people, bounds);
  const attempt = (game: GameId, does: () => Promise<void>) =>
    does().catch((error: unknown) => faults.push(`${game}: ${error instanceof Error ? error.message : error}`));

  const [watched, ...forTwo] = games.filter((id) => gameOf(id).info.seats.max === 2);
  for (let i = 0; i < forTwo.length; i += 2) {
    await Promise.all(
      forTwo
        .slice(i, i + 2)
        .map((game, table) =>
          attempt(game, async () => play(await seat(game, table === 0 ? [ada, ben] : [cleo, dan]))),
        ),
    );
  }
  if (watched !== undefined) {
    await attempt(watched, async () => {
      const table = await seat(watched, [ada, cleo]);
      for (const friend of [ben, dan]) await watchByName(friend, url, table.code);
      await play(table, () => seesSpectators(ada.page));
      await play(await rematch(watched, [ada, cleo]));
    });
  }
  const forMore = games.filter((id) => gameOf(id).info.seats.max >= all.length);
  for (const [nth, game] of forMore.entries()) {
    await attempt(game, async () => {
      const table = await seat(game, all);
      if (nth > 0) return play(table);
      const eve = await arrive('Eve', PHONE);
      await play(table, async () => {
        await eve.watch(url, table.code);
        await eve.page.locator('.board canvas').waitFor();
        await seesSpectators(ada.page);
      });
      await eve.page.locator('.end__winner').waitFor({ state: 'attached' });
      faults.push(...eve.complaints);
      await eve.leave();
    });
  }
  for (const person of all) faults.push(...person.complaints.map((complaint) => `${person.name}: ${complaint}`));
  for (const person of all) await person.leave();
  return { matches, seconds: Math.round((performance.now() - begun) / 1000), faults };
}

/** Seats these people at a new table of a game. */
async function seatPeople(
  url: string,
  game: GameId,
  people: readonly Person[],
  bounds: EveningSettings['bounds'],
): Promise<SeatedTable> {
  const { info, optionFields } = gameOf(game);
  const [maker, ...others] = people;
  if (maker === undefined) throw new Error('nobody makes the table');
  const pressedBefore = await pressesBefore(people);
  const code = await maker.makeTable(url, info.name, async (page) => {
    if (info.seats.max > 2) {
      await page.getByRole('radio', { name: String(people.length), exact: true }).check({ force: true });
    }
    for (const { key } of optionFields) {
      const bound = bounds[key];
      if (bound !== undefined) await page.getByLabel(labelOf(game, key)).fill(String(bound));
    }
  });
  for (const person of others) await person.sitDown(url, code);
  return { game, code, people, pressedBefore };
}

/** What they pressed until now; nothing where they have not opened a page yet. */
async function pressesBefore(people: readonly Person[]): Promise<number> {
  return pressesOf(people.filter(({ page }) => page.url() !== 'about:blank'));
}

async function rematch(game: GameId, [first, second]: readonly [Person, Person]): Promise<SeatedTable> {
  const pressedBefore = await pressesOf([first, second]);
  await first.page.getByRole('button', { name: 'Play again' }).click();
  await first.page.getByRole('button', { name: 'Take everyone along' }).click();
  for (const { page } of [first, second]) await page.getByRole('button', { name: 'I am ready' }).waitFor();
  const code = new URL(first.page.url()).pathname.slice(1);
  // Each is one seat further.
  return { game, code, people: [second, first], pressedBefore };
}

async function watchByName(friend: Person, url: string, code: string): Promise<void> {
  await friend.comeToTheDoor(url, code);
  await friend.page.getByRole('switch').check();
  await friend.page.getByRole('button', { name: 'Watch' }).click();
}

async function seesSpectators(page: Page): Promise<void> {
  await page.locator('.table-bar__watchers').waitFor({ state: 'attached' });
}

/** What tests ask of pages, every move by hand, is not how people play. */
function playAsPeopleDo(): void {
  const KEY = 'boomtown.settings';
  const set: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
  localStorage.setItem(KEY, JSON.stringify({ ...Object(set), byItself: true }));
}
