import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { browserAtHand, type Person, startedSite } from '../src/index.ts';

/** Painting by WebGL takes a processor long, the more the more points there are. */
const PATIENCE_MS = 240_000;
const SMALL = { width: 900, height: 640 };
const COARSE = 0.5;
/** Fewer colours are no picture of a game. */
const MANY_COLOURS = 50;
/** A picture drawn anew may round the shades of edges otherwise: by so much of 255, at so few of all points. */
const SAME_SHADE = 32;
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
      expect(await coloursOf(before)).toBeGreaterThan(MANY_COLOURS);
      await canvas.evaluate(loseContext);
      await page.locator('.board__host[data-stage="still"]').waitFor();
      expect(await shareThatDiffers(before, await canvas.screenshot())).toBeLessThan(FEW_POINTS);
      // Some games draw small pictures beside the board, too.
      for (const small of await page.locator('.players canvas').all()) {
        expect(await small.evaluate(paintedAnew)).toEqual({ empty: false, same: true });
      }
      expect(ada.complaints).toEqual([]);
    },
    PATIENCE_MS,
  );

  /** The points of a picture, four bytes each. */
  async function pointsOf(png: Buffer): Promise<Buffer> {
    // A list of numbers is what comes across from a page.
    const points = await ada.page.evaluate(async (encoded) => {
      const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const paper = new OffscreenCanvas(image.width, image.height).getContext('2d');
      paper?.drawImage(image, 0, 0);
      const { data } = paper?.getImageData(0, 0, image.width, image.height) ?? { data: new Uint8ClampedArray() };
      return [...data];
    }, png.toString('base64'));
    return Buffer.from(points);
  }

  async function coloursOf(png: Buffer): Promise<number> {
    const points = await pointsOf(png);
    return new Set(Array.from({ length: points.length / 4 }, (_, i) => points.readUInt32LE(i * 4))).size;
  }

  /** The share of the points that differ to the eye. */
  async function shareThatDiffers(one: Buffer, other: Buffer): Promise<number> {
    const [points, others] = [await pointsOf(one), await pointsOf(other)];
    expect(others.length).toBe(points.length);
    let differing = 0;
    for (let at = 0; at < points.length; at += 4) {
      const far = [0, 1, 2].some(
        (shade) => Math.abs((points[at + shade] ?? 0) - (others[at + shade] ?? 0)) > SAME_SHADE,
      );
      if (far) differing += 1;
    }
    return differing / (points.length / 4);
  }
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
