import type { GameTypes } from '@boomtown/game-core';
import { GALLERY_FIXTURES } from '@boomtown/registry/fixtures';
import { loadGame } from '@boomtown/registry/ui';
import { testInk } from '@boomtown/scene-kit/testing';
import type { Picture, Placement } from '@boomtown/stage';
import type { Scene, Snapshot } from '@boomtown/ui-kit';
import type { GameId } from '@boomtown/wire/browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { en, pageWords } from '../../src/messages/words.ts';

const stage = vi.hoisted(() => ({ pictures: [] as unknown[] }));

vi.mock('@boomtown/stage', () => ({
  mountStage: async () => ({
    viewport: { width: 900, height: 700, ratio: 1 },
    show: (picture: unknown) => stage.pictures.push(picture),
    restyle: () => {},
    whereIs: () => null,
    destroy: () => {},
  }),
}));

beforeEach(() => {
  vi.stubGlobal('document', {
    fonts: { load: async () => [] },
    createElement: () => testInk(),
    createElementNS: () => testInk(),
    addEventListener: () => {},
    removeEventListener: () => {},
    // What happens is not played then.
    hidden: true,
  });
  vi.stubGlobal('window', { setTimeout: () => 0, clearTimeout: () => {} });
});

afterEach(() => vi.unstubAllGlobals());

async function mounted(id: string): Promise<Scene<GameTypes>> {
  const { mount } = await (await loadGame(id as GameId)).fetchScene();
  // Answers to whatever is asked of an element.
  return mount(testInk() as unknown as HTMLElement, {
    people: () => [0, 1, 2, 3, 4, 5].map((seat) => ({ seat, name: 'Ada' })),
    words: () => pageWords('en', en),
    look: () => ({ theme: 'light', still: false }),
    handsOff: false,
    submit: async () => null,
    onConsider: () => {},
    onReached: () => {},
  });
}

/** What is seen: not which of two alike pieces lies there, nor how it came. */
function seen({ placements }: Picture): readonly string[] {
  const whole = Math.PI * 2;
  const round = (value: number) => Math.round(value * 1000) / 1000;
  const of = ({ art, x, y, z, scale = 1, rotation = 0, alpha = 1, target }: Placement) => {
    const turned = round((((rotation % whole) + whole) % whole) % whole) % round(whole);
    return JSON.stringify([art, [x, y, z, scale, alpha].map(round), turned, target]);
  };
  return placements.map(of).sort();
}

const loggedAs = ({ step, events }: Snapshot<GameTypes>) => ({ step, events });

describe.each(Object.entries(GALLERY_FIXTURES))('after a takeback the picture of %s', (id, { fixtures, snapshot }) => {
  it('is that of a page which was never shown what was taken back', async () => {
    for (const name of fixtures) {
      const [before, after] = [snapshot(name, 0), snapshot(name, 1)];
      if (after.step !== before.step + 1) continue;
      const back = { ...before, step: after.step + 1, events: [] };
      const log = [loggedAs(before), loggedAs(back)];

      const there = await mounted(id);
      there.show(before);
      there.recall?.([loggedAs(before)]);
      there.show(after);
      there.recall?.([loggedAs(before), loggedAs(after)]);
      there.show(back);
      there.recall?.(log);
      // The scene gives the stage pictures and nothing else.
      const kept = seen(stage.pictures.at(-1) as Picture);
      there.destroy();

      const fresh = await mounted(id);
      fresh.show(back);
      fresh.recall?.(log);
      expect(kept, name).toEqual(seen(stage.pictures.at(-1) as Picture));
      fresh.destroy();
    }
  });
});
