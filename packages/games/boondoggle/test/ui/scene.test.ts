import { wordsOf } from '@boomtown/i18n';
import { hover, isShown, testInk, touch, touchable } from '@boomtown/scene-kit/testing';
import type { Scene, Snapshot } from '@boomtown/ui-kit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import en from '../../src/messages/en.json' with { type: 'json' };
import type { Messages } from '../../src/messages/keys.ts';
import type { Action, Boondoggle, Destination } from '../../src/ui/rules.ts';
import { mountBoondoggle } from '../../src/ui/scene.ts';
import { MATCHES } from './telling-of.ts';

vi.mock('@boomtown/stage', () => import('@boomtown/scene-kit/testing'));

const BUILD: Action = { type: 'build', segment: 'S1-A1' };
const first = MATCHES[0]?.[0];
if (first === undefined) throw new Error('a match has a first position');
const { view, own } = first;

/** Seat 0 has the goods for its first mile, and is to build, as these seats see it. */
function building(step: number, seats: readonly number[] = [0]): Snapshot<Boondoggle> {
  const goods = { crew: 2, asphalt: 2, permit: 2, steel: 2 };
  const players = view.players.map((player, seat) => (seat === 0 ? { ...player, goods } : player));
  const you = seats.flatMap((seat) => {
    const known = own[seat];
    return known === undefined ? [] : [{ seat, view: known }];
  });
  return { step, view: { ...view, phase: 'build', actor: 0, players }, you, events: [] };
}

let scene: Scene<Boondoggle>;
let submitted: (readonly [Action, boolean | undefined])[];
let considered: (Action | null)[];
let answer: (refusal: null) => void;

async function mount(handsOff = false): Promise<void> {
  // Answers to whatever is asked of an element.
  scene = await mountBoondoggle(testInk() as unknown as HTMLElement, {
    people: () => [0, 1, 2].map((seat) => ({ seat, name: 'Ada' })),
    words: () => wordsOf<Messages>('en', en),
    look: () => ({ theme: 'light', still: true, lettering: 1 }),
    handsOff,
    submit: (_seat, action, sure) => {
      submitted.push([action, sure]);
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
  considered = [];
  await mount();
});

afterEach(() => {
  scene.destroy();
  vi.unstubAllGlobals();
});

describe('the map of a table of Boondoggle', () => {
  it('tells the shell what the mouse points at, and does it with a click', () => {
    scene.show(building(1));
    expect(touchable('segment:S1-A1')).toBe(true);
    hover('segment:S1-A1');
    expect(considered).toEqual([BUILD]);
    hover(null);
    expect(considered.at(-1)).toBeNull();
    touch('segment:S1-A1');
    expect(submitted).toEqual([[BUILD, false]]);
  });

  it('asks a finger twice, and not about what it was asked before the table went on', () => {
    scene.show(building(1));
    touch('segment:S1-A1', 'touch');
    expect(submitted).toEqual([]);
    expect(considered).toEqual([BUILD]);
    scene.show(building(2));
    touch('segment:S1-A1', 'touch');
    expect(submitted).toEqual([]);
    touch('segment:S1-A1', 'touch');
    expect(submitted).toEqual([[BUILD, true]]);
  });

  it('keeps what is considered when the same step is shown again', () => {
    scene.show(building(1));
    touch('segment:S1-A1', 'touch');
    scene.show(building(1));
    touch('segment:S1-A1', 'touch');
    expect(submitted).toHaveLength(1);
  });

  it('takes no second action while one is on its way, and one again after the answer', async () => {
    scene.show(building(1));
    touch('segment:S1-A1');
    touch('segment:S1-A1');
    expect(submitted).toHaveLength(1);
    // Its mile is shown until then.
    expect(isShown('ghost')).toBe(true);
    answer(null);
    await Promise.resolve();
    await Promise.resolve();
    expect(isShown('ghost')).toBe(false);
    touch('segment:S1-A1');
    expect(submitted).toHaveLength(2);
  });

  it('lets nobody act who is not to, who only watches, or who looks back', async () => {
    for (const seats of [[1], []]) {
      scene.show(building(1, seats));
      touch('segment:S1-A1');
    }
    await mount(true);
    scene.show(building(1));
    touch('segment:S1-A1');
    expect(submitted).toEqual([]);
  });

  it('shows each of two at one screen their own destinations, and only in their turn', () => {
    const shown = building(1, [0, 1]);
    const drawn = (seat: number, destination: Destination) =>
      shown.you.map((held) =>
        held.seat === seat ? { ...held, view: { ...held.view, destinations: [destination] } } : held,
      );
    const place = 'D1';
    scene.show({ ...shown, you: drawn(0, place) });
    expect(isShown(`stamp:${place}`)).toBe(true);
    scene.show({ ...shown, step: 2, you: drawn(1, place) });
    expect(isShown('stamp:')).toBe(false);
    scene.show({ ...shown, step: 3, view: { ...shown.view, actor: 1 }, you: drawn(1, place) });
    expect(isShown(`stamp:${place}`)).toBe(true);
  });

  it('shows what the action list points at only where it lies on the map, and does not tell it so again', () => {
    scene.show(building(1));
    scene.consider(BUILD);
    hover('segment:S1-A1');
    expect(considered).toEqual([]);
    scene.consider({ type: 'pass' });
    hover(null);
    expect(considered.at(-1) ?? null).toBeNull();
  });
});
