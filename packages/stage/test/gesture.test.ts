import { describe, expect, it } from 'vitest';
import {
  type GestureRules,
  gesture,
  type Intent,
  NO_GESTURE,
  type PointerInput,
  type PointerKind,
} from '../src/gesture.ts';

const PLAIN: GestureRules = { canDrag: () => false, canPan: false };
const MAP: GestureRules = { canDrag: () => false, canPan: true };
const PIECES: GestureRules = { canDrag: ({ x }) => x < 100, canPan: true };

function play(rules: GestureRules, ...inputs: readonly PointerInput[]): readonly Intent[] {
  let state = NO_GESTURE;
  const meant: Intent[] = [];
  for (const input of inputs) {
    const next = gesture(state, input, rules);
    state = next.state;
    meant.push(...next.intents);
  }
  return meant;
}

function pointer(
  type: 'down' | 'move' | 'up',
  x: number,
  y = 0,
  id = 1,
  kind: PointerKind = 'touch',
  time = 0,
): PointerInput {
  return { type, id, kind, at: { x, y }, time };
}

describe('a gesture', () => {
  it('is a press when the pointer hardly strays', () => {
    expect(play(PLAIN, pointer('down', 10), pointer('move', 14), pointer('up', 14))).toEqual([
      { type: 'press', at: { x: 14, y: 0 }, kind: 'touch' },
    ]);
  });

  it('is nothing when the pointer strays and there is nothing to drag or to pan', () => {
    expect(play(PLAIN, pointer('down', 10), pointer('move', 60), pointer('up', 60))).toEqual([]);
  });

  it('is a hold, and no press, once a finger rests', () => {
    const hold: PointerInput = { type: 'hold', id: 1 };
    expect(play(PIECES, pointer('down', 150), hold, pointer('up', 150))).toEqual([
      { type: 'hold', at: { x: 150, y: 0 } },
    ]);
    expect(play(PIECES, pointer('down', 150), pointer('move', 190), hold).map(({ type }) => type)).toEqual(['pan']);
    expect(play(PIECES, pointer('down', 150, 0, 1, 'mouse'), hold)).toEqual([]);
  });

  it('still carries what a finger rested on', () => {
    const intents = play(PIECES, pointer('down', 50), { type: 'hold', id: 1 }, pointer('move', 80), pointer('up', 80));
    expect(intents.map((intent) => (intent.type === 'drag' ? intent.phase : intent.type))).toEqual([
      'hold',
      'start',
      'drop',
    ]);
  });

  it('is a double press when the second comes soon, and to the same place', () => {
    const tap = (x: number, time: number) => [
      pointer('down', x, 0, 1, 'touch', time),
      pointer('up', x, 0, 1, 'touch', time),
    ];
    const types = (...inputs: readonly PointerInput[]) => play(MAP, ...inputs).map(({ type }) => type);
    expect(types(...tap(10, 0), ...tap(14, 200))).toEqual(['press', 'press', 'double-press']);
    expect(types(...tap(10, 0), ...tap(14, 200), ...tap(14, 400))).toEqual(['press', 'press', 'double-press', 'press']);
    expect(types(...tap(10, 0), ...tap(14, 900))).toEqual(['press', 'press']);
    expect(types(...tap(10, 0), ...tap(80, 200))).toEqual(['press', 'press']);
  });

  it('hovers with a mouse, never with a finger', () => {
    expect(play(PLAIN, pointer('move', 5, 5, 1, 'mouse'))).toEqual([
      { type: 'hover', at: { x: 5, y: 5 }, kind: 'mouse' },
    ]);
    expect(play(PLAIN, pointer('move', 5, 5, 1, 'touch'))).toEqual([]);
    expect(play(PLAIN, { type: 'leave', id: 1 })).toEqual([{ type: 'unhover' }]);
  });

  it('drags from a place where something can be picked up, and pans from elsewhere', () => {
    expect(
      play(PIECES, pointer('down', 50), pointer('move', 80), pointer('move', 120), pointer('up', 130)).map((intent) =>
        intent.type === 'drag' ? intent.phase : intent.type,
      ),
    ).toEqual(['start', 'move', 'drop']);
    expect(play(PIECES, pointer('down', 150), pointer('move', 180), pointer('move', 190), pointer('up', 190))).toEqual([
      { type: 'pan', dx: 30, dy: 0 },
      { type: 'pan', dx: 10, dy: 0 },
    ]);
  });

  it('lets a drag go when it is broken off or a second finger comes', () => {
    const start = [pointer('down', 50), pointer('move', 80)];
    expect(play(PIECES, ...start, { type: 'cancel', id: 1 }).at(-1)).toEqual({ type: 'drag', phase: 'cancel' });
    expect(play(PIECES, ...start, pointer('down', 300, 0, 2), pointer('up', 90)).at(-1)).toEqual({
      type: 'drag',
      phase: 'cancel',
    });
  });

  it('zooms and pans with two fingers about their middle', () => {
    const meant = play(MAP, pointer('down', 0, 0, 1), pointer('down', 100, 0, 2), pointer('move', 300, 0, 2));
    expect(meant).toEqual([
      { type: 'pan', dx: 100, dy: 0 },
      { type: 'zoom', factor: 3, at: { x: 150, y: 0 } },
    ]);
  });

  it('pans and zooms alike in whatever direction the fingers go apart', () => {
    const spread = play(MAP, pointer('down', 10, 20, 1), pointer('down', 13, 24, 2), pointer('move', 16, 28, 2));
    expect(spread).toEqual([
      { type: 'pan', dx: 1.5, dy: 2 },
      { type: 'zoom', factor: 2, at: { x: 13, y: 24 } },
    ]);
    // From one and the same place there is no way to say how far.
    const together = play(MAP, pointer('down', 10, 20, 1), pointer('down', 10, 20, 2), pointer('move', 16, 28, 2));
    expect(together.at(-1)).toMatchObject({ type: 'zoom', factor: 1 });
  });

  it('begins anew after each one: press follows press, and a press a pinch', () => {
    const press = [pointer('down', 10), pointer('up', 10)];
    const pinch = [pointer('down', 0, 0, 1), pointer('down', 9, 0, 2), pointer('up', 9, 0, 2), pointer('up', 0, 0, 1)];
    const later = [pointer('down', 90), pointer('up', 90)];
    const meant = play(MAP, ...press, ...later, ...pinch, ...press);
    expect(meant.map(({ type }) => type)).toEqual(['press', 'press', 'press']);
    const cancelled: PointerInput = { type: 'cancel', id: 1 };
    expect(play(MAP, pointer('down', 10), cancelled, ...press).map(({ type }) => type)).toEqual(['press']);
  });

  it('pinches with two fingers, not with three, nor where there is no zoom', () => {
    const fingers = [pointer('down', 0, 0, 1), pointer('down', 50, 0, 2)];
    expect(play(MAP, ...fingers, pointer('down', 90, 0, 3), pointer('move', 99, 0, 3))).toEqual([]);
    expect(play(PLAIN, ...fingers, pointer('move', 99, 0, 2))).toEqual([]);
  });

  it('presses nothing when a pinch ends', () => {
    const meant = play(
      MAP,
      pointer('down', 0, 0, 1),
      pointer('down', 100, 0, 2),
      pointer('up', 100, 0, 2),
      pointer('move', 50, 0, 1),
      pointer('up', 0, 0, 1),
    );
    expect(meant).toEqual([]);
  });

  it('zooms with the wheel only where there is a zoom', () => {
    const wheel: PointerInput = { type: 'wheel', at: { x: 9, y: 9 }, delta: -100 };
    expect(play(PLAIN, wheel)).toEqual([]);
    const [intent] = play(MAP, wheel);
    expect(intent).toMatchObject({ type: 'zoom', at: { x: 9, y: 9 } });
    expect(intent?.type === 'zoom' && intent.factor > 1).toBe(true);
  });
});
