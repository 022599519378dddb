import { analyse, MatchAnalysis, type Report, reportOf, studied } from '@boomtown/analysis';
import { readTranscript, type Transcript } from '@boomtown/game-core';
import { isAnalysed, loadAnalyst } from '@boomtown/registry/analysis';
import { BOTS } from '@boomtown/registry/bots';
import { loadRules } from '@boomtown/registry/replay';
import { workListening } from '../../listening-work.ts';
import { judgeMatch } from '../analysis/judge-match.ts';
import type { Judgements } from '../analysis/judged.ts';
import { certainFrom, type Slip, slipsOf, turnOf } from '../analysis/story.ts';
import { type Opened, openTranscript } from '../open-transcript.ts';
import { studySeed } from './study-seed.ts';

/** How a match went that has just ended, as far as it is known: reported again and again. */
export type EndedStory =
  | { readonly kind: 'chances'; readonly report: Report }
  | {
      readonly kind: 'judged';
      readonly judged: Judgements;
      readonly slips: readonly Slip[];
      readonly turned: number | null;
      readonly certain: number | null;
    }
  /** The file does not hold, or its game has no bots. */
  | { readonly kind: 'none' };

/** How often each step is played on: fewer times than in the replay, since people may look on while others begin anew. */
const PLAYOUTS = 48;
/** How often it reports to the page, in milliseconds. */
const TELLS = 300;

addEventListener('message', ({ data }: MessageEvent<Transcript>) => void tellOf(data));

async function tellOf(transcript: Transcript): Promise<void> {
  // All that is asked of the file is checked here, so that the page stays quick.
  const opening = await openTranscript(transcript, loadRules);
  if (!opening.ok || !opening.opened.checked.ok) return tell({ kind: 'none' });
  if (isAnalysed(opening.opened.replayed.id)) await tellJudged(opening.opened);
  else await tellChances(opening.opened);
}

async function tellJudged({ replayed }: Opened): Promise<void> {
  const { rules, positions } = replayed;
  const analyst = (await loadAnalyst(replayed.id))();
  let judged: Judgements = positions.map(() => null);
  let told = performance.now();
  const known = (): EndedStory => ({
    kind: 'judged',
    judged,
    slips: slipsOf(judged, positions),
    turned: turnOf(judged)?.step ?? null,
    certain: certainFrom(judged),
  });
  await judgeMatch(
    positions.map(({ state }) => rules.publicView(state)),
    async (view, milliseconds) => analyst.analyse(view, { milliseconds, now: () => performance.now() }),
    (step, one) => {
      judged = judged.with(step, one);
      if (performance.now() - told < TELLS) return;
      told = performance.now();
      tell(known());
    },
    () => true,
  );
  tell(known());
}

async function tellChances({ raw, replayed, checked }: Opened): Promise<void> {
  const entry = BOTS[replayed.id];
  const read = readTranscript(raw);
  if (entry === undefined || !read.ok || !checked.ok) return tell({ kind: 'none' });
  const { source } = read.value;
  const { outcome, ending } = checked.verified;
  const winners = ending?.winners ?? outcome?.winners ?? null;
  const analysis = new MatchAnalysis(studied(entry, source), studySeed(source));
  // As the replay does, from everything open: the file reveals it to everybody.
  const report = (done: boolean): EndedStory => ({
    kind: 'chances',
    report: reportOf(analysis, 'open', winners, done),
  });
  const curve = analyse(analysis, PLAYOUTS, () => 'open', 'curve');
  await workListening(curve, { tell: () => tell(report(false)), isWanted: () => true });
  tell(report(true));
}

function tell(story: EndedStory): void {
  postMessage(story);
}
