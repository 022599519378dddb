import { textStream } from '@boomtown/game-core';
import { OPEN_GAME } from '@boomtown/registry/chosen';
import { GAME_IDS } from '@boomtown/registry/ids';
import { gameOf } from '@boomtown/registry/rules';
import type { GameId } from '@boomtown/wire';
import type { Browser, Page } from 'playwright-core';
import { Person } from '../../person.ts';
import { shortOptions } from '../../played-table.ts';
import { labelOf } from '../../short-match.ts';
import { pictureOfRoom } from './five-at-once.ts';
import { RoomPlayer } from './room-player.ts';

export interface RoomSettings {
  readonly url: string;
  readonly browser: Browser;
  readonly limitMs: number;
  /** Where the pictures of the room go. */
  readonly folder: string;
  /** Ends the server without a warning, and starts it again. */
  readonly restart: () => Promise<void>;
  readonly tell: (line: string) => void;
}

const SCREEN = { width: 1920, height: 1080 };
const PHONE = { width: 390, height: 844 };
const SIDEWAYS = { width: 844, height: 390 };
const ABROAD = { width: 1024, height: 768 };
/** Sharp enough to be looked at, as small as it may be. */
const DENSITY = 1;
const CODE = /[A-Z0-9]{3}\u00a0[A-Z0-9]{3}/;
/** A picture is taken before this action of a match. */
const MIDDLE = 9;
/** By how many actions the spectator abroad is delayed. */
const LATE = 2;

/**
 * An evening in one room: four phones, one of them held sideways, before one big screen that nobody touches. Two games are for four: in
 * one of them two people share a phone, a bot plays and a spectator abroad watches with delay. The third is for two,
 * while the others watch. The server is killed in the middle. Returns what went wrong, in words.
 */
