import type { GameTypes } from '@boomtown/game-core';
import { GALLERY_FIXTURES } from '@boomtown/registry/fixtures';
import { loadGame } from '@boomtown/registry/ui';
import { lastPicture, pageWithoutBrowser, stageOptions, stageSays, testInk } from '@boomtown/scene-kit/testing';
import type { Picture, Sprites } from '@boomtown/stage';
import type { Snapshot } from '@boomtown/ui-kit';
import type { GameId } from '@boomtown/wire/browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { en, pageWords } from '../../src/messages/words.ts';

vi.mock('@boomtown/stage', () => import('@boomtown/scene-kit/testing'));

/** What an element may measure while a page is put together, taken apart or hidden; and windows that nobody has. */
const SIZES = [
  [0, 0],
  [1440, 1],
  [1, 900],
  [160, 150],
  [300, 200],
  [Number.NaN, Number.POSITIVE_INFINITY],
  [20_000, 60],
] as const;

/** A few typical positions of each game: the first, one of the middle, the last. */
const MATCHES: Readonly<Record<GameId, readonly Snapshot<GameTypes>[]>> = Object.fromEntries(
  Object.entries(GALLERY_FIXTURES).map(([id, { fixtures, snapshot }]) => {
    const some = new Set([fixtures[0], fixtures[Math.floor(fixtures.length / 2)], fixtures.at(-1)]);
    return [id, [...some].flatMap((name) => (name === undefined ? [] : [snapshot(name, 0)]))];
  }),
);

beforeEach(() => {
  for (const [name, value] of Object.entries(pageWithoutBrowser())) vi.stubGlobal(name, value);
});

afterEach(() => vi.unstubAllGlobals());

/** Paints everything that the picture shows, each drawing once. */
function paintAll({ placements }: Picture, book: Sprites): void {
  for (const name of new Set(placements.map(({ art }) => art))) {
    if (typeof name !== 'string') continue;
    const drawing = book.drawing(name);
    if (drawing.kind === 'vector') {
      // Pixi's own graphics are called as a canvas is.
      drawing.draw(testInk() as unknown as Parameters<typeof drawing.draw>[0]);
      continue;
    }
    const { x, y, width, height } = drawing.bounds;
    expect([x, y, width, height].every(Number.isFinite), `bounds of ${name}`).toBe(true);
    expect(Math.min(width, height), `extent of ${name}`).toBeGreaterThan(0);
    drawing.paint(testInk());
  }
}

describe.each(Object.entries(MATCHES))('the picture of %s', (id, snapshots) => {
  it.each(SIZES)('is sound in an element of %d × %d pixels', async (width, height) => {
    const { mount } = await (await loadGame(id as GameId)).fetchScene();
    stageSays.viewport = { width, height, ratio: 1 };
    for (const snapshot of snapshots) {
      // Answers to whatever is asked of an element.
      const host = testInk() as unknown as HTMLElement;
      const scene = await mount(host, {
        people: () => [0, 1, 2, 3, 4, 5].map((seat) => ({ seat, name: 'Ada' })),
        words: () => pageWords('en', en),
        look: () => ({ theme: 'light', still: true, lettering: 1 }),
        handsOff: false,
        submit: async () => null,
        onConsider: () => {},
        onReached: () => {},
      });
      scene.show(snapshot);
      const picture = lastPicture();
      const { art } = stageOptions();
      expect(Object.values(picture.bounds).every(Number.isFinite)).toBe(true);
      expect(Math.min(picture.bounds.width, picture.bounds.height)).toBeGreaterThan(0);
      for (const { key, x, y, scale = 1, rotation = 0, alpha = 1 } of picture.placements) {
        expect([x, y, scale, rotation, alpha].every(Number.isFinite), key).toBe(true);
      }
      paintAll(picture, art);
      scene.destroy();
    }
  });
});
