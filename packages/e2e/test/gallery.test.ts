import { GAME_IDS } from '@boomtown/registry/ids';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  browserAtHand,
  compareWithBaseline,
  type GallerySite,
  isAsBaseline,
  openGallery,
  sharedChromium,
} from '../src/index.ts';

/** `KEEP_PICTURES=1`: what differs is stored as it is now. Look at it before it is committed. */
const KEEP = process.env.KEEP_PICTURES === '1';
const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const;
/** Small enough to be stored, large enough to show a block in the wrong place. */
const SCALE = { phone: 0.4, desktop: 0.3 } as const;
/** Of a match that hangs there step by step, this many steps lie between two pictures. */
const STEPS_APART = 9;
const MOST_LOOKS = 40;
const PATIENCE_MS = 90_000;

describe.skipIf(!browserAtHand())('the picture of every scene is the one that was found good', () => {
  let gallery: GallerySite;
  let browser: Browser;

  beforeAll(async () => {
    [gallery, browser] = await Promise.all([openGallery(), sharedChromium()]);
  });

  afterAll(async () => {
    await browser.close();
    await gallery.close();
  });

  describe.each(GAME_IDS)('of %s', (game) => {
    it.each(['phone', 'desktop'] as const)('on a %s', async (size) => {
      const context = await browser.newContext({ viewport: SIZES[size], reducedMotion: 'reduce' });
      context.setDefaultTimeout(PATIENCE_MS);
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('pageerror', ({ message }) => complaints.push(message));
      await page.goto(`${gallery.url}?game=${game}&still&bare`);
      await page.waitForFunction(() => 'hang' in window);
      const camera = await context.newCDPSession(page);
      for (const [nth, fixture] of (await fixturesOf(page, game)).entries()) {
        // Each on the phone by day and on the desk by night, the next one the other way round.
        const theme = (size === 'phone') === (nth % 2 === 0) ? 'light' : 'dark';
        await hang(page, fixture, theme);
        const name = `${game}/${fixture.replaceAll(' ', '-')}-${size}-${theme}`;
        const wrong = await compareWithBaseline(name, await take(name, page, camera, size), KEEP);
        if (wrong !== null) complaints.push(wrong);
      }
      await context.close();
      expect(complaints).toEqual([]);
    });
  });
});

/** The names of a game's typical fixtures; there are some. */
async function fixturesOf(page: Page, game: string): Promise<readonly string[]> {
  const galleryFixtures = await page.evaluate(() => (window as unknown as HungGallery).galleryFixtures);
  const names = (galleryFixtures[game] ?? []).filter(
    (name) => Number(/ (\d+)$/.exec(name)?.[1] ?? 0) % STEPS_APART === 0,
  );
  expect(names.length).toBeGreaterThan(0);
  return names;
}

async function hang(page: Page, fixture: string, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate(([name, light]) => (window as unknown as HungGallery).hang(name, light), [
    fixture,
    theme,
  ] as const);
}

/** Takes the picture once nothing moves or fades in it any more. One that is not as it was is looked at until it stays. */
async function take(name: string, page: Page, camera: CDPSession, size: keyof typeof SIZES): Promise<Buffer> {
  const clip = { x: 0, y: 0, ...SIZES[size], scale: SCALE[size] };
  const look = async () => {
    await page.waitForFunction(isStill);
    return Buffer.from((await camera.send('Page.captureScreenshot', { format: 'png', clip })).data, 'base64');
  };
  let now = await look();
  for (let looks = 0; looks < MOST_LOOKS && !(await isAsBaseline(name, now)); looks++) {
    const before = now;
    now = await look();
    if (now.equals(before)) break;
  }
  return now;
}

/** Is the stage still, and is no element on its way to another style? */
function isStill(): boolean {
  return (
    document.querySelector('[data-stage="still"]') !== null &&
    document.getAnimations().every(({ playState }) => playState === 'finished')
  );
}

/** What the gallery puts on its window for programs. */
interface HungGallery {
  readonly galleryFixtures: Readonly<Record<string, readonly string[]>>;
  hang(fixture: string, theme: 'light' | 'dark'): Promise<void>;
}
