import { createAnalyst } from '@boomtown/bots/constructo';
import type { ConstructoView } from '@boomtown/rules-constructo/view';
import type { Judged } from './judged.ts';

/** What the page asks. */
export interface Question {
  readonly number: number;
  readonly view: object;
  readonly milliseconds: number;
}

/** What it is told. */
export interface Answer {
  readonly number: number;
  readonly judged: Judged;
}

const analyst = createAnalyst();

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  // The page asks about films of judged games only (see `isJudged`), and these all have this view.
  const view = data.view as ConstructoView;
  const judged = analyst.analyse(view, { milliseconds: data.milliseconds, now: () => performance.now() });
  const answer: Answer = { number: data.number, judged };
  postMessage(answer);
});
