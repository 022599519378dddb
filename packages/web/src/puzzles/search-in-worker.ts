import type { Puzzle } from './puzzle.ts';
import type { Search } from './worker.ts';

/** A search for puzzles in a thread of its own. */
export interface PuzzleSearch {
  /** Rejects if the thread fails; never settles once it was ended. */
  readonly found: Promise<readonly Puzzle[]>;
  end(): void;
}

export function searchInWorker(search: Search): PuzzleSearch {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const found = new Promise<readonly Puzzle[]>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<readonly Puzzle[]>) => {
      worker.terminate();
      resolve(data);
    });
    worker.addEventListener('error', () => {
      worker.terminate();
      reject(new Error('the worker that looks for puzzles failed'));
    });
  });
  worker.postMessage(search);
  return { found, end: () => worker.terminate() };
}
