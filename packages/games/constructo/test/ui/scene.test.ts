import { wordsOf } from '@boomtown/i18n';
import { carry, hover, isShown, lastPicture, stageIsDestroyed, testInk, touch } from '@boomtown/scene-kit/testing';
import type { Scene } from '@boomtown/ui-kit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import en from '../../src/messages/en.json' with { type: 'json' };
import type { Messages } from '../../src/messages/keys.ts';
import { constructoGame } from '../../src/rules/index.ts';
import type { Constructo, ConstructoAction } from '../../src/ui/rules.ts';
import { constructoScene } from '../../src/ui/scene.ts';
import { type Shown, snapshots } from './matches.ts';

vi.mock('@boomtown/stage', () => import('@boomtown/scene-kit/testing'));

const MIDDLE = ['board clover', 'small 4', 'medium 7', 'ring 5', 'medium 3', 'ring 1', 'ring 6'];
const words = wordsOf<Messages>('en', en);

let scene: Scene<Constructo>;
let submitted: ConstructoAction[];
/** For each of them: did it say that it was touched a second time? */
let touchedTwice: boolean[];
let considered: (ConstructoAction | null)[];
let answer: (refusal: { code: string; message: string; rule: string } | null) => void;

function shown(actions: readonly string[], seats: readonly number[] = [0]): Shown {
  const last = snapshots('constructo', actions, { seats }).at(-1);
  if (last === undefined) throw new Error('no snapshot');
  return last;
}

let onKey: (event: object) => void = () => {};

function listen(name: string, heard: (event: object) => void): void {
  if (name === 'keydown') onKey = heard;
}

function press(...keys: readonly string[]): void {
  for (const key of keys) onKey({ key, preventDefault: () => {} });
}

/** Mounts the scene anew. */
async function mount(handsOff: boolean): Promise<void> {
  const ink = testInk() as unknown as HTMLElement;
  // Answers to whatever is asked of an element, and hears keys.
  const host = new Proxy(ink, {
    get: (_, key) => (key === 'addEventListener' ? listen : Reflect.get(ink, key)),
  });
  scene = await constructoScene('constructo', constructoGame)(host, {
    people: () => [
      { seat: 0, name: 'Ada' },
      { seat: 1, name: 'Ben' },
    ],
    words: () => words,
    look: () => ({ theme: 'light', still: false, lettering: 1 }),
    handsOff,
    submit: (_seat, action, sure = false) => {
      submitted.push(action);
      touchedTwice.push(sure);
      return new Promise((resolve) => {
        answer = resolve;
      });
    },
    onConsider: (action) => considered.push(action),
    onReached: () => {},
  });
}

beforeEach(async () => {
  vi.stubGlobal('document', {
    fonts: { load: async () => [] },
    createElement: () => testInk(),
    addEventListener: () => {},
    removeEventListener: () => {},
    hidden: false,
  });
  vi.stubGlobal('window', { setTimeout: () => 0, clearTimeout: () => {} });
  submitted = [];
  touchedTwice = [];
  considered = [];
  await mount(false);
});

afterEach(() => {
  scene.destroy();
  vi.unstubAllGlobals();
});

