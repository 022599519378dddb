import type { AnySnapshot } from '@boomtown/client';
import type { GameId } from '@boomtown/wire/browser';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Known, Seen } from '../../watched/worker.ts';

/** What is known of the chances since this page watches; `null` until there is something, `failed` where it can't be. */
export type WatchedChances = Known | 'failed' | null;

/** Estimates the chances of a match that is watched, step by step, in a thread that ends with the page. */
export function useWatchedChances(game: GameId, snapshot: AnySnapshot): WatchedChances {
  const [known, setKnown] = useState<WatchedChances>(null);
  const worker = useRef<Worker | null>(null);

  useEffect(() => {
    const started = new Worker(new URL('../../watched/worker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<Known>) => setKnown(data));
    started.addEventListener('error', () => setKnown('failed'));
    worker.current = started;
    return () => {
      worker.current = null;
      started.terminate();
      setKnown(null);
    };
  }, [game]);

  const { step, view } = snapshot;
  useEffect(() => {
    worker.current?.postMessage({ game, step, view } satisfies Seen);
  }, [game, step]);
  return known;
}
