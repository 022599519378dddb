import './analysis.css';
import { turnOf } from '../../replay/analysis/story.ts';
import type { Projector } from '../../replay/projector.ts';
import { type Analysed, stepWords, turnSentence } from './analysis-words.ts';
import type { Judging } from './use-judged-film.ts';

interface AnalysisNotesProps {
  readonly analysed: Analysed;
  readonly state: Judging['state'];
  readonly reel: Projector;
}

/** Beside the film: what was best at the step that is shown, and where the match turned. */
export function AnalysisNotes({ analysed, state, reel }: AnalysisNotesProps) {
  const { judged, words } = analysed;
  const turn = state === 'done' ? turnOf(judged) : null;
  return (
    <section class="analysis" aria-labelledby="analysis-title">
      <h3 id="analysis-title" class="analysis__title">
        {words.text('analysis.title')}
      </h3>
      {stepWords(analysed, reel.step.value).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {state === 'under-way' && <p class="analysis__turn">{words.text('analysis.computing')}</p>}
      {state === 'failed' && <p class="analysis__turn">{words.text('analysis.failed')}</p>}
      {turn !== null && <Turned sentence={turnSentence(analysed, turn)} step={turn.step} reel={reel} />}
    </section>
  );
}

interface TurnedProps {
  readonly sentence: string;
  /** `null` if it never turned. */
  readonly step: number | null;
  readonly reel: Projector;
}

/** Where the match turned; touching it leads there. */
function Turned({ sentence, step, reel }: TurnedProps) {
  if (step === null) return <p class="analysis__turn">{sentence}</p>;
  return (
    <button type="button" class="small-button analysis__turn" onClick={() => reel.go(step)}>
      {sentence}
    </button>
  );
}
