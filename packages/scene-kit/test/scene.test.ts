import type { Refusal, ViewRules } from '@boomtown/game-core';
import type { Scene, SceneContext } from '@boomtown/ui-kit/game-module';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type SceneTypes, tableScene } from '../src/index.ts';
import { hover, isShown, testInk, touch, touchable } from '../src/testing/index.ts';

vi.mock('@boomtown/stage', () => import('../src/testing/index.ts'));

/** The player to act marks one of three cells. */
interface Marks {
  Options: object;
  State: object;
  Action: { readonly type: 'mark'; readonly cell: number };
  Event: { readonly type: 'marked'; readonly cell: number };
  PublicView: { readonly actor: number; readonly marked: readonly number[] };
  PrivateView: object;
}

interface MarksScene extends SceneTypes {
  Game: Marks;
  Offer: { readonly seat: number };
  Choice: object;
  Keyframe: { readonly ms: number; readonly marked: readonly number[]; readonly leaving: readonly number[] };
  Memory: readonly number[];
  Identities: undefined;
  BriefReveal: never;
}

const NO: Refusal = { code: 'no', message: 'No.', rule: '1' };
const mark = (cell: number) => ({ type: 'mark', cell }) as const;
const cellOf = (place: string | null): number => Number(place?.split(':')[1] ?? Number.NaN);

let shownLit: readonly string[] = [];

const free = ({ marked }: Marks['PublicView']): readonly number[] => [0, 1, 2].filter((cell) => !marked.includes(cell));

const rules: Pick<ViewRules<Marks>, 'actors' | 'legal' | 'inPhase' | 'refusal' | 'seals'> = {
  actors: ({ actor }) => [actor],
  legal: (view) => free(view).map(mark),
  inPhase: () => true,
  refusal: (view, _own, _seat, { cell }) => (free(view).includes(cell) ? null : NO),
  seals: (_view, _own, _seat, { cell }) => cell === 0,
};

const mount = tableScene<MarksScene>({
  // The scene asks for nothing else.
  rules: rules as ViewRules<Marks>,
  fonts: [],
  art: () => ({
    drawing: () => {
      throw new Error('nothing is drawn here');
    },
    style: () => {
      throw new Error('nothing is written here');
    },
  }),
  place({ keyframe, snapshot, offer, meant, memory, lit }) {
    shownLit = lit;
    const at = { art: null, y: 0, z: 0 } as const;
    const target = (cell: number) => ({
      id: `cell:${cell}`,
      shape: { kind: 'circle', radius: 1 } as const,
    });
    return {
      bounds: { x: 0, y: 0, width: 100, height: 100 },
      placements: [
        ...[0, 1, 2].map((cell) => ({
          key: `cell ${cell}`,
          ...at,
          x: cell * 10,
          ...(offer === null ? {} : { target: target(cell) }),
        })),
        ...(keyframe?.marked ?? snapshot.view.marked).map((cell) => ({ key: `mark ${cell}`, ...at, x: cell * 10 })),
        ...(keyframe?.leaving ?? []).map((cell) => ({ key: `leaving ${cell}`, ...at, x: cell * 10 })),
        ...memory.map((cell) => ({ key: `remembered ${cell}`, ...at, x: cell * 10 })),
        ...(meant === null ? [] : [{ key: `ghost ${meant.cell}`, ...at, x: meant.cell * 10 }]),
      ],
    };
  },
  offer: ({ seat }) => ({ seat }),
  begin: () => ({}),
  touch: (choice, { place, offer }) => ({
    choice,
    does: offer === null || place === null ? null : mark(cellOf(place)),
  }),
  meant: (_choice, hovered) => (hovered === null ? null : mark(cellOf(hovered))),
  keys: { pick: (key) => `cell:${Number(key) - 1}`, goOn: () => 'cell:2', back: () => null },
  isSame: (a, b) => a.cell === b.cell,
  keyframes: ({ marked }, events, after) =>
    events.length > 0
      ? events.map(({ cell }) => ({ ms: 100, marked: [...marked, cell], leaving: [] }))
      : after.marked.length < marked.length
        ? [{ ms: 100, marked: after.marked, leaving: marked.filter((cell) => !after.marked.includes(cell)) }]
        : [],
  remember: (past) => past.map(({ cell }) => cell),
});

