import type { Point } from './picture.ts';

export type PointerKind = 'mouse' | 'touch' | 'pen';

/** What a pointer did; places in CSS pixels of the element. */
export type PointerInput =
  | {
      readonly type: 'down' | 'move' | 'up';
      readonly id: number;
      readonly kind: PointerKind;
      readonly at: Point;
      /** Milliseconds of any clock. */
      readonly time: number;
    }
  /** `hold`: the pointer has been down for a while. */
  | { readonly type: 'cancel' | 'leave' | 'hold'; readonly id: number }
  | { readonly type: 'wheel'; readonly at: Point; readonly delta: number };

/** What a person meant by it. */
export type Intent =
  | { readonly type: 'hover'; readonly at: Point; readonly kind: PointerKind }
  | { readonly type: 'unhover' }
  | { readonly type: 'press'; readonly at: Point; readonly kind: PointerKind }
  /** A second press soon after the first, in the same place; it follows the press that it is. */
  | { readonly type: 'double-press'; readonly at: Point }
  /** A finger rests on a place; when it goes up, that is no press. */
  | { readonly type: 'hold'; readonly at: Point }
  | {
      readonly type: 'drag';
      readonly phase: 'start';
      readonly from: Point;
      readonly at: Point;
      readonly kind: PointerKind;
    }
  | { readonly type: 'drag'; readonly phase: 'move' | 'drop'; readonly at: Point }
  | { readonly type: 'drag'; readonly phase: 'cancel' }
  | { readonly type: 'pan'; readonly dx: number; readonly dy: number }
  | { readonly type: 'zoom'; readonly factor: number; readonly at: Point };

/** What a press may turn into where it began. */
export interface GestureRules {
  readonly canDrag: (at: Point) => boolean;
  readonly canPan: boolean;
}

interface Held {
  readonly kind: PointerKind;
  readonly start: Point;
  readonly at: Point;
}

/** Pointers that are down, and what they are about. */
export interface GestureState {
  readonly held: ReadonlyMap<number, Held>;
  /** `holding`: a press that has become too long for one. `spent`: it can become nothing any more until all pointers are up. */
  readonly mode: 'idle' | 'pressing' | 'holding' | 'dragging' | 'panning' | 'pinching' | 'spent';
  /** The last press, if it was the first of its place. */
  readonly pressed: { readonly at: Point; readonly time: number } | null;
}

export const NO_GESTURE: GestureState = { held: new Map(), mode: 'idle', pressed: null };

/** Milliseconds after which a pointer that is down, and hardly strays, rests. */
export const HOLD_MS = 500;
/** How soon and how near, in CSS pixels, the second press of two comes. */
const DOUBLE = { ms: 320, away: 24 };

/** How far a pointer may stray in a press, in CSS pixels. */
const SLOP: Readonly<Record<PointerKind, number>> = { mouse: 5, pen: 8, touch: 12 };

/** One input further: the new state, and what was meant, in order. */
export function gesture(
  state: GestureState,
  input: PointerInput,
  rules: GestureRules,
): { readonly state: GestureState; readonly intents: readonly Intent[] } {
  switch (input.type) {
    case 'wheel':
      return {
        state,
        intents: rules.canPan ? [{ type: 'zoom', factor: Math.exp(-input.delta / 500), at: input.at }] : [],
      };
    case 'leave':
      return { state, intents: state.held.has(input.id) ? [] : [{ type: 'unhover' }] };
    case 'down':
      return pressed(state, input, rules);
    case 'move':
      return moved(state, input, rules);
    case 'up':
      return released(state, input);
    case 'hold':
      return rested(state, input.id);
    case 'cancel': {
      const was = state.mode === 'dragging' && state.held.has(input.id);
      return { state: without(state, input.id), intents: was ? [{ type: 'drag', phase: 'cancel' }] : [] };
    }
  }
}

type Placed = Extract<PointerInput, { readonly type: 'down' | 'move' | 'up' }>;

function pressed(state: GestureState, { id, kind, at }: Placed, rules: GestureRules) {
  const held = new Map(state.held).set(id, { kind, start: at, at });
  if (state.mode === 'idle') return { state: { ...state, held, mode: 'pressing' as const }, intents: [] };
  const intents: readonly Intent[] = state.mode === 'dragging' ? [{ type: 'drag', phase: 'cancel' }] : [];
  const mode: GestureState['mode'] = rules.canPan && held.size === 2 ? 'pinching' : 'spent';
  return { state: { ...state, held, mode }, intents };
}

