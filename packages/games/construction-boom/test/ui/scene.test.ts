import { wordsOf } from '@boomtown/i18n';
import { carry, hover, isShown, testInk, touch, touchable } from '@boomtown/scene-kit/testing';
import type { Scene } from '@boomtown/ui-kit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import en from '../../src/messages/en.json' with { type: 'json' };
import type { Messages } from '../../src/messages/keys.ts';
import { keyframesOf } from '../../src/ui/keyframes.ts';
import { cellKey, stackKey } from '../../src/ui/keys.ts';
import { kindOf } from '../../src/ui/kinds.ts';
import { type Action, type ConstructionBoom, constructionBoomRules } from '../../src/ui/rules.ts';
import { mountConstructionBoom } from '../../src/ui/scene.ts';
import { type Shown, snapshots } from './matches.ts';

vi.mock('@boomtown/stage', () => import('@boomtown/scene-kit/testing'));

const BID: Action = { type: 'bid', number: 3, material: 'modern' };
const refusal = { code: 'too-low', message: '', rule: '3.1' };

let scene: Scene<ConstructionBoom>;
let submitted: (readonly [Action, boolean | undefined])[];
let answer: (refused: typeof refusal | null) => void;
let onKey: (event: object) => void;
let reached: number[];
let considered: (Action | null)[];
let isHidden: boolean;
let onHidden: () => void;
/** What waits for its time, which does not pass by itself. */
let waiting: (() => void)[];

async function mount(handsOff = false): Promise<void> {
  const ink = testInk();
  const own = { addEventListener: (_name: string, heard: (event: object) => void) => (onKey = heard) };
  // Answers to whatever else is asked of an element.
  const host = new Proxy(own, {
    get: (_, key) => (key === 'addEventListener' ? own.addEventListener : Reflect.get(ink, key)),
    set: () => true,
  }) as unknown as HTMLElement;
  scene = await mountConstructionBoom(host, {
    people: () => [0, 1].map((seat) => ({ seat, name: 'Ada' })),
    words: () => wordsOf<Messages>('en', en),
    look: () => ({ theme: 'light', still: false, lettering: 1 }),
    handsOff,
    submit: (_seat, action, sure) => {
      submitted.push([action, sure]);
      return new Promise((resolve) => {
        answer = resolve;
      });
    },
    onConsider: (action) => considered.push(action),
    onReached: (step) => reached.push(step),
  });
}

beforeEach(async () => {
  waiting = [];
  submitted = [];
  vi.stubGlobal('document', {
    fonts: { load: async () => [] },
    createElement: () => testInk(),
    createElementNS: () => testInk(),
    addEventListener: (_name: string, heard: () => void) => (onHidden = heard),
    removeEventListener: () => {},
    get hidden() {
      return isHidden;
    },
  });
  isHidden = false;
  reached = [];
  considered = [];
  vi.stubGlobal('window', { setTimeout: (then: () => void) => waiting.push(then), clearTimeout: () => {} });
  await mount();
});

afterEach(() => {
  scene.destroy();
  vi.unstubAllGlobals();
});

/** Presses a key; says whether the page may do with it what it does. */
function key(name: string, more: object = {}): boolean {
  let isLeft = true;
  const preventDefault = () => {
    isLeft = false;
  };
  onKey({ key: name, ctrlKey: false, metaKey: false, altKey: false, preventDefault, ...more });
  return isLeft;
}

/** A step that takes its time, after which a seat is to act, and the one before it. */
function played(): readonly [Shown, Shown] {
  const steps = snapshots(['bid 1 old', 'accept', 'pass', 'pass'], { seats: [0, 1] });
  const place = steps.findIndex((step, i) => {
    const from = steps[i - 1];
    return from !== undefined && keyframesOf(from.view, step.events).length > 0 && step.view.actor !== null;
  });
  const [before, after] = [steps[place - 1], steps[place]];
  if (before === undefined || after === undefined) throw new Error('nothing is shown in between');
  return [before, after];
}

function last(shown: readonly Shown[]): Shown {
  const [step] = shown.slice(-1);
  if (step === undefined) throw new Error('a match has a first position');
  return step;
}

