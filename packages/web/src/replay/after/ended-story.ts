import type { Transcript } from '@boomtown/game-core';
import type { EndedStory } from './ended-worker.ts';

/** Finds out how a match went, in a thread of its own. Returns what ends that at once; it reports nothing more then. */
export function tellEnded(transcript: Transcript, tell: (story: EndedStory) => void): () => void {
  const worker = new Worker(new URL('./ended-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<EndedStory>) => tell(data));
  worker.addEventListener('error', () => tell({ kind: 'none' }));
  worker.postMessage(transcript);
  return () => worker.terminate();
}
