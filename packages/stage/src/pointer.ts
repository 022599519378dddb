import {
  type GestureRules,
  gesture,
  HOLD_MS,
  type Intent,
  NO_GESTURE,
  type PointerInput,
  type PointerKind,
} from './gesture.ts';
import type { Point } from './picture.ts';

/** Reads the pointers over an element until the signal ends, and says what their gestures mean. */
export function listenToPointers(
  element: HTMLElement,
  rules: GestureRules,
  onIntent: (intent: Intent) => void,
  signal: AbortSignal,
): void {
  let state = NO_GESTURE;
  let hold = 0;
  signal.addEventListener('abort', () => window.clearTimeout(hold));

  const take = (input: PointerInput): void => {
    const next = gesture(state, input, rules);
    state = next.state;
    for (const intent of next.intents) onIntent(intent);
  };

  const placeOf = (event: MouseEvent): Point => {
    const frame = element.getBoundingClientRect();
    return { x: event.clientX - frame.left, y: event.clientY - frame.top };
  };

  const placed = (type: 'down' | 'move' | 'up') => (event: PointerEvent) => {
    take({ type, id: event.pointerId, kind: kindOf(event), at: placeOf(event), time: event.timeStamp });
  };

  element.addEventListener(
    'pointerdown',
    (event) => {
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      element.setPointerCapture(event.pointerId);
      placed('down')(event);
      window.clearTimeout(hold);
      hold = window.setTimeout(() => take({ type: 'hold', id: event.pointerId }), HOLD_MS);
    },
    { signal },
  );
  element.addEventListener('pointermove', placed('move'), { signal });
  element.addEventListener('pointerup', placed('up'), { signal });
  element.addEventListener('pointercancel', (event) => take({ type: 'cancel', id: event.pointerId }), { signal });
  element.addEventListener('pointerleave', (event) => take({ type: 'leave', id: event.pointerId }), { signal });
  element.addEventListener(
    'wheel',
    (event) => {
      if (!rules.canPan) return;
      event.preventDefault();
      take({ type: 'wheel', at: placeOf(event), delta: event.deltaY });
    },
    { signal, passive: false },
  );
}

function kindOf(event: PointerEvent): PointerKind {
  return event.pointerType === 'touch' || event.pointerType === 'pen' ? event.pointerType : 'mouse';
}