describe('a table of Constructo', () => {
  it('does what a mouse points at: the ghost while it hovers, the action when it clicks', () => {
    scene.show(shown(MIDDLE));
    touch('pile:0:medium');
    expect(isShown('lit:')).toBe(true);
    hover('cell:1');
    expect(isShown('piece:ghost:1:medium')).toBe(true);
    expect(considered.at(-1)).toEqual({ type: 'place', piece: 'medium', cell: 1 });
    expect(submitted).toEqual([]);
    touch('cell:1');
    expect(submitted).toEqual([{ type: 'place', piece: 'medium', cell: 1 }]);
    expect(touchedTwice).toEqual([false]);
  });

  it('asks a finger twice', () => {
    scene.show(shown(MIDDLE));
    touch('pile:0:medium', 'touch');
    touch('cell:1', 'touch');
    expect(submitted).toEqual([]);
    expect(isShown('confirm')).toBe(true);
    touch('cell:1', 'touch');
    expect(submitted).toHaveLength(1);
    expect(touchedTwice).toEqual([true]);
  });

  it('takes a letter for the size and a digit for the hexagon, and reports both', () => {
    scene.show(shown(MIDDLE));
    // The fifth hexagon of the clover as one reads is the second of its list.
    press('M', '5');
    expect(considered.at(-1)).toEqual({ type: 'place', piece: 'medium', cell: 1 });
    expect(submitted).toEqual([]);
    press('Enter');
    expect(submitted).toEqual([{ type: 'place', piece: 'medium', cell: 1 }]);
  });

  it('takes two digits for a move, and one for a board', async () => {
    scene.show(shown(['board rhombus', 'small 1', 'medium 2'], [0, 1]));
    press('1', '2', 'Enter');
    expect(submitted).toEqual([{ type: 'move', from: 0, to: 1 }]);
    scene.destroy();
    submitted = [];
    await mount(false);
    scene.show(shown([], [0, 1]));
    press('3', 'Enter');
    expect(submitted).toEqual([{ type: 'board', board: 'clover' }]);
  });

  it('places what is dropped on a hexagon, and lets go of what is dropped elsewhere', () => {
    scene.show(shown(MIDDLE));
    carry('start', 'pile:0:ring', 'pile:0:ring');
    expect(isShown('lit:')).toBe(true);
    carry('drop', 'pile:0:ring', 'pile:0:small');
    expect(submitted).toEqual([]);
    expect(isShown('lit:')).toBe(false);
    carry('start', 'pile:0:ring', 'pile:0:ring');
    carry('drop', 'pile:0:ring', 'cell:7');
    expect(submitted).toEqual([{ type: 'place', piece: 'ring', cell: 7 }]);
  });

  it('takes no second action while one is on its way, and any after it was refused or taken back', async () => {
    for (const refusal of [{ code: 'occupied', message: '', rule: '1.3' }, null]) {
      submitted = [];
      scene.show(shown(MIDDLE));
      touch('pile:0:medium');
      touch('cell:1');
      touch('pile:0:small');
      touch('cell:7');
      expect(submitted).toHaveLength(1);
      answer(refusal);
      await Promise.resolve();
      await Promise.resolve();
      touch('pile:0:small');
      touch('cell:7');
      expect(submitted).toHaveLength(2);
      answer(null);
      await Promise.resolve();
      await Promise.resolve();
    }
  });

  it('lets a player who is not to act, or only watches, touch nothing', () => {
    for (const seats of [[1], []]) {
      scene.show(shown(MIDDLE, seats));
      expect(lastPicture().placements.some(({ target }) => target !== undefined)).toBe(false);
      touch('pile:0:medium');
      touch('cell:1');
      expect(submitted).toEqual([]);
    }
  });

  it('offers nothing in a replay, through that player’s eyes it is seen', async () => {
    scene.destroy();
    await mount(true);
    for (const seats of [[0], [1], [0, 1]]) {
      scene.show(shown(MIDDLE, seats));
      expect(lastPicture().placements.some(({ target }) => target !== undefined)).toBe(false);
      touch('pile:0:medium');
      touch('cell:1');
      expect(submitted).toEqual([]);
    }
  });

  it('lets two people act in turn at one screen', () => {
    scene.show(shown(MIDDLE, [0, 1]));
    expect(lastPicture().placements.some(({ target }) => target?.id === 'pile:0:ring')).toBe(true);
    scene.show(shown([...MIDDLE, 'medium 9'], [0, 1]));
    expect(lastPicture().placements.some(({ target }) => target?.id === 'pile:1:ring')).toBe(true);
  });

  it('keeps the marks of the last action when the same step is shown again', () => {
    const step = shown(MIDDLE);
    scene.show(step);
    expect(isShown('last:5')).toBe(true);
    scene.show({ ...step, events: [] });
    expect(isShown('last:5')).toBe(true);
  });

  it('drops what was in hand when the table goes on', () => {
    scene.show(shown(MIDDLE));
    touch('pile:0:medium');
    scene.show(shown([...MIDDLE, 'medium 9']));
    expect(isShown('lit:')).toBe(false);
  });

  it('shows the ghost of the entry that the action list points at, and lights the given places', () => {
    scene.show(shown(MIDDLE));
    scene.consider({ type: 'place', piece: 'small', cell: 7 });
    expect(isShown('piece:ghost:7:small')).toBe(true);
    scene.consider(null);
    expect(isShown('piece:ghost')).toBe(false);
    scene.light(['cell:4']);
    expect(isShown('beacon:4')).toBe(true);
  });

  it('ends with the stage', () => {
    scene.destroy();
    expect(stageIsDestroyed()).toBe(true);
  });
});