let scene: Scene<Marks>;
let sent: (readonly [number, boolean | undefined])[];
let answer: (refusal: Refusal | null) => Promise<void>;
let considered: (readonly [number | null, boolean | undefined])[];
let refused: string[];
let reached: number[];
let waiting: (() => void)[];
let press: (key: string) => void;
let still: boolean;

beforeEach(async () => {
  [sent, considered, refused, reached, waiting, still] = [[], [], [], [], [], false];
  vi.stubGlobal('document', {
    addEventListener: () => {},
    removeEventListener: () => {},
    createElement: () => testInk(),
    hidden: false,
  });
  vi.stubGlobal('window', { setTimeout: (then: () => void) => waiting.push(then), clearTimeout: () => {} });
  const ink = testInk();
  const addEventListener = (_name: string, heard: (event: object) => void) => {
    press = (key) => heard({ key, preventDefault: () => {} });
  };
  // Answers to whatever else is asked of an element.
  const host = new Proxy(ink, {
    get: (_, key) => (key === 'addEventListener' ? addEventListener : Reflect.get(ink, key)),
  }) as unknown as HTMLElement;
  const context: SceneContext<Marks> = {
    people: () => [],
    // Nothing is said here.
    words: () => ({}) as ReturnType<SceneContext<Marks>['words']>,
    look: () => ({ theme: 'light', still, lettering: 1 }),
    handsOff: false,
    submit: (_seat, { cell }, sure) => {
      sent.push([cell, sure]);
      return new Promise((resolve) => {
        answer = async (refusal) => {
          resolve(refusal);
          await Promise.resolve();
          await Promise.resolve();
        };
      });
    },
    onConsider: (action, asks) => considered.push([action?.cell ?? null, asks]),
    refuse: (_seat, { code }) => refused.push(code),
    onReached: (step) => reached.push(step),
  };
  scene = await mount(host, context);
});

afterEach(() => {
  scene.destroy();
  vi.unstubAllGlobals();
});

function at(step: number, marked: readonly number[], events: readonly number[] = [], seats: readonly number[] = [0]) {
  return {
    step,
    view: { actor: 0, marked },
    you: seats.map((seat) => ({ seat, view: {} })),
    events: events.map((cell) => ({ type: 'marked', cell }) as const),
  };
}

