import type { Knowledge, Report } from '@boomtown/analysis';
import type { Reply, Request } from './worker.ts';

/** A match that is studied in a thread of its own. */
export interface Study {
  /** From now on its chances are estimated from this. */
  look(knowledge: Knowledge): void;
  /** Ends it at once; it reports nothing more. */
  end(): void;
}

type Task = Omit<Extract<Request, { ask: 'study' }>, 'ask'>;

/** Starts to study a match. `tell` is given what is known, again and again; `fail` is called if the thread fails. */
export function studyInWorker(task: Task, tell: (report: Report) => void, fail: () => void): Study {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const ask = (request: Request): void => worker.postMessage(request);
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => tell(data));
  worker.addEventListener('error', fail);
  ask({ ask: 'study', ...task });
  return {
    look: (knowledge) => ask({ ask: 'look', knowledge }),
    end: () => worker.terminate(),
  };
}
