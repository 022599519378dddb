import type { GameTypes } from '@boomtown/game-core';
import type { ArtBook, Picture, Stage, StageOptions } from '@boomtown/stage';
import type { GameId } from '@boomtown/wire/browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bauBoomFixture } from '../../src/gallery/bau-boom-fixtures.ts';
import { BOONDOGGLE_FIXTURES, boondoggleFixture } from '../../src/gallery/boondoggle-fixtures.ts';
import { CONSTRUCTION_BOOM_FIXTURES, constructionBoomFixture } from '../../src/gallery/construction-boom-fixtures.ts';
import { constructoFixture } from '../../src/gallery/constructo-fixtures.ts';
import type { Snapshot } from '../../src/games/game-module.ts';
import { loadGame } from '../../src/games/registry.ts';
import { en } from '../../src/words/en.ts';
import { wordsOf } from '../../src/words/words.ts';
import { testInk } from './ink.ts';

/** What the scene gave the stage, and how large the stage says that it is. */
const stage = vi.hoisted(() => ({
  options: null as unknown,
  pictures: [] as unknown[],
  viewport: { width: 900, height: 700, ratio: 1 },
}));

vi.mock('@boomtown/stage', () => ({
  mountStage: async (_host: unknown, options: unknown) => {
    stage.options = options;
    return {
      get viewport() {
        return stage.viewport;
      },
      show: (picture: unknown) => stage.pictures.push(picture),
      restyle: () => {},
      zoomBy: () => {},
      panBy: () => {},
      showAll: () => {},
      whereIs: () => null,
      destroy: () => {},
    } satisfies Stage;
  },
}));

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

const SITTINGS: Readonly<Record<GameId, readonly Snapshot<GameTypes>[]>> = {
  'construction-boom': CONSTRUCTION_BOOM_FIXTURES.slice(0, 2).map((name) => constructionBoomFixture(name, 0)),
  constructo: ['choice', 'towers'].map((name) => constructoFixture('constructo', name, 0)),
  constructor: ['towers'].map((name) => constructoFixture('constructor', name, 0)),
  'bau-boom': ['move', 'build'].map((name) => bauBoomFixture(name, 0)),
  boondoggle: BOONDOGGLE_FIXTURES.slice(0, 2).map((name) => boondoggleFixture(name, 0)),
};

beforeEach(() => {
  vi.stubGlobal('document', {
    fonts: { load: async () => [] },
    createElement: () => testInk(),
    createElementNS: () => testInk(),
    addEventListener: () => {},
    removeEventListener: () => {},
    hidden: true,
  });
  vi.stubGlobal('window', { setTimeout: () => 0, clearTimeout: () => {} });
  vi.stubGlobal('Path2D', testInk());
  vi.stubGlobal('DOMMatrix', testInk());
  stage.pictures = [];
});

afterEach(() => vi.unstubAllGlobals());

/** Paints everything that the picture shows, each drawing once. */
function paintAll({ placements }: Picture, book: ArtBook): void {
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

describe.each(Object.entries(SITTINGS))('the picture of %s', (id, sittings) => {
  it.each(SIZES)('is sound in an element of %d × %d pixels', async (width, height) => {
    const { mount } = await (await loadGame(id as GameId)).fetchScene();
    stage.viewport = { width, height, ratio: 1 };
    for (const snapshot of sittings) {
      // Answers to whatever is asked of an element.
      const host = testInk() as unknown as HTMLElement;
      const scene = await mount(host, {
        people: () => [0, 1, 2, 3, 4, 5].map((seat) => ({ seat, name: 'Ada' })),
        words: () => wordsOf('en', en),
        look: () => ({ theme: 'light', still: true }),
        handsOff: false,
        submit: async () => null,
        onConsider: () => {},
        onReached: () => {},
      });
      scene.show(snapshot);
      // The scene gave the stage its pictures and its art, and nothing else.
      const picture = stage.pictures.at(-1) as Picture;
      const { art } = stage.options as StageOptions;
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
