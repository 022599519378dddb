import './analysis.css';
import type { AnyGameModule } from '@boomtown/ui-kit';
import { certainFrom, slipsOf, turnOf } from '../../replay/analysis/story.ts';
import type { Playback } from '../../replay/playback.ts';
import { type Analysed, curveWords, leadNotes } from './analysis-words.ts';
import { Curve } from './curve.tsx';
import { PairKey } from './curve-key.tsx';
import { curveSeats } from './curve-seats.ts';

interface AnalysisCurveProps {
  readonly analysed: Analysed & { readonly game: AnyGameModule };
  readonly playback: Playback;
}

/** Below the slider: who was ahead, step by step. */
export function AnalysisCurve({ analysed, playback }: AnalysisCurveProps) {
  const { judged, replayed, words, game, people } = analysed;
  const [first] = replayed.positions;
  if (first === undefined) return null;
  const telling = { words, people, view: replayed.rules.publicView(first.state) };
  const seats = curveSeats(game, telling);
  const step = playback.step.value;
  return (
    <div class="curve">
      <div class="curve__place">
        <div class="curve__picture" role="img" aria-label={curveWords(analysed)}>
          <Curve
            judged={judged}
            seats={seats}
            step={step}
            slips={slipsOf(judged, replayed.positions)}
            turned={turnOf(judged)?.step ?? null}
            certain={certainFrom(judged)}
          />
        </div>
        {/* The curve is a second slider for the person who points at it; for all others there is the one above. */}
        <input
          class="curve__reach"
          type="range"
          min={0}
          max={replayed.positions.length - 1}
          value={step}
          tabIndex={-1}
          aria-hidden="true"
          onInput={(event) => playback.go(event.currentTarget.valueAsNumber)}
        />
      </div>
      <PairKey seats={seats} notes={leadNotes(judged, step, words)} />
    </div>
  );
}
