import { useEffect, useRef } from 'preact/hooks';
import { isServerAway } from '../net/away.ts';

/** Calls once more for what could not be had while the server was away. */
export function useServerBack(again: () => void): void {
  const away = isServerAway.value;
  const wasAway = useRef(away);
  useEffect(() => {
    if (wasAway.current && !away) again();
    wasAway.current = away;
  }, [away]);
}
