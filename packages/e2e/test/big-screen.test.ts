// Only in test:all: it plays a whole match of every game before a screen of full size.
import { requestsAt } from '@boomtown/client/http';
import { textStream } from '@boomtown/game-core';
import { OPEN_GAME } from '@boomtown/registry/chosen';
import { GAME_IDS } from '@boomtown/registry/ids';
import { gameOf } from '@boomtown/registry/rules';
import { DEFAULT_TERMS } from '@boomtown/wire';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { farLetterFaults, noteLettersInPictures } from '../src/far-letters.ts';
import { browserAtHand, openAccount, personToMove, ScriptedPlayer, startedSite, WeakLink } from '../src/index.ts';
import { fullOptions } from '../src/played-table.ts';
import { qrSquares, qrSquaresIn } from '../src/qr-squares.ts';
import { makeTable, takeSeat } from '../src/seating.ts';
import { atRandom } from '../src/soak/choosing.ts';

const PHONE = { width: 390, height: 844 };
const FULL_HD = { width: 1920, height: 1080 };
const ULTRA_HD = { width: 3840, height: 2160 };
const PATIENCE_MS = 900_000;
/** Where the server says that others reach it. */
const OUTSIDE = 'http://boomtown.example';
const NAMES = ['Maximiliana', 'Ben', 'Cleo Clementine', 'Dan', 'Eve', 'Fred'];

/** What can't be read, or is too much, while the page is not yet, or no longer, what it is to be. */
async function faultsUntil(page: Page, selector: string): Promise<readonly string[]> {
  const faults = new Set<string>();
  const there = page.locator(selector);
  do {
    // The page may be looked at before it has laid out what has just come: a fault that can be seen is there a frame later, too.
    const before = await farLetterFaults(page);
    if (before.length > 0) {
      await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))));
      const lasting = new Set(await farLetterFaults(page));
      for (const fault of before) if (lasting.has(fault)) faults.add(fault);
    }
    if ((await page.locator('.tv-log__line').count()) > 3) faults.add('the log has more than three sentences');
  } while ((await there.count()) === 0);
  return [...faults];
}