describe('a table of Construction BOOM!', () => {
  it('asks about a bid a second time, even with a mouse', () => {
    scene.show(last(snapshots([])));
    expect(touchable('bid:3:modern')).toBe(true);
    touch('bid:3:modern');
    expect(submitted).toEqual([]);
    touch('bid:3:modern');
    expect(submitted).toEqual([[BID, true]]);
  });

  it('takes no second action while one is on its way; after a refusal it asks on', async () => {
    scene.show(last(snapshots([])));
    for (let i = 0; i < 4; i += 1) touch('bid:3:modern');
    expect(submitted).toHaveLength(1);
    answer(refusal);
    await Promise.resolve();
    await Promise.resolve();
    expect(submitted).toHaveLength(1);
    touch('bid:3:modern');
    expect(submitted).toHaveLength(2);
  });

  it('asks about Double a second time, even with a mouse', () => {
    scene.show(last(snapshots(['bid 2 cheap'], { seats: [1] })));
    while (waiting.length > 0) waiting.shift()?.();
    touch('button:double');
    expect([submitted, touchable('button:back')]).toEqual([[], true]);
    touch('button:double');
    expect(submitted).toEqual([[{ type: 'double' }, true]]);
  });

  it('asks about nothing that was touched before the table went on', () => {
    const [before, after] = snapshots(['bid 2 cheap'], { seats: [0, 1] });
    if (before === undefined || after === undefined) throw new Error('one bid was made');
    scene.show(before);
    touch('bid:3:modern');
    scene.show(after);
    touch(null);
    touch('bid:3:modern');
    expect(submitted).toEqual([]);
  });

  it('lets nobody act who is not to, who only watches, or who looks back', async () => {
    for (const seats of [[1], []]) {
      scene.show(last(snapshots([], { seats })));
      touch('bid:3:modern');
      touch('bid:3:modern');
    }
    await mount(true);
    scene.show(last(snapshots([])));
    touch('bid:3:modern');
    touch('bid:3:modern');
    expect(submitted).toEqual([]);
  });

  it('takes the first touch for a wish to see where things stand while it shows what happened', () => {
    const [before, after] = played();
    scene.show(before);
    waiting = [];
    scene.show(after);
    expect(waiting).toHaveLength(1);
    touch('button:pass');
    expect(submitted).toEqual([]);
    // No picture in between comes any more.
    waiting = [];
    touch('button:pass');
    touch('button:pass');
    expect(waiting).toEqual([]);
  });

  it('says how far it was seen: a step with houses that fall only once they have fallen', () => {
    const [before, after] = played();
    scene.show(before);
    expect(reached).toEqual([before.step]);
    waiting = [];
    scene.show(after);
    while (waiting.length > 0) {
      expect(reached).toEqual([before.step]);
      waiting.shift()?.();
    }
    expect(reached).toEqual([before.step, after.step]);
  });

  it('skips keyframes while its tab is hidden, and in a hurry', () => {
    const [before, after] = played();
    for (const leave of ['hides', 'is hidden', 'hurries'] as const) {
      reached = [];
      scene.show({ ...before, step: 1000 });
      isHidden = leave === 'is hidden';
      scene.show({ ...after, step: 1001 });
      if (leave === 'hides') {
        isHidden = true;
        onHidden();
      } else if (leave === 'hurries') scene.hurry?.();
      expect(reached, leave).toEqual([1000, 1001]);
      isHidden = false;
    }
  });

  it('tells the page what it points at', () => {
    scene.show(last(snapshots([])));
    hover('bid:3:modern');
    hover(null);
    expect(considered).toEqual([BID, null]);
  });

  it('shows no bid that was taken back, even before the log says so', () => {
    const [before, after] = snapshots(['bid 2 cheap', 'bid 4 modern'], { seats: [0, 1] }).slice(-2);
    if (before === undefined || after === undefined) throw new Error('two bids were made');
    scene.show(before);
    scene.show(after);
    expect(isShown('maker:bid:4:modern')).toBe(true);
    scene.show({ ...before, step: after.step + 1, events: [] });
    expect(isShown('maker:bid:4:modern')).toBe(false);
    expect(isShown('maker:bid:2:cheap')).toBe(true);
  });

  it('shows the sheet after a round, and puts it away with the next touch, which does nothing else', () => {
    const steps = snapshots(['bid 2 cheap', 'accept', 'pass', 'pass'], { seats: [0, 1] });
    const round = steps.find(({ view }) => view.history.length > 0);
    if (round === undefined) throw new Error('no round was played');
    scene.show(round);
    touch('bid:3:modern');
    touch('bid:3:modern');
    expect(submitted).toEqual([]);
    touch('bid:3:modern');
    expect(submitted).toHaveLength(1);
  });

  it('opens the sheet by its button where a round was played, and not before', () => {
    scene.show(last(snapshots([])));
    touch('button:history');
    touch('bid:3:modern');
    touch('bid:3:modern');
    expect(submitted).toHaveLength(1);
  });

  describe('a tile of the hand', () => {
    const shown = last(snapshots(['bid 1 old', 'accept'], { seats: [0, 1] }));
    const seat = shown.view.actor ?? 0;
    const own = shown.you.find((held) => held.seat === seat)?.view ?? { hand: [] };
    const laid = constructionBoomRules
      .legal(shown.view, own, seat)
      .flatMap((action) => (action.type === 'place' ? [action.tiles] : []));
    // No other tile can follow it.
    const [one] =
      laid.find((tiles) => {
        const [first] = tiles;
        const isOf = (more: typeof tiles) => more.length > 1 && more.some(({ tile }) => tile === first?.tile);
        return tiles.length === 1 && !laid.some(isOf);
      }) ?? [];
    if (one === undefined) throw new Error('some tile is built alone');
    const stack = stackKey(seat, kindOf(one.tile, shown.view.options));
    const cell = cellKey(one);

    beforeEach(() => {
      scene.show(shown);
      while (waiting.length > 0) waiting.shift()?.();
    });

    it('is planned where it is dropped, and built with the button', () => {
      carry('start', stack, stack);
      carry('move', stack, cell);
      expect(submitted).toEqual([]);
      carry('drop', stack, cell);
      expect(submitted).toEqual([]);
      touch('button:build');
      expect(submitted).toEqual([[{ type: 'place', tiles: [one] }, true]]);
    });

    it.each([
      ['beside everything', 'drop', null],
      ['on itself', 'drop', stack],
      ['nowhere, since the pointer was lost', 'cancel', cell],
    ] as const)('is let go of where it is dropped %s', (_, phase, over) => {
      carry('start', stack, stack);
      carry(phase, stack, over);
      touch(cell);
      touch('button:build');
      expect(submitted).toEqual([]);
    });

    it('is not carried while something is on its way, nor before the picture stands', () => {
      carry('start', stack, stack);
      carry('drop', stack, cell);
      touch('button:build');
      carry('start', stack, stack);
      carry('drop', stack, cell);
      touch('button:build');
      expect(submitted).toHaveLength(1);
    });

    it('needs no second touch of a mouse, which saw what would happen', () => {
      touch(stack);
      touch(cell);
      expect(submitted).toEqual([[{ type: 'place', tiles: [one] }, false]]);
    });

    it('is planned by a finger, and built with the second touch', () => {
      touch(stack, 'touch');
      touch(cell, 'touch');
      expect(submitted).toEqual([]);
      touch(cell, 'touch');
      expect(submitted).toEqual([[{ type: 'place', tiles: [one] }, true]]);
    });
  });

  describe('by key', () => {
    beforeEach(() => scene.show(last(snapshots(['bid 1 old', 'accept'], { seats: [0, 1] }))));

    it('picks a tile, goes to a place where it may go, plans it there and builds it', () => {
      while (waiting.length > 0) waiting.shift()?.();
      expect(key('1')).toBe(false);
      expect(key('Enter')).toBe(false);
      expect(submitted).toEqual([]);
      key('Enter');
      expect(submitted).toHaveLength(1);
      expect(submitted[0]?.[0]).toMatchObject({ type: 'place' });
    });

    it('takes back what was planned', () => {
      while (waiting.length > 0) waiting.shift()?.();
      key('1');
      key('Enter');
      key('Escape');
      key('Enter');
      touch('button:build');
      expect(submitted).toEqual([]);
    });

    it('leaves to the page what is the page’s', () => {
      expect(key('Tab')).toBe(true);
      for (const more of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }]) expect(key('1', more)).toBe(true);
    });
  });
});
