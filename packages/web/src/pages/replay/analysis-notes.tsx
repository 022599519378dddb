import './analysis.css';
import type { Playback } from '../../replay/playback.ts';
import { Switch } from '../../shell/switch.tsx';
import { CurveLegend } from './analysis-legend.tsx';
import { AnalysisSummary } from './analysis-summary.tsx';
import { type Analysed, curveRows, isOpen, stepWords } from './analysis-words.ts';
import type { Judging } from './use-judgements.ts';

interface AnalysisNotesProps {
  readonly analysed: Analysed;
  readonly state: Judging['state'];
  readonly playback: Playback;
  /** Is the match one that has not reached its end? */
  readonly unfinished: boolean;
  /** Is the best action shown on the board? */
  readonly showsBest: boolean;
  readonly onShowBest: (shows: boolean) => void;
}

/** Beside the replay: what was best at the step that is shown, how the match went as a whole, and how the curve is read. */
export function AnalysisNotes(props: AnalysisNotesProps) {
  const { analysed, state, playback, unfinished, showsBest, onShowBest } = props;
  const { text } = analysed.words;
  const step = playback.step.value;
  return (
    <section class="analysis" aria-labelledby="analysis-title">
      <h3 id="analysis-title" class="analysis__title">
        {text('analysis.title')}
      </h3>
      {stepWords(analysed, step).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {state === 'under-way' && isOpen(analysed, step) && <p class="analysis__aside">{text('analysis.computing')}</p>}
      {state === 'failed' && <p class="analysis__aside">{text('analysis.failed')}</p>}
      <Switch label={text('analysis.show-best')} on={showsBest} onChange={onShowBest} />
      {state === 'under-way' && !isOpen(analysed, step) && (
        <p class="analysis__aside">{text('analysis.summary-later')}</p>
      )}
      {unfinished && <p>{text('analysis.unfinished', { step: analysed.judged.length - 1 })}</p>}
      {state === 'done' && <AnalysisSummary analysed={analysed} onStep={playback.go} />}
      <CurveLegend analysed={analysed} />
      <CurveTable analysed={analysed} />
    </section>
  );
}

/** The curve once more as a table, for the person who would rather read it, or hear it. */
function CurveTable({ analysed }: { readonly analysed: Analysed }) {
  const { text } = analysed.words;
  return (
    <details class="disclosure">
      <summary>{text('analysis.as-table')}</summary>
      <table class="analysis__table">
        <thead>
          <tr>
            <th scope="col">{text('analysis.column-step')}</th>
            <th scope="col">{text('analysis.column-ahead')}</th>
            <th scope="col">{text('analysis.column-sure')}</th>
            <th scope="col">{text('analysis.column-given')}</th>
          </tr>
        </thead>
        <tbody>
          {curveRows(analysed).map(({ step, ahead, sure, given }) => (
            <tr key={step}>
              <th scope="row">{step}</th>
              <td>{ahead}</td>
              <td>{sure}</td>
              <td>{given}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
