import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { browserAtHand, coloursOf, type Person, partThatDiffers, startedSite } from '../src/index.ts';

/** Painting by WebGL takes a processor long, the more the more points there are. */
const PATIENCE_MS = 240_000;
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

  it.each(['Construction BOOM!', 'Constructo', 'Constructor', 'Bau Boom', 'Boondoggle'])(
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
      expect(await canvas.evaluate((element: HTMLCanvasElement) => element.getContext('webgl2') !== null)).toBe(true);
      const before = await canvas.screenshot();
      expect(coloursOf(before)).toBeGreaterThan(MANY_COLOURS);
      await canvas.evaluate(loseContext);
      await page.locator('.board__host[data-stage="still"]').waitFor();
      expect(partThatDiffers(before, await canvas.screenshot())).toBeLessThan(FEW_POINTS);
      // Some games draw small pictures beside the board, too.
      for (const small of await page.locator('.players canvas').all()) {
        expect(await small.evaluate(paintedAnew)).toEqual({ empty: false, same: true });
      }
      expect(ada.complaints).toEqual([]);
    },
    PATIENCE_MS,
  );
});

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

/** Empties a small picture, as the loss of its context does, and says that this is back: what is to be seen then? */
function paintedAnew(element: HTMLElement | SVGElement) {
  const canvas = element as HTMLCanvasElement;
  const before = canvas.toDataURL();
  // A canvas whose size is set is empty.
  canvas.setAttribute('width', String(canvas.width));
  const empty = canvas.toDataURL() === before;
  canvas.dispatchEvent(new Event('contextrestored'));
  return { empty, same: canvas.toDataURL() === before };
}
