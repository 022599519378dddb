import { retryDelay } from '@boomtown/client';
import { signal } from '@preact/signals';
import { siteUrl } from './site.ts';

/** Did the last request to the server find nobody there? */
export const isServerAway = signal(false);

const LOOK_WITHIN_MS = 5_000;

/** Looks for the server, ever more rarely, until it is there or nobody wants it any more. Returns what stops it. */
export function lookForServer(): () => void {
  const end = new AbortController();
  const look = async (tries: number): Promise<void> => {
    await pause(retryDelay(tries), end.signal);
    if (end.signal.aborted) return;
    const answer = await fetch(siteUrl('healthz'), {
      signal: AbortSignal.any([end.signal, AbortSignal.timeout(LOOK_WITHIN_MS)]),
    }).catch(() => null);
    if (end.signal.aborted) return;
    // A proxy may answer for a server that is not there.
    if (answer !== null && answer.status < 500) isServerAway.value = false;
    else await look(tries + 1);
  };
  void look(0);
  return () => end.abort();
}

/** Waits this many milliseconds, or until the network is said to be back or the wait is over. */
function pause(milliseconds: number, end: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, milliseconds);
    addEventListener('online', go);
    end.addEventListener('abort', go, { once: true });
  });
}
