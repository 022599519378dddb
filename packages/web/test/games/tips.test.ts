import type { GameTypes } from '@boomtown/game-core';
import { GALLERY_FIXTURES } from '@boomtown/registry/fixtures';
import { loadGame } from '@boomtown/registry/ui';
import { lastPicture, pageWithoutBrowser, stageOptions, stageSays, testInk } from '@boomtown/scene-kit/testing';
import type { Placement, Point, Sprites } from '@boomtown/stage';
import { targetAt } from '@boomtown/stage/headless';
import type { Scene, Snapshot } from '@boomtown/ui-kit';
import type { GameId } from '@boomtown/wire/browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { en, pageWords } from '../../src/messages/words.ts';

vi.mock('@boomtown/stage', () => import('@boomtown/scene-kit/testing'));

/** The box in which the kit shows a name. */
let box: { className: string; hidden: boolean; textContent: string };

beforeEach(() => {
  const createElement = () => {
    const element = { className: '', hidden: false, textContent: '', style: { setProperty() {} } };
    return Object.assign(element, {
      classList: { toggle() {} },
      setAttribute() {
        if (element.className === 'scene-tip') box = element;
      },
      remove() {},
      append() {},
      replaceChildren() {},
      getContext: () => testInk(),
    });
  };
  const page = pageWithoutBrowser();
  Object.assign(page.document, { createElement });
  for (const [name, value] of Object.entries(page)) vi.stubGlobal(name, value);
  stageSays.viewport = { width: 1200, height: 800, ratio: 1 };
});

afterEach(() => vi.unstubAllGlobals());

/** Is an action pointed at? Then the page says what it does. */
let told = false;

async function shown(id: string, snapshot: Snapshot<GameTypes>): Promise<Scene<GameTypes>> {
  const { mount } = await (await loadGame(id as GameId)).fetchScene();
  const scene = await mount(testInk() as unknown as HTMLElement, {
    people: () => [0, 1, 2, 3, 4, 5].map((seat) => ({ seat, name: 'Ada' })),
    words: () => pageWords('en', en),
    look: () => ({ theme: 'light', still: true, lettering: 1 }),
    handsOff: false,
    submit: async () => null,
    onConsider: (action) => {
      told = action !== null;
    },
    onReached: () => {},
  });
  scene.show(snapshot);
  return scene;
}

/** What lies below everything; the rest of the table stands on it. */
const SURROUNDINGS = /^(ground|plant|cloth|sector|rose|sheet|shade|halo|basket-glow|crown-glow)/;

/** The middle of what is drawn, in world units. */
function middleOf({ art, x, y, scale = 1, rotation = 0 }: Placement, sprites: Sprites): Point {
  const drawing = typeof art === 'string' ? sprites.drawing(art) : null;
  if (drawing?.kind !== 'painted') return { x, y };
  const { bounds } = drawing;
  const dx = (bounds.x + bounds.width / 2) * scale;
  const dy = (bounds.y + bounds.height / 2) * scale;
  return {
    x: x + dx * Math.cos(rotation) - dy * Math.sin(rotation),
    y: y + dx * Math.sin(rotation) + dy * Math.cos(rotation),
  };
}

/** Does the box round a drawn thing hold this point? */
function holds({ art, x, y, scale = 1, rotation = 0, alpha = 1 }: Placement, sprites: Sprites, at: Point): boolean {
  const drawing = typeof art === 'string' && alpha > 0 ? sprites.drawing(art) : null;
  if (drawing?.kind !== 'painted') return false;
  const { bounds } = drawing;
  const [dx, dy] = [at.x - x, at.y - y];
  const u = (dx * Math.cos(rotation) + dy * Math.sin(rotation)) / scale;
  const v = (dy * Math.cos(rotation) - dx * Math.sin(rotation)) / scale;
  return u >= bounds.x && u <= bounds.x + bounds.width && v >= bounds.y && v <= bounds.y + bounds.height;
}

describe.each(Object.entries(GALLERY_FIXTURES))('on a table of %s', (id, { fixtures, snapshot }) => {
  it('every drawn thing has a name where the pointer rests, or has words on it', async () => {
    const nameless = new Set<string>();
    for (const name of fixtures) {
      const scene = await shown(id, snapshot(name, 0));
      const { placements } = lastPicture();
      const { input, art: sprites } = stageOptions();
      const written = placements.filter(({ art }) => art !== null && typeof art !== 'string');
      for (const placement of placements) {
        const { art, alpha = 1, key } = placement;
        if (typeof art !== 'string' || alpha < 0.1 || SURROUNDINGS.test(key)) continue;
        if (written.some((text) => holds(placement, sprites, text))) continue;
        const at = middleOf(placement, sprites);
        const under = placements
          .filter((one) => holds(one, sprites, at))
          .sort((a, b) => b.z - a.z)
          .map((one) => one.key);
        const target = targetAt(placements, at, 1);
        input.onHover?.(target?.id ?? null);
        stageSays.thingsAt = [...(target === null ? [] : [target.id]), ...(under.length > 0 ? under : [key])];
        input.onRest?.(at);
        if (!told && box.hidden) nameless.add(key.replace(/\d+/g, '0'));
        input.onHover?.(null);
      }
      scene.destroy();
    }
    expect([...nameless]).toEqual([]);
  });
});
