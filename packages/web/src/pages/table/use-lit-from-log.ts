import type { PlaceKey } from '@boomtown/ui-kit/sentence';
import { useEffect, useRef, useState } from 'preact/hooks';

type Light = (places: readonly PlaceKey[]) => void;

interface LitFromLog {
  /** A line is pointed at or has the focus, or none any more. */
  readonly light: Light;
  /** A line was touched. */
  readonly show: Light;
}

/**
 * On a narrow screen the log lies over the board: a line that is touched makes its sheet slide away, and what it speaks of
 * stays lit until the next touch or until a sheet is opened. `isOpen`: does a sheet lie over the board?
 */
export function useLitFromLog(isOpen: boolean, light: Light, close: () => void): LitFromLog {
  const [shown, show] = useState<readonly PlaceKey[] | null>(null);
  // The line loses pointer and focus when its sheet slides away: that is no wish to see it no more.
  const keeps = useRef(false);
  const forget = () => {
    keeps.current = false;
    light([]);
    show(null);
  };
  useEffect(() => {
    if (shown === null) return;
    if (isOpen) {
      forget();
      return;
    }
    light(shown);
    addEventListener('pointerdown', forget, { once: true, capture: true });
    return () => removeEventListener('pointerdown', forget, true);
  }, [isOpen, shown]);
  return {
    light: (places) => {
      if (!keeps.current) light(places);
    },
    show: (places) => {
      keeps.current = true;
      show(places);
      close();
    },
  };
}
