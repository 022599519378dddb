import { beforeAll, describe, expect, it } from 'vitest';
import { browserAtHand, type Person, startedSite } from '../src/index.ts';

/** Painting by WebGL takes a processor long, the more the more points there are. */
const PATIENCE_MS = 120_000;
const SMALL = { width: 900, height: 640 };
const COARSE = 0.5;
/** Fewer colours are no picture of a game. */
const MANY_COLOURS = 50;

// All other browser tests draw on a plain canvas, as the pages do where there is no WebGL.
describe.skipIf(!browserAtHand())('where there is WebGL', () => {
  const site = startedSite({ webgl: true });
  let ada: Person;

  beforeAll(async () => {
    ada = await site.arrive('Ada', SMALL, COARSE);
    ada.page.setDefaultTimeout(PATIENCE_MS);
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
      const canvas = page.locator('.board__host canvas');
      // A canvas gives only the context that it has.
      expect(await canvas.evaluate((element: HTMLCanvasElement) => element.getContext('webgl2') !== null)).toBe(true);
      expect(await coloursOf(await canvas.screenshot())).toBeGreaterThan(MANY_COLOURS);
      expect(ada.complaints).toEqual([]);
    },
    PATIENCE_MS,
  );

  async function coloursOf(png: Buffer): Promise<number> {
    return ada.page.evaluate(async (base64) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const paper = new OffscreenCanvas(image.width, image.height).getContext('2d');
      paper?.drawImage(image, 0, 0);
      const data = paper?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray();
      return new Set(new Uint32Array(data.buffer)).size;
    }, png.toString('base64'));
  }
});
