import { useEffect } from 'preact/hooks';
import type { Projector } from '../../replay/projector.ts';

/**
 * The keys of a film: arrows step (with Shift from turn to turn), Home and End go to its ends, the space bar runs and
 * stops it. Where a key already means something to what has the focus, it keeps that meaning.
 */
export function useFilmKeys(reel: Projector): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const move = meaningOf(event, reel);
      if (move === null || keepsKey(event)) return;
      event.preventDefault();
      move();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [reel]);
}

function meaningOf({ key, shiftKey }: KeyboardEvent, reel: Projector): (() => void) | null {
  switch (key) {
    case 'ArrowRight':
      return shiftKey ? reel.nextTurn : () => reel.by(1);
    case 'ArrowLeft':
      return shiftKey ? reel.previousTurn : () => reel.by(-1);
    case 'Home':
      return () => reel.go(0);
    case 'End':
      return () => reel.go(Number.POSITIVE_INFINITY);
    case ' ':
      return reel.toggle;
    default:
      return null;
  }
}

function keepsKey({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('dialog, input[type="radio"], input[type="text"], select, textarea') !== null) return true;
  return key === ' ' && target.closest('button, a, input, label, summary') !== null;
}
