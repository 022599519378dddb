import type { Intent } from './gesture.ts';
import type { Point, Target } from './picture.ts';
import type { StageInput } from './stage.ts';

/** Milliseconds without movement after which a mouse rests. */
const REST_MS = 600;

interface PointerNeeds {
  readonly canvas: HTMLElement;
  readonly input: StageInput;
  targetUnder(at: Point): Target | null;
  toWorld(at: Point): Point;
  onPan(dx: number, dy: number): void;
  onZoom(factor: number, at: Point): void;
  /** Two presses outside everything that can be touched. */
  onDouble(at: Point): void;
}

/** What pointers mean on the stage: it tells the scene, and moves the camera. */
export interface StagePointers {
  obey(intent: Intent): void;
  /** Another picture is shown: something else may be under the pointer. */
  look(): void;
  end(): void;
}

export function stagePointers({ canvas, input, ...needs }: PointerNeeds): StagePointers {
  let pointer: Point | null = null;
  let hovered: string | null = null;
  let carried: string | null = null;
  let rest = 0;
  let rests = false;

  const look = (): void => {
    const target = pointer === null ? null : needs.targetUnder(pointer);
    canvas.style.cursor = target === null ? '' : (target.cursor ?? (target.draggable === true ? 'grab' : 'pointer'));
    if ((target?.id ?? null) === hovered) return;
    hovered = target?.id ?? null;
    input.onHover?.(hovered);
  };

  const restAt = (at: Point | null): void => {
    if (at === null && !rests) return;
    rests = at !== null;
    input.onRest?.(at);
  };

  const carry = (intent: Extract<Intent, { readonly type: 'drag' }>): void => {
    if (intent.phase === 'start') carried = needs.targetUnder(intent.from)?.id ?? null;
    if (carried === null) return;
    const target = carried;
    const ends = intent.phase === 'cancel' || intent.phase === 'drop';
    if (ends) carried = null;
    canvas.style.cursor = ends ? '' : 'grabbing';
    if (intent.phase === 'cancel') {
      input.onCarry?.({ phase: 'cancel', target });
      return;
    }
    const over = needs.targetUnder(intent.at)?.id ?? null;
    input.onCarry?.({ phase: intent.phase, target, over, at: needs.toWorld(intent.at) });
  };

  return {
    look,
    obey(intent) {
      window.clearTimeout(rest);
      if (intent.type !== 'hold') restAt(null);
      switch (intent.type) {
        case 'hover':
          pointer = intent.at;
          rest = window.setTimeout(() => restAt(intent.at), REST_MS);
          look();
          break;
        case 'unhover':
          pointer = null;
          look();
          break;
        case 'press':
          input.onPress?.(needs.targetUnder(intent.at)?.id ?? null, intent.kind, intent.at);
          break;
        case 'double-press':
          if (needs.targetUnder(intent.at) === null) needs.onDouble(intent.at);
          break;
        case 'hold':
          restAt(intent.at);
          break;
        case 'drag':
          carry(intent);
          break;
        case 'pan':
          needs.onPan(intent.dx, intent.dy);
          break;
        case 'zoom':
          needs.onZoom(intent.factor, intent.at);
          break;
      }
    },
    end: () => window.clearTimeout(rest),
  };
}
