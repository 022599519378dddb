import { wordsOf } from '@boomtown/i18n';
import { testInk, touch, touchable } from '@boomtown/scene-kit/testing';
import type { Scene } from '@boomtown/ui-kit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import en from '../../src/messages/en.json' with { type: 'json' };
import type { Messages } from '../../src/messages/keys.ts';
import type { BauBoom, BauBoomAction } from '../../src/ui/rules.ts';
import { mountBauBoom } from '../../src/ui/scene.ts';
import { played, type Shown } from './matches.ts';

vi.mock('@boomtown/stage', () => import('@boomtown/scene-kit/testing'));

const { shown } = played({ starter: 0 }, 2, 4, [0, 1]);

let scene: Scene<BauBoom>;
let submitted: BauBoomAction[];
let reached: number[];
/** What waited for its second touch. */
let considered: BauBoomAction[];
/** What waits for its time, which does not pass by itself. */
let waiting: (() => void)[];

beforeEach(async () => {
  waiting = [];
  submitted = [];
  considered = [];
  reached = [];
  vi.stubGlobal('document', {
    fonts: { load: async () => [] },
    createElement: () => testInk(),
    addEventListener: () => {},
    removeEventListener: () => {},
    hidden: false,
  });
  vi.stubGlobal('window', { setTimeout: (then: () => void) => waiting.push(then), clearTimeout: () => {} });
  // Answers to whatever is asked of an element.
  scene = await mountBauBoom(testInk() as unknown as HTMLElement, {
    people: () => [0, 1].map((seat) => ({ seat, name: 'Ada' })),
    words: () => wordsOf<Messages>('en', en),
    look: () => ({ theme: 'light', still: false, lettering: 1 }),
    handsOff: false,
    submit: async (_seat, action) => {
      submitted.push(action);
      return null;
    },
    onConsider: (action, asks) => asks && action !== null && considered.push(action),
    onReached: (step) => reached.push(step),
  });
});

afterEach(() => {
  scene.destroy();
  vi.unstubAllGlobals();
});

/** The first step in this phase, and the one that it followed. */
function stepInto(phase: string): readonly [Shown, Shown] {
  const place = shown.findIndex(({ view }, i) => i > 0 && view.phase === phase);
  const [before, after] = [shown[place - 1], shown[place]];
  if (before === undefined || after === undefined) throw new Error(`this match has no phase ${phase}`);
  return [before, after];
}

describe('a table of Bau Boom', () => {
  it('does what a touch means as soon as the picture stands', () => {
    const [, roll] = stepInto('roll');
    scene.show(roll);
    expect(touchable('dice')).toBe(true);
    touch('dice');
    expect(submitted).toEqual([{ type: 'roll' }]);
  });

  it('takes no touch for an action while it shows what happened: the first one leaves that out, the next one acts', () => {
    const [before, after] = stepInto('move');
    scene.show(before);
    reached = [];
    scene.show(after);
    expect(reached).toEqual([]);
    expect(touchable('move:first')).toBe(false);
    touch('move:first');
    expect(submitted).toEqual([]);
    expect(reached).toEqual([after.step]);
    touch('move:first');
    expect(submitted).toEqual([{ type: 'move', by: 'first' }]);
  });

  it('takes no second action while one is on its way', () => {
    const [, roll] = stepInto('roll');
    scene.show(roll);
    touch('dice');
    touch('dice');
    expect(submitted).toHaveLength(1);
  });

  it('shows with the first touch of a finger what a move would do, and does it with the second', () => {
    const [, move] = stepInto('move');
    scene.show(move);
    touch('move:sum', 'touch');
    expect([submitted, considered]).toEqual([[], [{ type: 'move', by: 'sum' }]]);
    touch('move:sum', 'touch');
    expect(submitted).toEqual([{ type: 'move', by: 'sum' }]);
  });

  it('asks a mouse, too, about a move that brings something to light', () => {
    const [, move] = stepInto('move');
    scene.show(move);
    touch('move:sum');
    expect([submitted, considered]).toEqual([[], [{ type: 'move', by: 'sum' }]]);
    touch('move:sum');
    expect(submitted).toEqual([{ type: 'move', by: 'sum' }]);
  });

  it('rolls with the first touch of a finger: there is nothing to choose', () => {
    const [, roll] = stepInto('roll');
    scene.show(roll);
    touch('dice', 'touch');
    expect(submitted).toEqual([{ type: 'roll' }]);
  });

  it('puts a hill back that was looked at closely with whatever touch comes next, which does nothing else', () => {
    const [, roll] = stepInto('roll');
    scene.show(roll);
    touch('hill:1');
    touch('dice');
    expect(submitted).toEqual([]);
    touch('hill:1');
    touch('hill:0');
    touch('dice');
    expect(submitted).toEqual([{ type: 'roll' }]);
  });
});
