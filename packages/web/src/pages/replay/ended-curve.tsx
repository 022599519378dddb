import type { Transcript } from '@boomtown/game-core';
import type { AnyGameModule } from '@boomtown/ui-kit';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../../app/words.ts';
import { tellEnded } from '../../replay/after/ended-story.ts';
import type { EndedStory } from '../../replay/after/ended-worker.ts';
import { chanceSentences, knowledgeWords } from '../../replay/after/report-words.ts';
import type { AnyTelling } from '../table/telling.ts';
import { leadNotes } from './analysis-words.ts';
import { pointsOf } from './chance-curve.tsx';
import { ChanceFigure } from './chance-figure.tsx';
import { Curve } from './curve.tsx';
import { PairKey } from './curve-key.tsx';
import { curveSeats } from './curve-seats.ts';

interface EndedCurveProps {
  readonly game: AnyGameModule;
  readonly telling: AnyTelling;
  /** Of the match that is over; it is open to everybody who sees this. */
  readonly transcript: Transcript;
}

/** How a match went that has just ended: its curve, which becomes more precise while one looks. It is worked out until one leaves. */
export function EndedCurve({ game, telling, transcript }: EndedCurveProps) {
  const { text } = words.value;
  const [story, setStory] = useState<EndedStory | null>(null);
  useEffect(() => tellEnded(transcript, setStory), [transcript]);
  if (story?.kind === 'none') return null;
  return (
    <section class="analysis analysis--beside ended-curve" aria-labelledby="ended-curve-title">
      <h3 id="ended-curve-title" class="analysis__title">
        {text('after.title')}
      </h3>
      {story === null ? (
        <p class="analysis__aside">{text('after.begun')}</p>
      ) : (
        <Drawn game={game} telling={telling} story={story} />
      )}
    </section>
  );
}

interface DrawnProps extends Pick<EndedCurveProps, 'game' | 'telling'> {
  readonly story: Exclude<EndedStory, { readonly kind: 'none' }>;
}

function Drawn({ game, telling, story }: DrawnProps) {
  const { text, list } = words.value;
  const names = telling.people.map(({ name }) => name);
  const seats = curveSeats(game, telling);
  if (story.kind === 'chances') {
    const { report } = story;
    const last = report.points.length - 1;
    const chances = list(chanceSentences(report, last, names, words.value));
    return (
      <>
        <ChanceFigure
          points={pointsOf(report)}
          first={0}
          last={Math.max(1, last)}
          at={last}
          seats={seats}
          label={text('after.curve', { step: last, chances })}
        />
        <p class="analysis__aside">
          {knowledgeWords(report, names, words.value)}{' '}
          {report.playouts === 0 ? text('after.estimate-begun') : text('after.estimate', { count: report.playouts })}{' '}
          {!report.done && text('after.working')}
        </p>
      </>
    );
  }
  const { judged, slips, turned, certain } = story;
  const last = judged.length - 1;
  return (
    <div class="curve">
      <div
        class="curve__place curve__picture"
        role="img"
        aria-label={text('analysis.curve', { first: names[0] ?? '', second: names[1] ?? '' })}
      >
        <Curve judged={judged} seats={seats} step={last} slips={slips} turned={turned} certain={certain} />
      </div>
      <PairKey seats={seats} notes={leadNotes(judged, last, words.value)} />
    </div>
  );
}
