import { isAnalysed } from '@boomtown/registry/analysis';
import { useEffect, useState } from 'preact/hooks';
import { judgeFilm } from '../../replay/analysis/judge-film.ts';
import { judgeInWorker } from '../../replay/analysis/judge-in-worker.ts';
import type { JudgedFilm } from '../../replay/analysis/judged.ts';
import type { Film } from '../../replay/film.ts';

/** How far the judgement of a film has come; `off` for games that are not judged. */
export interface Judging {
  readonly judged: JudgedFilm;
  readonly state: 'off' | 'under-way' | 'done' | 'failed';
}

/** Has a film judged, in a worker that ends with it. */
export function useJudgedFilm(film: Film): Judging {
  const [judging, setJudging] = useState<Judging>(() => ({
    judged: film.frames.map(() => null),
    state: isAnalysed(film.id) ? 'under-way' : 'off',
  }));
  useEffect(() => {
    if (!isAnalysed(film.id)) return;
    let wanted = true;
    const { judge, end } = judgeInWorker(film.id);
    const views = film.frames.map(({ state }) => film.rules.publicView(state));
    const become = (state: Judging['state']) => {
      end();
      if (wanted) setJudging(({ judged }) => ({ judged, state }));
    };
    void judgeFilm(
      views,
      judge,
      (step, one) => setJudging(({ judged, state }) => ({ judged: judged.with(step, one), state })),
      () => wanted,
    ).then(
      () => become('done'),
      () => become('failed'),
    );
    return () => {
      wanted = false;
      end();
    };
  }, [film]);
  return judging;
}
