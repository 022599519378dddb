import type { Point } from './picture.ts';

export type PointerKind = 'mouse' | 'touch' | 'pen';

/** What a pointer did; places in CSS pixels of the element. */
export type PointerInput =
  | { readonly type: 'down' | 'move' | 'up'; readonly id: number; readonly kind: PointerKind; readonly at: Point }
  | { readonly type: 'cancel' | 'leave'; readonly id: number }
  | { readonly type: 'wheel'; readonly at: Point; readonly delta: number };

/** What a person meant by it. */
export type Intent =
  | { readonly type: 'hover'; readonly at: Point; readonly kind: PointerKind }
  | { readonly type: 'unhover' }
  | { readonly type: 'press'; readonly at: Point; readonly kind: PointerKind }
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
  /** `spent`: it can become nothing any more until all pointers are up. */
  readonly mode: 'idle' | 'pressing' | 'dragging' | 'panning' | 'pinching' | 'spent';
}

export const NO_GESTURE: GestureState = { held: new Map(), mode: 'idle' };

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
    case 'cancel': {
      const was = state.mode === 'dragging' && state.held.has(input.id);
      return { state: without(state, input.id), intents: was ? [{ type: 'drag', phase: 'cancel' }] : [] };
    }
  }
}

type Placed = Extract<PointerInput, { readonly type: 'down' | 'move' | 'up' }>;

function pressed(state: GestureState, { id, kind, at }: Placed, rules: GestureRules) {
  const held = new Map(state.held).set(id, { kind, start: at, at });
  if (state.mode === 'idle') return { state: { held, mode: 'pressing' as const }, intents: [] };
  const intents: readonly Intent[] = state.mode === 'dragging' ? [{ type: 'drag', phase: 'cancel' }] : [];
  const mode: GestureState['mode'] = rules.canPan && held.size === 2 ? 'pinching' : 'spent';
  return { state: { held, mode }, intents };
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
    case 'pressing': {
      if (Math.hypot(at.x - pointer.start.x, at.y - pointer.start.y) <= SLOP[pointer.kind]) {
        return { state: { ...state, held }, intents: [] };
      }
      if (rules.canDrag(pointer.start)) {
        const start: Intent = { type: 'drag', phase: 'start', from: pointer.start, at, kind: pointer.kind };
        return { state: { held, mode: 'dragging' as const }, intents: [start] };
      }
      if (rules.canPan) {
        const whole: Intent = { type: 'pan', dx: at.x - pointer.start.x, dy: at.y - pointer.start.y };
        return { state: { held, mode: 'panning' as const }, intents: [whole] };
      }
      return { state: { held, mode: 'spent' as const }, intents: [] };
    }
    case 'idle':
    case 'spent':
      return { state: { ...state, held }, intents: [] };
  }
}

function released(state: GestureState, { id, kind, at }: Placed) {
  if (!state.held.has(id)) return { state, intents: [] };
  const intents: Intent[] = [];
  if (state.mode === 'dragging') intents.push({ type: 'drag', phase: 'drop', at });
  if (state.mode === 'pressing') intents.push({ type: 'press', at, kind });
  return { state: without(state, id), intents };
}

/** A pinch that loses a finger goes on as nothing, so that the picture does not jump. */
function without(state: GestureState, id: number): GestureState {
  const held = new Map(state.held);
  held.delete(id);
  return { held, mode: held.size === 0 ? 'idle' : 'spent' };
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
