import { analyse, type Knowledge, MatchAnalysis, type Report, reportOf, studied } from '@boomtown/analysis';
import type { Outcome, ReplaySource } from '@boomtown/game-core';
import { BOTS } from '@boomtown/registry/bots';
import type { GameId } from '@boomtown/wire/browser';
import { workListening } from '../../listening-work.ts';

/** What the page asks: first to study a match, later to look at it from other knowledge. */
export type Request =
  | {
      readonly ask: 'study';
      readonly game: GameId;
      /** It was verified. */
      readonly source: ReplaySource;
      readonly winners: Outcome['winners'] | null;
      readonly knowledge: Knowledge;
      readonly seed: number;
      readonly playouts: number;
    }
  | { readonly ask: 'look'; readonly knowledge: Knowledge };

/** What it receives, again and again. */
export type Reply = Report;

let knowledge: Knowledge = 'open';
/** Counts what was asked: what was begun for an earlier question is left. */
let asked = 0;
let study: { readonly analysis: MatchAnalysis; readonly request: Extract<Request, { ask: 'study' }> } | null = null;

addEventListener('message', ({ data }: MessageEvent<Request>) => {
  knowledge = data.knowledge;
  asked += 1;
  if (data.ask === 'study') {
    const entry = BOTS[data.game];
    if (entry === undefined) throw new Error(`${data.game} has no bots`);
    study = { analysis: new MatchAnalysis(studied(entry, data.source), data.seed), request: data };
  }
  void run(asked);
});

async function run(question: number): Promise<void> {
  if (study === null) return;
  const { analysis, request } = study;
  const tell = (done: boolean): void =>
    postMessage(reportOf(analysis, knowledge, request.winners, done) satisfies Reply);
  const work = analyse(analysis, request.playouts, () => knowledge);
  if (await workListening(work, { tell: () => tell(false), isWanted: () => question === asked })) tell(true);
}
