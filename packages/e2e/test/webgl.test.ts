import { OPEN_GAME } from '@boomtown/registry/chosen';
import { GAME_IDS } from '@boomtown/registry/ids';
import { gameOf } from '@boomtown/registry/rules';
import type { Locator } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { browserAtHand, coloursOf, type Person, paintedAnew, partThatDiffers, startedSite } from '../src/index.ts';

/** Painting by WebGL takes a processor long, the more the more points there are. */
const PATIENCE_MS = 600_000;
const SMALL = { width: 900, height: 640 };
const COARSE = 0.5;
/** Fewer colours are no picture of a game. */
const MANY_COLOURS = 50;
/** A picture drawn anew may round the shades of edges otherwise, at so few of all its points. */
const FEW_POINTS = 0.005;

// All other browser tests draw on a plain canvas, as the pages do where there is no WebGL.
describe.skipIf(!browserAtHand())('where there is WebGL', () => {
  const site = startedSite({ webgl: true });
  let ada: Person;
  let smallPictures = 0;

  beforeAll(async () => {
    ada = await site.arrive('Ada', SMALL, COARSE);
    ada.page.setDefaultTimeout(PATIENCE_MS);
  });

  beforeEach(async ({ skip }) => {
    const has = await ada.page.evaluate(() => document.createElement('canvas').getContext('webgl2') !== null);
    if (has) return;
    console.warn('Tests of WebGL are skipped: this Chromium has none, not even one that the processor draws.');
    skip();
  });

  it.each(GAME_IDS.map((id) => gameOf(id).info.name))(
    'the board of %s is drawn by it',
    async (game) => {
      const { page } = ada;
      await ada.makeTable(site.url, game);
      await page.getByRole('group', { name: 'Put a bot on seat 2' }).getByRole('button', { name: 'Easy' }).click();
      await page.getByText('bot, easy').waitFor();
      await ada.sayReady();
      await page.locator('.board__host[data-state="shown"][data-stage="still"]').waitFor();
      // A bot that begins changes the picture.
      await page.locator('.moves__move:enabled').first().waitFor({ state: 'attached' });
      const canvas = page.locator('.board__host canvas');
      // A canvas gives only the context that it has.
      await expect
        .poll(() => canvas.evaluate((element: HTMLCanvasElement) => element.getContext('webgl2') !== null))
        .toBe(true);
      const before = await settled(canvas);
      expect(coloursOf(before)).toBeGreaterThan(MANY_COLOURS);
      await canvas.evaluate(loseContext);
      await page.locator('.board__host[data-stage="still"]').waitFor();
      await expect
        .poll(async () => partThatDiffers(before, await canvas.screenshot()), { timeout: PATIENCE_MS / 2 })
        .toBeLessThan(FEW_POINTS);
      // Some games draw small pictures beside the board, too.
      for (const small of await page.locator('.players canvas').all()) {
        const painted = await small.evaluate(paintedAnew);
        smallPictures += 1;
        expect(painted).toEqual({ empty: false, same: true });
      }
      expect(ada.complaints).toEqual([]);
    },
    PATIENCE_MS,
  );

  it('some of them had small pictures beside the board, and these were painted anew', () => {
    expect(smallPictures).toBeGreaterThan(0);
  });

  it(
    'a board whose graphics never come back is drawn on what is left, and where nothing is left the page says so',
    async () => {
      const { page } = ada;
      await ada.makeTable(site.url, OPEN_GAME.info.name);
      await page.getByRole('group', { name: 'Put a bot on seat 2' }).getByRole('button', { name: 'Easy' }).click();
      await page.getByText('bot, easy').waitFor();
      await ada.sayReady();
      await page.locator('.moves__move:enabled').first().waitFor({ state: 'attached' });
      const canvas = page.locator('.board__host canvas');
      const drawnBy = (kind: 'webgl2' | '2d') =>
        page.waitForFunction((wanted) => {
          const [one, ...others] = document.querySelectorAll<HTMLCanvasElement>('.board__host canvas');
          return others.length === 0 && one?.getContext(wanted) != null;
        }, kind);
      const still = page.locator('.board__host[data-state="shown"][data-stage="still"]');
      await still.waitFor();
      await expect.poll(async () => coloursOf(await canvas.screenshot())).toBeGreaterThan(MANY_COLOURS);

      // As after a graphics process that died too often.
      await page.evaluate(loseForGood, ['webgl', 'webgl2']);
      await drawnBy('2d');
      await still.waitFor();
      await expect.poll(async () => coloursOf(await canvas.screenshot())).toBeGreaterThan(MANY_COLOURS);

      await page.evaluate(loseForGood, ['webgl', 'webgl2', '2d']);
      const said = page.locator('.board').getByRole('alert');
      await said.getByText('Everything can be played from the list of moves.').waitFor();
      await said.getByRole('button', { name: 'Reload the page' }).click();
      await drawnBy('webgl2');
      await still.waitFor();
      await expect.poll(async () => coloursOf(await canvas.screenshot())).toBeGreaterThan(MANY_COLOURS);
      expect(ada.complaints).toEqual([]);
    },
    PATIENCE_MS,
  );
});

/** The picture once two looks at it in a row, frames apart, are the same: what came last may be painted later than it is listed. */
async function settled(canvas: Locator): Promise<Buffer> {
  let before: Buffer = Buffer.alloc(0);
  for (;;) {
    await canvas.page().locator('.board__host[data-stage="still"]').waitFor();
    const now = await canvas.screenshot();
    if (now.equals(before)) return now;
    before = now;
    await canvas.evaluate(async () => {
      for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
    });
  }
}

/** Takes the board its context away, and lets the page have none of these kinds any more. */
function loseForGood(kinds: readonly string[]): void {
  const canvas = document.querySelector<HTMLCanvasElement>('.board__host canvas');
  const gl = canvas?.getContext('webgl2') ?? null;
  for (const made of [HTMLCanvasElement, OffscreenCanvas]) {
    const { getContext } = made.prototype;
    // Overloaded by the kinds of contexts, which are only passed on here.
    made.prototype.getContext = function (this: never, ...asked: readonly [string]) {
      return kinds.includes(asked[0]) ? null : Reflect.apply(getContext, this, asked);
    } as never;
  }
  if (gl === null) canvas?.dispatchEvent(new Event('contextlost'));
  else gl.getExtension('WEBGL_lose_context')?.loseContext();
}

/** Takes the canvas its context away and gives it back; resolves once it is there again. */
async function loseContext(element: HTMLElement | SVGElement): Promise<void> {
  const gone = (element as HTMLCanvasElement).getContext('webgl2')?.getExtension('WEBGL_lose_context');
  if (gone === undefined || gone === null) throw new Error('this browser cannot lose a context');
  const hear = (name: string) => new Promise((resolve) => element.addEventListener(name, resolve, { once: true }));
  const lost = hear('webglcontextlost');
  gone.loseContext();
  await lost;
  // It may be given back only once everything on the page has heard that it is lost.
  await new Promise((resolve) => setTimeout(resolve, 0));
  const restored = hear('webglcontextrestored');
  gone.restoreContext();
  await restored;
}
