import { useEffect } from 'preact/hooks';
import type { Playback } from '../../replay/playback.ts';

/**
 * The keys of a replay: arrows step (with Shift from turn to turn), Home and End go to its ends, the space bar runs and
 * stops it. Where a key already means something to what has the focus, it keeps that meaning.
 */
export function usePlaybackKeys(playback: Playback): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const move = meaningOf(event, playback);
      if (move === null || keepsKey(event)) return;
      event.preventDefault();
      move();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [playback]);
}

function meaningOf({ key, shiftKey }: KeyboardEvent, playback: Playback): (() => void) | null {
  switch (key) {
    case 'ArrowRight':
      return shiftKey ? playback.nextTurn : () => playback.by(1);
    case 'ArrowLeft':
      return shiftKey ? playback.previousTurn : () => playback.by(-1);
    case 'Home':
      return () => playback.go(0);
    case 'End':
      return () => playback.go(Number.POSITIVE_INFINITY);
    case ' ':
      return playback.toggle;
    default:
      return null;
  }
}

function keepsKey({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('dialog, input[type="radio"], input[type="text"], select, textarea') !== null) return true;
  return key === ' ' && target.closest('button, a, input, label, summary') !== null;
}
