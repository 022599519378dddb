import type { Report, WatchedPoint } from '@boomtown/analysis';
import type { AnyGameModule } from '@boomtown/ui-kit';
import type { Person } from '@boomtown/ui-kit/sentence';
import type { Words } from '../../messages/words.ts';
import { chanceSentences } from '../../replay/after/report-words.ts';
import type { Playback } from '../../replay/playback.ts';
import type { ReplayedMatch } from '../../replay/replay-positions.ts';
import { ChanceFigure } from './chance-figure.tsx';
import { curveSeats } from './curve-seats.ts';

/** What the pictures and sentences of a report are made from. */
export interface Studied {
  readonly report: Report;
  readonly game: AnyGameModule;
  readonly replayed: ReplayedMatch;
  readonly people: readonly Person[];
  readonly words: Words;
}

interface ChanceCurveProps {
  readonly studied: Studied;
  readonly playback: Playback;
}

/** Below the slider: each player's chance to win, step by step, with the band in which it lies. */
export function ChanceCurve({ studied, playback }: ChanceCurveProps) {
  const { report, words, game, people, replayed } = studied;
  const step = playback.step.value;
  const [first] = replayed.positions;
  if (first === undefined) return null;
  const telling = { words, people, view: replayed.rules.publicView(first.state) };
  const last = Math.max(1, report.points.length - 1);
  const names = people.map(({ name }) => name);
  const chances = words.list(chanceSentences(report, step, names, words));
  return (
    <ChanceFigure
      points={pointsOf(report)}
      first={0}
      last={last}
      at={step}
      marked={true}
      seats={curveSeats(game, telling)}
      label={words.text('after.curve', { step, chances })}
    >
      {/* The curve is a second slider for the person who points at it; for all others there is the one above. */}
      <input
        class="curve__reach"
        type="range"
        min={0}
        max={last}
        value={step}
        tabIndex={-1}
        aria-hidden="true"
        onInput={(event) => playback.go(event.currentTarget.valueAsNumber)}
      />
    </ChanceFigure>
  );
}

/** The steps of which something is known. */
export function pointsOf({ points }: Pick<Report, 'points'>): readonly WatchedPoint[] {
  return points.flatMap((chances, step) => (chances === null ? [] : [{ step, chances }]));
}
