import { type GameTypes, textStream } from '@boomtown/game-core';
import { GALLERY_FIXTURES } from '@boomtown/registry/fixtures';
import { GAME_IDS } from '@boomtown/registry/ids';
import { gameOf } from '@boomtown/registry/rules';
import { loadGame } from '@boomtown/registry/ui';
import { lastPicture, testInk } from '@boomtown/scene-kit/testing';
import type { Picture, Placement } from '@boomtown/stage';
import type { Scene, Snapshot } from '@boomtown/ui-kit';
import type { GameId } from '@boomtown/wire/browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { en, pageWords } from '../../src/messages/words.ts';
import { takenBackMatch } from './taken-back-match.ts';

vi.mock('@boomtown/stage', () => import('@boomtown/scene-kit/testing'));

/** Is the page not looked at, so that nothing that happens is played? */
let hidden: boolean;
/** What waits for its time, which does not pass by itself. */
let waiting: Map<number, () => void>;

beforeEach(() => {
  hidden = true;
  waiting = new Map();
  let timers = 0;
  vi.stubGlobal('document', {
    fonts: { load: async () => [] },
    createElement: () => testInk(),
    createElementNS: () => testInk(),
    addEventListener: () => {},
    removeEventListener: () => {},
    get hidden() {
      return hidden;
    },
  });
  vi.stubGlobal('window', {
    setTimeout(then: () => void) {
      timers += 1;
      waiting.set(timers, then);
      return timers;
    },
    clearTimeout: (timer: number) => waiting.delete(timer),
  });
});

afterEach(() => vi.unstubAllGlobals());

async function mounted(id: string): Promise<Scene<GameTypes>> {
  const { mount } = await (await loadGame(id as GameId)).fetchScene();
  // Answers to whatever is asked of an element.
  return mount(testInk() as unknown as HTMLElement, {
    people: () => [0, 1, 2, 3, 4, 5].map((seat) => ({ seat, name: 'Ada' })),
    words: () => pageWords('en', en),
    look: () => ({ theme: 'light', still: false, lettering: 1 }),
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

/** Lets time pass until as many of those that wait for it had it, or all. */
function pass(most: number): void {
  for (let passed = 0; passed < most; passed += 1) {
    const [first] = waiting;
    if (first === undefined) return;
    waiting.delete(first[0]);
    first[1]();
  }
}

/** More keyframes than any step has. */
const ALL = 1_000;
/** `LONG=1` takes more matches, `FUZZ_SEED` others. */
const LONG = process.env.LONG === '1';
const SEED = process.env.FUZZ_SEED ?? 'everyday';

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
      const kept = seen(lastPicture());
      there.destroy();

      const fresh = await mounted(id);
      fresh.show(back);
      fresh.recall?.(log);
      expect(kept, name).toEqual(seen(lastPicture()));
      fresh.destroy();
    }
  });
});

describe.each(GAME_IDS)('in matches of %s with takebacks by chance', (id) => {
  const game = gameOf(id);
  /** Each table is seen by a spectator, by one player, or by all players on one device; with `LONG=1` by each of them. */
  const tables = game.samples.flatMap((setup, nth) => {
    const eyes = [[], [0], Array.from({ length: setup.seats }, (_, seat) => seat)];
    const held = LONG ? eyes : eyes.slice(nth % eyes.length).slice(0, 1);
    return held.map((seats) => ({ nth, setup, held: seats }));
  });

  it.each([true, false])(`each picture is that of a fresh page (not looked at: %s; seed ${SEED})`, async (unseen) => {
    let [takebacks, revocable] = [0, 0];
    for (const { nth, setup, held } of tables) {
      hidden = unseen;
      const name = `${SEED} ${id} ${nth} ${held.join('')}`;
      const chance = textStream(`pace ${name}`);
      const there = await mounted(id);
      for (const { snapshot, log, isTakeback, isRevocable } of takenBackMatch(game, setup, held, name)) {
        if (isRevocable) revocable += 1;
        there.show(snapshot);
        there.recall?.(log);
        // The next step may come while this one is played.
        pass(chance.int(4));
        if (!isTakeback) continue;
        pass(ALL);
        // As above.
        const kept = seen(lastPicture());
        const fresh = await mounted(id);
        fresh.show(snapshot);
        fresh.recall?.(log);
        expect(kept, `${name}, step ${snapshot.step}`).toEqual(seen(lastPicture()));
        fresh.destroy();
        takebacks += 1;
      }
      there.destroy();
    }
    // In some games every move shows what was hidden.
    if (revocable === 0) console.info(`${game.info.name}: no move can be taken back`);
    else expect(takebacks).toBeGreaterThan(tables.length);
  });
});
