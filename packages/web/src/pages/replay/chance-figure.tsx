import './analysis.css';
import './chances.css';
import type { Chances, WatchedPoint } from '@boomtown/analysis';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { inPercent } from '../../replay/after/report-words.ts';
import { ChanceDrawing } from './chance-drawing.tsx';
import { LineKey, PairKey } from './curve-key.tsx';
import type { CurveSeat } from './curve-seats.ts';

interface ChanceFigureProps {
  /** What is known, from the first step to the last. */
  readonly points: readonly WatchedPoint[];
  readonly first: number;
  readonly last: number;
  /** The step whose chances the key tells. */
  readonly at: number;
  readonly seats: readonly CurveSeat[];
  /** The whole in words. */
  readonly label: string;
  /** Is the step `at` marked? */
  readonly marked?: boolean;
  /** What lies over the picture. */
  readonly children?: ComponentChildren;
}

/** The chances to win, with a key. Where more than two play, pointing at a line, or at its entry there, brings that one out. */
export function ChanceFigure({ points, first, last, at, seats, label, marked = false, children }: ChanceFigureProps) {
  const [pointed, point] = useState<number | null>(null);
  const [chosen, choose] = useState<number | null>(null);
  const isMany = seats.length > 2;
  const shown = isMany ? (pointed ?? chosen) : null;
  const near = (event: PointerEvent & { readonly currentTarget: HTMLElement }): void => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const step = first + ((event.clientX - left) / width) * (last - first);
    point(nearestSeat(points, step, 1 - (event.clientY - top) / height));
  };
  const notes = inPercent(chancesAt(points, at) ?? []).map((chance) => `${chance.points}%`);
  return (
    <div class={isMany ? 'curve curve--many' : 'curve'}>
      <div
        class="curve__place"
        onPointerMove={isMany ? near : undefined}
        onPointerDown={isMany ? near : undefined}
        onPointerLeave={() => point(null)}
      >
        <div class="curve__picture" role="img" aria-label={label}>
          <ChanceDrawing points={points} first={first} last={last} seats={seats} shown={shown}>
            {marked && <path class="curve__now" d={`M${at} 0V100`} />}
          </ChanceDrawing>
        </div>
        {children}
      </div>
      {isMany ? (
        <LineKey seats={seats} notes={notes} shown={shown} chosen={chosen} onPoint={point} onChoose={choose} />
      ) : (
        <PairKey seats={seats} notes={notes} />
      )}
    </div>
  );
}

/** The seat whose line is nearest to a point of the picture; `null` where nothing is known. */
export function nearestSeat(points: readonly WatchedPoint[], step: number, chance: number): number | null {
  const chances = chancesAt(points, step);
  if (chances === null) return null;
  const away = chances.map(({ value }) => Math.abs(value - chance));
  return away.indexOf(Math.min(...away));
}

/** What is known of the step, or of the last one before it of which something is. */
function chancesAt(points: readonly WatchedPoint[], step: number): Chances | null {
  return points.findLast((point) => point.step <= step)?.chances ?? points[0]?.chances ?? null;
}
