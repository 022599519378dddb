import type { Judged } from '@boomtown/ui-kit';
import type { GameId } from '@boomtown/wire/browser';
import type { Judge } from './judged.ts';
import type { Answer, Question } from './worker.ts';

/** Who judges, and how to send them away. */
export interface WorkingJudge {
  readonly judge: Judge;
  /** Ends the worker at once; what is still open is never answered. */
  end(): void;
}

/** Starts a judge in a thread of its own, so that the page stays quick. */
export function judgeInWorker(game: GameId): WorkingJudge {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const open = new Map<number, { resolve(judged: Judged): void; reject(error: Error): void }>();
  let asked = 0;
  worker.addEventListener('message', ({ data: { number, judged } }: MessageEvent<Answer>) => {
    open.get(number)?.resolve(judged);
    open.delete(number);
  });
  worker.addEventListener('error', () => {
    for (const { reject } of open.values()) reject(new Error('the worker that judges positions failed'));
    open.clear();
  });
  return {
    judge: (view, milliseconds) =>
      new Promise((resolve, reject) => {
        asked += 1;
        open.set(asked, { resolve, reject });
        const question: Question = { game, number: asked, view, milliseconds };
        worker.postMessage(question);
      }),
    end: () => worker.terminate(),
  };
}