describe.skipIf(!browserAtHand())('a big screen', () => {
  const site = startedSite({ env: { PUBLIC_URL: OUTSIDE } });

  it.each(GAME_IDS)(
    'shows %s from the waiting room to the end in letters that are read from three metres',
    async (game) => {
      const seats = gameOf(game).info.seats.max;
      const asked = {
        game,
        options: fullOptions(gameOf(game)),
        seats,
        name: NAMES[0] ?? '',
        listed: false,
        watchable: false,
        terms: { ...DEFAULT_TERMS, clock: { kind: 'turn', seconds: 3_600, atZero: 'wait' } },
      } as const;
      const { code, token } = await makeTable(site.url, asked);
      const tokens = [token];
      const { page, complaints, leave } = await screenAt();
      const isReadAtAnySize = async () => {
        for (const size of [ULTRA_HD, FULL_HD]) {
          await page.setViewportSize(size);
          await expect.poll(() => farLetterFaults(page)).toEqual([]);
        }
      };
      await isReadAtAnySize();
      const shown = (await page.locator('.tv-code__signs').textContent()) ?? '';
      const admitted = await requestsAt(site.url).admitScreen(code, tokens, shown);
      expect(admitted).toMatchObject({ ok: true });
      await page.locator('.tv-waiting').waitFor();
      await isReadAtAnySize();
      for (const name of NAMES.slice(1, seats)) tokens.push((await takeSeat(site.url, code, name)).token);
      await page
        .locator('.tv-seat:not(.tv-seat--free)')
        .nth(seats - 1)
        .waitFor();
      await isReadAtAnySize();

      const account = openAccount(game, code, seats);
      const chance = textStream(`a big screen: ${game}`);
      // Programs are quick: their match could be over before the screen shows the board, and the end hides it.
      let mayMove = false;
      const choose = atRandom(chance);
      const players = tokens.map(
        (one, seat) =>
          new ScriptedPlayer(gameOf(game), account, seat, one, site.url, chance, (seen) =>
            mayMove ? choose(seen) : null,
          ),
      );
      const playing = Promise.all(players.map((player) => player.play()));
      await page.locator('.board__host[data-state="shown"]').waitFor();
      await page
        .locator('.player .seat-clock')
        .nth(seats - 1)
        .waitFor();
      mayMove = true;
      const first = await faultsUntil(page, '.tv-log__line:nth-child(3)');
      mayMove = false;
      await page.setViewportSize(ULTRA_HD);
      await page.locator('.board__host[data-stage="still"]').waitFor();
      await isReadAtAnySize();
      mayMove = true;
      const faults = [...first, ...(await faultsUntil(page, '.tv-end'))];
      expect(faults).toEqual([]);
      await isReadAtAnySize();
      for (const player of players) player.leave();
      await playing;
      expect(account.complaints).toEqual([]);
      expect(complaints).toEqual([]);
      await leave();
    },
    PATIENCE_MS,
  );

  it(
    'is admitted by a phone that types its code, comes back after a killed server and follows a rematch',
    async () => {
      const ada = await site.arrive('Ada', PHONE);
      const ben = await site.arrive('Ben', PHONE);
      for (const { context } of [ada, ben]) await context.addInitScript(noteSignals);
      const { page, leave } = await screenAt();
      const code = await ada.makeTable(site.url, OPEN_GAME.info.name);
      const signs = (await page.locator('.tv-code__signs').textContent()) ?? '';
      await expect.poll(() => qrSquaresIn(page)).toEqual(qrSquares(`${OUTSIDE}/screen#${signs.replace(/\s/g, '')}`));
      await ada.page.getByRole('button', { name: 'Show this table on a big screen' }).click();
      await ada.page.getByLabel('The screen’s code').fill('234 79B');
      await ada.page.getByRole('button', { name: 'Show the table there' }).click();
      await ada.page.getByText('No big screen shows this code.').waitFor();
      await ada.page.getByLabel('The screen’s code').fill((await page.locator('.tv-code__signs').textContent()) ?? '');
      await ada.page.getByRole('button', { name: 'Show the table there' }).click();
      await ada.page.getByText('The screen shows your table in a moment.').waitFor();
      await page.locator('.tv-waiting .code').waitFor();
      await expect.poll(() => qrSquaresIn(page)).toEqual(qrSquares(`${OUTSIDE}/${code}`));
      await ada.page.keyboard.press('Escape');
      await ben.sitDown(site.url, code);
      await ada.sayReady();
      await ben.sayReady();
      await page.locator('.board__host[data-state="shown"]').waitFor();

      // A phone beside it: the moves stay open, and the whole board is a touch away.
      await ada.page.getByRole('button', { name: new RegExp(code) }).click();
      await ada.page.getByRole('switch', { name: 'Use this phone as a hand' }).check();
      await ada.page.keyboard.press('Escape');
      await ada.page.locator('.table--hand[data-sheet="moves"]').waitFor();
      await expect.poll(() => ada.page.locator('.players').isVisible()).toBe(false);
      await ada.page.getByRole('button', { name: 'Moves', exact: true }).click();
      await ada.page.locator('.table--hand[data-sheet="none"]').waitFor();
      await expect.poll(() => ada.page.locator('.players').isVisible()).toBe(true);

      // What a player points at is shown there once they will it; the phone that is next shakes and sounds.
      const mover = (await personToMove([ada, ben])) ?? ada;
      const other = mover === ada ? ben : ada;
      await mover.page.getByRole('button', { name: new RegExp(code) }).click();
      const pointing = mover.page.getByRole('switch', { name: 'Show there what I point at' });
      await expect.poll(() => pointing.isChecked()).toBe(false);
      await pointing.check();
      await mover.page.keyboard.press('Escape');
      const moves = mover.page.locator('.sheet-tabs__tab').first();
      if ((await moves.getAttribute('aria-expanded')) === 'false') await moves.click();
      await mover.page.locator('.moves__move:enabled').first().focus();
      await page.locator('.tv-pointed', { hasText: `${mover.name} is considering` }).waitFor();
      const considered = (await page.locator('.tv-pointed').textContent()) ?? '';
      await mover.makeMove(0);
      // Who chose the board may be the first to place: then the next move is considered at once.
      await page.locator('.tv-pointed', { hasText: considered }).waitFor({ state: 'detached' });
      await expect
        .poll(async () => {
          const isNext = (await other.page.locator('.table--my-turn').count()) > 0;
          if (!isNext) await chooseFirst(mover.page);
          return isNext;
        })
        .toBe(true);
      await expect.poll(() => signalsOf(other.page)).toEqual({ shook: true, sounded: true });

      await site.server.killHard();
      await page.getByText('This page keeps trying.').waitFor();
      await site.server.startAgain();
      await page.getByText('This page keeps trying.').waitFor({ state: 'detached' });
      await page.reload();
      await page.locator('.board__host[data-state="shown"]').waitFor();

      await ben.page.locator('.link-banner').waitFor({ state: 'detached' });
      await ben.page.getByRole('button', { name: 'Leave', exact: true }).click();
      await ben.page.getByRole('button', { name: 'Resign for good' }).click();
      await ben.page.getByRole('button', { name: 'Yes, resign' }).click();
      await page.locator('.tv-end').getByText('Ben resigned. Ada wins.').waitFor();
      await ada.page.getByRole('button', { name: 'Play again' }).click();
      await ada.page.getByRole('button', { name: 'Take everyone along' }).click();
      await page.locator('.tv-waiting').waitFor();
      await page.reload();
      await page.locator('.tv-waiting').waitFor();

      await ada.page.getByRole('button', { name: 'Show this table on a big screen' }).click();
      await ada.page.getByRole('button', { name: 'Stop showing it' }).click();
      await page.locator('.tv-code__signs').waitFor();
      for (const leaving of [ada.leave.bind(ada), ben.leave.bind(ben), leave]) await leaving();
    },
    PATIENCE_MS,
  );

  it(
    'keeps itself awake and silent until a key is pressed, has no cursor, and comes back by itself after a lost network',
    async () => {
      const { name, listed, watchable } = { name: 'Ada', listed: false, watchable: false };
      const asked = { game: OPEN_GAME.info.id, options: {}, seats: 2, name, listed, watchable, terms: DEFAULT_TERMS };
      const { code, token } = await makeTable(site.url, asked);
      const line = await WeakLink.open(site.server.port);
      const television = await site.arrive('television', FULL_HD, 1);
      const { page } = television;
      await television.context.addInitScript(noteWakeLocks);
      await page.goto(`${line.url}/tv`);
      const shown = (await page.locator('.tv-code__signs').textContent()) ?? '';
      await requestsAt(site.url).admitScreen(code, [token], shown);
      await page.locator('.tv-waiting').waitFor();

      await expect.poll(() => page.evaluate(() => Reflect.get(window, 'wakeLocks'))).toEqual(['screen']);
      // A browser takes the lock back whenever the page is out of sight.
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect.poll(() => page.evaluate(() => Reflect.get(window, 'wakeLocks'))).toEqual(['screen', 'screen']);
      const cursors = () =>
        page.evaluate(() => [
          ...new Set([...document.querySelectorAll('*')].map((one) => getComputedStyle(one).cursor)),
        ]);
      await expect.poll(cursors).toEqual(['none']);
      await page.getByText('No sound yet: press any key.').waitFor();
      await page.keyboard.press('a');
      await page.getByText('No sound yet: press any key.').waitFor({ state: 'detached' });

      line.lose();
      await page.getByText('This page keeps trying.').waitFor();
      await takeSeat(site.url, code, 'Ben');
      line.restore();
      await page.getByText('This page keeps trying.').waitFor({ state: 'detached' });
      await page.locator('.tv-seat').getByText('Ben').waitFor();
      await television.leave();
      line.close();
    },
    PATIENCE_MS,
  );

  it(
    'shows a table to an audience elsewhere with its delay, and no code',
    async () => {
      const terms = { ...DEFAULT_TERMS, watchDelay: 2 };
      const asked = {
        game: OPEN_GAME.info.id,
        options: {},
        seats: 2,
        name: 'Ada',
        listed: false,
        watchable: true,
        terms,
      } as const;
      const { code, token } = await makeTable(site.url, asked);
      const audience = await site.arrive('audience', FULL_HD, 1);
      const { page } = audience;
      await page.goto(`${site.url}/tv?stream=${code}`);
      await page.locator('.tv-waiting').waitFor();
      const waitingText = await page.locator('body').textContent();
      expect(waitingText).not.toContain(code);
      await expect.poll(() => page.locator('.code, .qr').count()).toBe(0);
      await expect.poll(() => backgroundOf(page)).toMatchObject({ ...FULL_HD, image: 'none', isSolid: true });
      const tokens = [token, (await takeSeat(site.url, code, 'Ben')).token];
      const account = openAccount(OPEN_GAME.info.id, code, 2);
      const chance = textStream('a stream');
      const players = tokens.map(
        (one, seat) => new ScriptedPlayer(OPEN_GAME, account, seat, one, site.url, chance, waiting),
      );
      const playing = Promise.all(players.map((player) => player.play()));
      await page.getByText('You see the table 2 actions late.').waitFor();
      const playedText = await page.locator('body').textContent();
      expect(playedText).not.toContain(code);
      for (const player of players) player.leave();
      await playing;
      await audience.leave();
    },
    PATIENCE_MS,
  );

  async function screenAt() {
    const { page, complaints, leave, context } = await site.arrive('television', FULL_HD, 1);
    await noteLettersInPictures(context);
    await page.goto(`${site.url}/tv`);
    await page.locator('.tv-code__signs').waitFor();
    return { page, complaints, leave: leave.bind({ context }) };
  }
});

