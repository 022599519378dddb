import type { Puzzle } from './puzzle.ts';
import type { Search, Searched } from './worker.ts';

/** A search for puzzles in a thread of its own. */
export interface PuzzleSearch {
  /** Rejects if the thread fails; never settles once it was ended. */
  readonly found: Promise<readonly Puzzle[]>;
  end(): void;
}

/** Starts a search. `tell` is given what part of it is done, from 0 to 1. */
export function searchInWorker(search: Search, tell: (done: number) => void): PuzzleSearch {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const found = new Promise<readonly Puzzle[]>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Searched>) => {
      if ('done' in data) return tell(data.done);
      worker.terminate();
      resolve(data.found);
    });
    worker.addEventListener('error', () => {
      worker.terminate();
      reject(new Error('the worker that looks for puzzles failed'));
    });
  });
  worker.postMessage(search);
  return { found, end: () => worker.terminate() };
}
