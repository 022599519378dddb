import { loadAnalyst } from '@boomtown/registry/analysis';
import type { CreateAnalyst, Judged } from '@boomtown/ui-kit';
import type { GameId } from '@boomtown/wire/browser';

/** What the page asks. */
export interface Question {
  readonly game: GameId;
  readonly number: number;
  readonly view: object;
  readonly milliseconds: number;
}

/** What it receives. */
export interface Answer {
  readonly number: number;
  readonly judged: Judged;
}

/** The page asks about one game only; the first question says which. */
let analyst: Promise<ReturnType<CreateAnalyst>> | null = null;

addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  analyst ??= loadAnalyst(data.game).then((create) => create());
  const judged = (await analyst).analyse(data.view, {
    milliseconds: data.milliseconds,
    now: () => performance.now(),
  });
  const answer: Answer = { number: data.number, judged };
  postMessage(answer);
});
