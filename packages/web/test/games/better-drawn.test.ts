import type { GameTypes, Seat } from '@boomtown/game-core';
import { GALLERY_FIXTURES } from '@boomtown/registry/fixtures';
import { loadGame } from '@boomtown/registry/ui';
import { lastPicture, pageWithoutBrowser, stageSays, testInk } from '@boomtown/scene-kit/testing';
import type { Snapshot } from '@boomtown/ui-kit';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { en, pageWords } from '../../src/messages/words.ts';
import { shownAction } from '../../src/pages/replay/use-best-shown.ts';

vi.mock('@boomtown/stage', () => import('@boomtown/scene-kit/testing'));

beforeEach(() => {
  for (const [name, value] of Object.entries(pageWithoutBrowser())) vi.stubGlobal(name, value);
});

afterEach(() => vi.unstubAllGlobals());

const words = pageWords('en', en);
const PEOPLE = [0, 1, 2, 3, 4, 5].map((seat) => ({ seat, name: 'Ada' }));

/** What the scene shows now, without what only moves. */
function shown(): string {
  return JSON.stringify(lastPicture().placements);
}

/** One action of each type that the seat to act may take there, with its seat. */
function someActions(
  { rules }: Awaited<ReturnType<typeof loadGame>>,
  { view, you }: Snapshot<GameTypes>,
): readonly (readonly [Seat, GameTypes['Action']])[] {
  const [seat] = rules.actors(view);
  const own = you.find((one) => one.seat === seat)?.view;
  if (seat === undefined || own === undefined) return [];
  const byType = new Map(rules.legal(view, own, seat).map((action) => [action.type, action]));
  return [...byType.values()].map((action) => [seat, action]);
}

describe.each(Object.entries(GALLERY_FIXTURES))('the replay of %s', (id, { fixtures, snapshot }) => {
  test.each([
    [900, 700],
    [390, 420],
    [500, 300],
  ])('draws each kind of action that may have been better, on a board of %d × %d', async (width, height) => {
    stageSays.viewport = { width, height, ratio: 1 };
    const game = await loadGame(id);
    const { mount } = await game.fetchScene();
    const drawn = new Set<string>();
    const missing = new Set<string>();
    let offered = 0;
    for (const name of fixtures) {
      const seen = snapshot(name, 0);
      const host = testInk() as unknown as HTMLElement;
      const scene = await mount(host, {
        people: () => PEOPLE,
        words: () => words,
        look: () => ({ theme: 'light', still: true, lettering: 1 }),
        handsOff: true,
        submit: async () => null,
        onConsider: () => {},
        onReached: () => {},
      });
      scene.show({ ...seen, events: [] });
      for (const [seat, action] of someActions(game, seen)) {
        offered += 1;
        const before = shown();
        const { places } = shownAction(game, { words, people: PEOPLE, view: seen.view, own: seen.you }, action, seat);
        scene.consider(action);
        scene.light(places);
        // What has no place of its own in the picture is said there, and lit beside it.
        if (shown() === before) missing.add(`${action.type} ${places.map((place) => place.split(':')[0])}`);
        else drawn.add(action.type);
        scene.consider(null);
        scene.light([]);
      }
      scene.destroy();
    }
    // States that were found by random play may all be another seat's to move than the one that they are seen by.
    expect(drawn.size > 0).toBe(offered > 0);
    expect(game.SidePanel === undefined ? [...missing] : [...missing].filter((kind) => DRAWN.test(kind))).toEqual([]);
  });
});

/** Places that are in a picture, not in a panel beside it. */
const DRAWN = / (segment|node|cell|space|square)/;