describe('the picture of a table', () => {
  it('offers nothing while it plays what happened, and says that it was seen only then', () => {
    scene.show(at(1, []));
    scene.show(at(2, [0], [0]));
    expect([touchable('cell:1'), isShown('mark 0'), reached]).toEqual([false, true, [1]]);
    waiting.shift()?.();
    expect([touchable('cell:1'), reached]).toEqual([true, [1, 2]]);
  });

  it('skips keyframes with reduced motion, after a touch and in a hurry', () => {
    scene.show(at(1, []));
    scene.show(at(2, [0], [0]));
    touch('cell:1');
    expect([sent, reached]).toEqual([[], [1, 2]]);
    scene.show(at(3, [0, 1], [1]));
    scene.hurry?.();
    still = true;
    scene.show(at(4, [0, 1, 2], [2]));
    expect(reached).toEqual([1, 2, 3, 4]);
  });

  it('offers what other eyes may do when the same step is seen through them', () => {
    scene.show(at(1, [], [], []));
    expect(touchable('cell:1')).toBe(false);
    scene.show(at(1, []));
    expect(touchable('cell:1')).toBe(true);
  });

  it('tells the page what waits for a second touch, and does or lets go of it as the page says', () => {
    scene.show(at(1, []));
    touch('cell:1', 'touch');
    expect([considered.at(-1), sent]).toEqual([[1, true], []]);
    scene.answer?.(false);
    expect(considered.at(-1)).toEqual([null, false]);
    touch('cell:2', 'touch');
    scene.answer?.(true);
    expect(sent).toEqual([[2, true]]);
    scene.answer?.(true);
    expect(sent).toHaveLength(1);
  });

  it('asks a mouse, too, about what can’t be taken back', () => {
    scene.show(at(1, []));
    hover('cell:0');
    touch('cell:0');
    expect([considered.at(-1), sent]).toEqual([[0, true], []]);
    hover('cell:2');
    expect([isShown('ghost 0'), isShown('ghost 2')]).toEqual([true, false]);
    touch('cell:0');
    expect(sent).toEqual([[0, true]]);
  });

  it('does at once with a finger what is the only action, and tries what is refused', () => {
    scene.show(at(1, [0, 1]));
    touch('cell:1', 'touch');
    expect(sent).toEqual([[1, true]]);
    scene.show(at(2, [0, 1]));
    touch('cell:2', 'touch');
    expect(sent.at(-1)?.[0]).toBe(2);
  });

  it('shakes where an action was refused, and takes another one', async () => {
    scene.show(at(1, []));
    touch('cell:1');
    expect([touchable('cell:1'), isShown('ghost 1')]).toEqual([false, true]);
    waiting = [];
    await answer(NO);
    expect(waiting).toHaveLength(1);
    expect(touchable('cell:1')).toBe(true);
    touch('cell:2');
    expect(sent).toHaveLength(2);
  });

  it('keeps what waited for a second touch once that was refused', async () => {
    scene.show(at(1, []));
    touch('cell:1', 'touch');
    scene.answer?.(true);
    await answer(NO);
    expect(considered.at(-1)).toEqual([1, true]);
  });

  it('refuses at once what is touched while another seat is to act, at its place', () => {
    scene.show(at(1, [], [], [1]));
    touch('cell:1');
    expect([sent, refused, scene.touchedAt?.()]).toEqual([[], ['not-your-turn'], { x: 10, y: 10 }]);
    touch(null);
    scene.show(at(2, [], [], []));
    touch('cell:1');
    expect(refused).toEqual(['not-your-turn']);
  });

  it('is touched by keys, and lets go by them', () => {
    scene.show(at(1, []));
    hover('cell:1');
    press('Enter');
    expect([considered.at(-1), sent]).toEqual([[1, true], []]);
    press('Escape');
    expect(considered.at(-1)).toEqual([null, false]);
    hover('cell:1');
    press('Enter');
    press('Enter');
    expect(sent).toEqual([[1, true]]);
  });

  it('lights where the keys are, once, until the table goes on', () => {
    scene.show(at(1, []));
    press('1');
    expect(shownLit).toEqual(['cell:2']);
    scene.light(['cell:1', 'cell:2']);
    expect(shownLit).toEqual(['cell:1', 'cell:2']);
    scene.show(at(2, []));
    expect(shownLit).toEqual([]);
  });

  it('remembers what the log tells, without what was taken back', () => {
    scene.show(at(1, [0], [0]));
    scene.recall?.([at(0, []), at(1, [0], [0])]);
    expect(isShown('remembered 0')).toBe(true);
    scene.show(at(2, []));
    expect(isShown('remembered')).toBe(false);
  });

  it('plays backwards what is taken back, where the game has pictures of that', () => {
    scene.show(at(1, []));
    scene.show(at(2, [0], [0]));
    scene.hurry?.();
    reached = [];
    scene.show(at(3, []));
    expect([isShown('mark 0'), isShown('leaving 0'), reached]).toEqual([false, true, []]);
    waiting.at(-1)?.();
    expect([isShown('leaving 0'), reached]).toEqual([false, [3]]);
  });

  it('leaves out what is left of a step that is taken back while it is played', () => {
    scene.show(at(1, []));
    scene.show(at(2, [0], [0]));
    scene.show(at(3, []));
    expect([isShown('mark 0'), isShown('leaving 0'), reached]).toEqual([false, true, [1, 2]]);
  });

  it('shows what the action list points at, and does not tell the page so', () => {
    scene.show(at(1, []));
    scene.consider(mark(2));
    expect([isShown('ghost 2'), considered]).toEqual([true, []]);
  });
});