export async function roomEvening(settings: RoomSettings): Promise<readonly string[]> {
  const { url, browser, folder, limitMs, restart, tell } = settings;
  const ends = performance.now() + limitMs;
  const screen = await Person.arrive(browser, 'screen', SCREEN, DENSITY);
  const arrive = (name: string, size = PHONE) => Person.arrive(browser, name, size, DENSITY);
  const [ada, ben, cleo, dan] = [
    await arrive('Ada'),
    await arrive('Ben'),
    await arrive('Cleo'),
    await arrive('Dan', SIDEWAYS),
  ];
  const all = [ada, ben, cleo, dan];
  const faults: string[] = [];
  let taken = 0;
  const take = async (what: string) => {
    taken += 1;
    const phones = all.map(({ page }) => page);
    await pictureOfRoom(browser, { screen: screen.page, phones }, folder, `${String(taken).padStart(2, '0')}-${what}`);
  };
  /** Plays to the end; before its ninth action the room stands still for a moment. */
  const play = async (game: GameId, players: readonly Person[], inTheMiddle: () => Promise<void>) => {
    await screen.page.locator('.board__host[data-state="shown"]').waitFor();
    await take(`${game}-begins`);
    let made = 0;
    let still = Promise.resolve();
    const beforeMove = async () => {
      made += 1;
      if (made === MIDDLE) still = inTheMiddle().then(() => take(`${game}-goes-on`));
      await still;
    };
    const left = ends - performance.now();
    const seats = players.map((one) => new RoomPlayer(one, textStream(`${game} ${one.name}`), beforeMove));
    await Promise.all(seats.map((one) => one.play(left)));
    await screen.page.locator('.tv-end').waitFor();
    await screen.page.locator('.tv-next').waitFor();
    await take(`${game}-is-over`);
    tell(`${game}: ${made} choices`);
  };

  await screen.page.goto(`${url}/tv`);
  const [first = OPEN_GAME.info.id, second = first] = GAME_IDS.filter((id) => gameOf(id).info.seats.max >= 4);

  const code = await ada.makeTable(url, gameOf(first).info.name, (page) => choose(page, first, all.length));
  await admit(ada.page, await codeOn(screen.page, '.tv-code__signs'), () => take('code'));
  await screen.page.locator('.tv-waiting .code').waitFor();
  await take('waiting');
  for (const friend of [ben, cleo, dan]) await friend.sitDown(url, code);
  for (const { page } of all) await useAsHand(page);
  for (const friend of all) await friend.sayReady();
  await play(first, all, async () => undefined);

  const mixed = gameOf(second).info.seats.max;
  const other = await ben.makeTable(url, gameOf(second).info.name, async (page) => {
    await choose(page, second, mixed);
    await page.getByText('Time, absence and spectators').click();
    await page.getByLabel('With a delay').check();
    await page.getByRole('spinbutton', { name: 'Delay in actions' }).fill(String(LATE));
  });
  await admit(ben.page, await codeOn(screen.page, '.tv-next'));
  await screen.page.locator('.tv-waiting .code').waitFor();
  for (const friend of [ada, cleo, dan]) await friend.sitDown(url, other);
  await dan.page.getByLabel('Name of the next player on this device').fill('Eve');
  await dan.page.getByRole('button', { name: 'Sit down here' }).click();
  await dan.page.getByText('2 people play on this device').waitFor();
  if (mixed > all.length + 1) {
    const group = ben.page.getByRole('group', { name: `Put a bot on seat ${mixed}` });
    await group.getByRole('button', { name: 'Easy' }).click();
    await ben.page.getByText('bot, easy').waitFor();
  }
  const wim = await arrive('Wim', ABROAD);
  await wim.watch(url, other);
  await take('mixed-company');
  for (const friend of [ada, ben, cleo]) await friend.sayReady();
  await dan.page.getByRole('button', { name: 'We are ready' }).click();
  await play(second, all, async () => {
    await wim.page.getByText(`You see the table ${LATE} actions late.`).waitFor();
    if ((await screen.page.locator('.tv-play__late').count()) > 0) faults.push('the big screen is late');
    await restart();
    for (const { page } of all) await page.locator('.link-banner').waitFor({ state: 'detached' });
    await screen.page.locator('.tv__away').waitFor({ state: 'detached' });
  });

  const third = OPEN_GAME.info.id;
  const last = await cleo.makeTable(url, OPEN_GAME.info.name, (page) => choose(page, third, 2));
  const scanned = (await codeOn(screen.page, '.tv-next')).replace(/\s/g, '');
  await dan.sitDown(url, last);
  for (const friend of [ada, ben]) await friend.watch(url, last);
  await dan.page.goto(`${url}/screen#${scanned}`);
  await take('scanned');
  const table = dan.page.getByRole('button', { name: new RegExp(last) });
  if ((await table.count()) > 0) await table.click();
  await dan.page.getByRole('button', { name: 'Show the table there' }).click();
  await dan.page.getByRole('link', { name: 'To the table' }).click();
  await screen.page.locator('.tv-waiting').waitFor();
  for (const { page } of [cleo, dan]) await pointAtThings(page);
  for (const friend of [cleo, dan]) await friend.sayReady();
  await play(third, [cleo, dan], async () => {
    for (const { page } of [cleo, dan]) {
      const moves = page.locator('.moves__move:enabled');
      if ((await moves.count()) > 0) await moves.last().focus();
    }
    await screen.page.locator('.tv-pointed').waitFor();
  });

  for (const { name, complaints } of [screen, wim, ...all]) faults.push(...complaints.map((one) => `${name}: ${one}`));
  for (const person of [screen, wim, ...all]) await person.leave();
  return faults;
}

/** Sets how many sit there, and what makes the match short. */
async function choose(page: Page, game: GameId, seats: number): Promise<void> {
  const { info } = gameOf(game);
  if (info.seats.max > 2) await page.getByRole('radio', { name: String(seats), exact: true }).check({ force: true });
  for (const [key, value] of Object.entries(shortOptions(gameOf(game)))) {
    await page.getByLabel(labelOf(game, key)).fill(String(value));
  }
}

async function codeOn(screen: Page, selector: string): Promise<string> {
  const shown = screen.locator(selector);
  await shown.waitFor();
  const said = (await shown.textContent()) ?? '';
  return CODE.exec(said)?.[0] ?? said;
}

/** The screen's code is typed on a phone in the waiting room. */
async function admit(page: Page, code: string, beforeIt: () => Promise<void> = async () => undefined): Promise<void> {
  await page.getByRole('button', { name: 'Show this table on a big screen' }).click();
  await page.getByLabel('The screen’s code').fill(code);
  await beforeIt();
  await page.getByRole('button', { name: 'Show the table there' }).click();
  await page.getByText('The screen shows your table in a moment.').waitFor();
  await page.keyboard.press('Escape');
}

async function useAsHand(page: Page): Promise<void> {
  await switchOn(page, 'Use this phone as a hand');
}

async function pointAtThings(page: Page): Promise<void> {
  await switchOn(page, 'Show there what I point at');
}

async function switchOn(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Show this table on a big screen' }).click();
  await page.getByRole('switch', { name }).check();
  await page.keyboard.press('Escape');
}