/** A mouse shows by resting, not by being held down. */
function rested(state: GestureState, id: number) {
  const pointer = state.held.get(id);
  if (pointer === undefined || pointer.kind === 'mouse' || state.mode !== 'pressing') return { state, intents: [] };
  const hold: Intent = { type: 'hold', at: pointer.at };
  return { state: { ...state, mode: 'holding' as const }, intents: [hold] };
}

function moved(state: GestureState, { id, kind, at }: Placed, rules: GestureRules) {
  const pointer = state.held.get(id);
  if (pointer === undefined) {
    const intents: readonly Intent[] = kind === 'touch' ? [] : [{ type: 'hover', at, kind }];
    return { state, intents };
  }
  const held = new Map(state.held).set(id, { ...pointer, at });
  const dx = at.x - pointer.at.x;
  const dy = at.y - pointer.at.y;
  switch (state.mode) {
    case 'dragging':
      return { state: { ...state, held }, intents: [{ type: 'drag', phase: 'move', at } satisfies Intent] };
    case 'panning':
      return { state: { ...state, held }, intents: [{ type: 'pan', dx, dy } satisfies Intent] };
    case 'pinching':
      return { state: { ...state, held }, intents: pinched(state.held, held) };
    case 'pressing':
    case 'holding': {
      if (Math.hypot(at.x - pointer.start.x, at.y - pointer.start.y) <= SLOP[pointer.kind]) {
        return { state: { ...state, held }, intents: [] };
      }
      if (rules.canDrag(pointer.start)) {
        const start: Intent = { type: 'drag', phase: 'start', from: pointer.start, at, kind: pointer.kind };
        return { state: { ...state, held, mode: 'dragging' as const }, intents: [start] };
      }
      if (rules.canPan) {
        const whole: Intent = { type: 'pan', dx: at.x - pointer.start.x, dy: at.y - pointer.start.y };
        return { state: { ...state, held, mode: 'panning' as const }, intents: [whole] };
      }
      return { state: { ...state, held, mode: 'spent' as const }, intents: [] };
    }
    case 'idle':
    case 'spent':
      return { state: { ...state, held }, intents: [] };
  }
}

function released(state: GestureState, { id, kind, at, time }: Placed) {
  if (!state.held.has(id)) return { state, intents: [] };
  const left = without(state, id);
  if (state.mode === 'dragging')
    return { state: left, intents: [{ type: 'drag', phase: 'drop', at } satisfies Intent] };
  if (state.mode !== 'pressing') return { state: left, intents: [] };
  const { pressed } = state;
  const press: Intent = { type: 'press', at, kind };
  const isSecond =
    pressed !== null &&
    time - pressed.time <= DOUBLE.ms &&
    Math.hypot(at.x - pressed.at.x, at.y - pressed.at.y) <= DOUBLE.away;
  return isSecond
    ? { state: { ...left, pressed: null }, intents: [press, { type: 'double-press', at } satisfies Intent] }
    : { state: { ...left, pressed: { at, time } }, intents: [press] };
}

/** A pinch that loses a finger goes on as nothing, so that the picture does not jump. */
function without(state: GestureState, id: number): GestureState {
  const held = new Map(state.held);
  held.delete(id);
  return { ...state, held, mode: held.size === 0 ? 'idle' : 'spent' };
}

function pinched(before: GestureState['held'], after: GestureState['held']): readonly Intent[] {
  const [a, b] = [...before.values()];
  const [c, d] = [...after.values()];
  if (a === undefined || b === undefined || c === undefined || d === undefined) return [];
  const was = middle(a.at, b.at);
  const is = middle(c.at, d.at);
  const apart = Math.hypot(a.at.x - b.at.x, a.at.y - b.at.y);
  const factor = apart > 0 ? Math.hypot(c.at.x - d.at.x, c.at.y - d.at.y) / apart : 1;
  return [
    { type: 'pan', dx: is.x - was.x, dy: is.y - was.y },
    { type: 'zoom', factor, at: is },
  ];
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
