import type { PlaceKey } from '@boomtown/ui-kit/sentence';
import { useEffect, useState } from 'preact/hooks';

/**
 * On a narrow screen the log lies over the board: a line that is touched makes its sheet slide away, and what it speaks of
 * stays lit until the next touch. `isOpen`: does a sheet lie over the board?
 */
export function useLitFromLog(
  isOpen: boolean,
  light: (places: readonly PlaceKey[]) => void,
  close: () => void,
): (places: readonly PlaceKey[]) => void {
  const [shown, show] = useState<readonly PlaceKey[] | null>(null);
  useEffect(() => {
    if (isOpen || shown === null) return;
    light(shown);
    const dim = () => {
      light([]);
      show(null);
    };
    addEventListener('pointerdown', dim, { once: true, capture: true });
    return () => removeEventListener('pointerdown', dim, true);
  }, [isOpen, shown]);
  return (places) => {
    show(places);
    close();
  };
}
