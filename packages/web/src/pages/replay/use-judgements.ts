import { isAnalysed } from '@boomtown/registry/analysis';
import { useEffect, useState } from 'preact/hooks';
import { judgeInWorker } from '../../replay/analysis/judge-in-worker.ts';
import { judgeMatch } from '../../replay/analysis/judge-match.ts';
import type { Judgements } from '../../replay/analysis/judged.ts';
import type { ReplayedMatch } from '../../replay/replay-positions.ts';

/** How far the judgement of a replay has come; `off` for games that are not judged. */
export interface Judging {
  readonly judged: Judgements;
  readonly state: 'off' | 'under-way' | 'done' | 'failed';
}

/** Has a replay judged, in a worker that ends with it. */
export function useJudgements(replayed: ReplayedMatch): Judging {
  const [judging, setJudging] = useState<Judging>(() => ({
    judged: replayed.positions.map(() => null),
    state: isAnalysed(replayed.id) ? 'under-way' : 'off',
  }));
  useEffect(() => {
    if (!isAnalysed(replayed.id)) return;
    let wanted = true;
    const { judge, end } = judgeInWorker(replayed.id);
    const views = replayed.positions.map(({ state }) => replayed.rules.publicView(state));
    const become = (state: Judging['state']) => {
      end();
      if (wanted) setJudging(({ judged }) => ({ judged, state }));
    };
    void judgeMatch(
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
  }, [replayed]);
  return judging;
}
