// Only in test:all: it plays pieces of matches twice before a screen of full size.
import { requestsAt } from '@boomtown/client/http';
import { GAME_IDS } from '@boomtown/registry/ids';
import { GAMES, gameOf } from '@boomtown/registry/rules';
import { beginningWith, Player, RunningServer, type Scene, scenesOf } from '@boomtown/server/testing';
import type { GameId } from '@boomtown/wire';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { partThatDiffers } from '../src/gallery/baseline-pictures.ts';
import { browserAtHand, sharedChromium } from '../src/index.ts';

const FULL_HD = { width: 1920, height: 1080 };
const PATIENCE_MS = 90_000;

/** What a big screen shows at a step: in words, for those who listen too, and drawn. */
interface Shown {
  readonly words: string;
  readonly picture: Buffer;
}

describe.skipIf(!browserAtHand())('fault 23: two worlds that a spectator cannot tell apart', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await sharedChromium();
  });
  afterAll(() => browser?.close());

  it.each(GAME_IDS.filter((id) => gameOf(id).info.hidden))(
    'of %s look the same on a big screen, in every word and every point',
    async (id) => {
      const [scene] = scenesOf(gameOf(id))
        .filter(({ viewer }) => viewer === null)
        .toSorted((a, b) => b.moves.length - a.moves.length);
      if (scene === undefined) throw new Error('there is no scene for a spectator');
      expect(scene.moves.length).toBeGreaterThan(1);
      const here = await shownOf(browser, id, scene, 0);
      const there = await shownOf(browser, id, scene, 1);
      expect(there.map(({ words }) => words)).toEqual(here.map(({ words }) => words));
      const apart = here.map(({ picture }, step) => partThatDiffers(picture, there[step]?.picture ?? Buffer.alloc(0)));
      expect(apart).toEqual(here.map(() => 0));
      // It does show what happens.
      expect(new Set(here.map(({ words }) => words)).size).toBeGreaterThan(1);
    },
  );
});

/** Plays one world of a scene before a big screen that seat 0 has admitted. */
async function shownOf(browser: Browser, id: GameId, scene: Scene, world: 0 | 1): Promise<readonly Shown[]> {
  const games = { ...GAMES, [id]: beginningWith([scene.starts[world]], gameOf(id)) };
  const server = await RunningServer.start({ games });
  const context = await browser.newContext({ viewport: FULL_HD, reducedMotion: 'reduce', serviceWorkers: 'block' });
  context.setDefaultTimeout(PATIENCE_MS);
  try {
    const names = Array.from({ length: scene.seats }, (_, seat) => `Seat ${seat}`);
    const { code, tokens } = await server.table(names, { game: id, options: { scene: 0 }, seats: scene.seats });
    const everybody = await Player.join(server.url, code, tokens, id);
    const page = await context.newPage();
    await page.goto(`${server.url}/tv`);
    const screen = (await page.locator('.tv-code__signs').textContent()) ?? '';
    await requestsAt(server.url).admitScreen(code, tokens.slice(0, 1), screen);
    await page.locator('.tv-waiting').waitFor();
    await everybody.ready(...names.keys());
    await everybody.openNonces();
    const shown = [await shownAt(page, 0)];
    for (const [step, { seat, actions }] of scene.moves.entries()) {
      await everybody.act(seat, actions[world], step);
      shown.push(await shownAt(page, step + 1));
    }
    await everybody.leave();
    return shown;
  } finally {
    await context.close();
    await server.remove();
  }
}

async function shownAt(page: Page, step: number): Promise<Shown> {
  await page.locator(`.tv-play[data-step="${step}"] .board__host[data-state="shown"][data-stage="still"]`).waitFor();
  const words = await page.locator('main').evaluate((main) => main.innerHTML.replace(/<canvas[^>]*>/g, ''));
  return { words, picture: await page.screenshot() };
}
