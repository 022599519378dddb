import { useEffect } from 'preact/hooks';
import { markIcon } from '../../app/title.ts';

/** Marks the tab's icon while it is the person's turn and the page is hidden. */
export function useTurnMark(isMyTurn: boolean): void {
  useEffect(() => {
    const mark = () => markIcon(isMyTurn && document.visibilityState === 'hidden');
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => {
      document.removeEventListener('visibilitychange', mark);
      markIcon(false);
    };
  }, [isMyTurn]);
}