/** The turn may be over meanwhile. */
async function chooseFirst(page: Page): Promise<void> {
  const first = page.locator('.moves__move:enabled').first();
  await first.dispatchEvent('click', {}, { timeout: 2_000 }).catch(() => undefined);
}

/** Runs in a page: notes that it shook the phone, and that it played something. */
function noteSignals(): void {
  const noted = { shook: false, sounded: false };
  Object.assign(window, { noted });
  Object.assign(navigator, {
    vibrate: () => {
      noted.shook = true;
      return true;
    },
  });
  const { start } = AudioScheduledSourceNode.prototype;
  AudioScheduledSourceNode.prototype.start = function (when) {
    noted.sounded = true;
    start.call(this, when);
  };
}

function signalsOf(page: Page): Promise<unknown> {
  return page.evaluate(() => Reflect.get(window, 'noted'));
}

/** Runs in a page: notes which locks it asks for. */
function noteWakeLocks(): void {
  const wakeLocks: string[] = [];
  Object.assign(window, { wakeLocks });
  const { wakeLock } = navigator;
  const request = wakeLock.request.bind(wakeLock);
  wakeLock.request = (type) => {
    wakeLocks.push(type ?? 'screen');
    return request(type);
  };
}

/** What a stream shows behind everything, and how much of the window that covers. */
function backgroundOf(page: Page): Promise<unknown> {
  return page.locator('.tv--stream').evaluate((main) => {
    const { backgroundImage: image, backgroundColor } = getComputedStyle(main);
    const { width, height } = main.getBoundingClientRect();
    return { width, height, image, isSolid: backgroundColor.startsWith('rgb(') };
  });
}

/** Moves nothing. */
function waiting(): null {
  return null;
}
