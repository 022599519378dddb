import './analysis.css';
import './chances.css';
import type { Chances, WatchedPoint } from '@boomtown/analysis';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { words } from '../../app/words.ts';
import { ChanceDrawing } from './chance-drawing.tsx';

interface ChanceFigureProps {
  /** What is known, from the first step to the last. */
  readonly points: readonly WatchedPoint[];
  readonly first: number;
  readonly last: number;
  /** The step whose chances the key tells. */
  readonly at: number;
  /** The letter and the name of each seat. */
  readonly letters: readonly string[];
  readonly names: readonly string[];
  /** The whole in words. */
  readonly label: string;
  /** Is the step `at` marked? */
  readonly marked?: boolean;
  /** What lies over the picture. */
  readonly children?: ComponentChildren;
}

/** The chances to win, with a key where more than two play: pointing at a line, or at its entry there, brings that one out. */
export function ChanceFigure(props: ChanceFigureProps) {
  const { points, first, last, at, letters, names, label, marked = false, children } = props;
  const [pointed, point] = useState<number | null>(null);
  const [chosen, choose] = useState<number | null>(null);
  const isMany = letters.length > 2;
  const shown = isMany ? (pointed ?? chosen) : null;
  const near = (event: PointerEvent & { readonly currentTarget: HTMLElement }): void => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const step = first + ((event.clientX - left) / width) * (last - first);
    point(nearestSeat(points, step, 1 - (event.clientY - top) / height));
  };
  return (
    <div class={isMany ? 'curve curve--many' : 'curve'}>
      <div
        class="curve__place"
        onPointerMove={isMany ? near : undefined}
        onPointerDown={isMany ? near : undefined}
        onPointerLeave={() => point(null)}
      >
        <div class="curve__picture" role="img" aria-label={label}>
          <ChanceDrawing points={points} first={first} last={last} letters={letters} shown={shown}>
            {marked && <path class="curve__now" d={`M${at} 0V100`} />}
          </ChanceDrawing>
        </div>
        {children}
      </div>
      {isMany && (
        <div class="chances__key">
          {letters.map((letter, seat) => (
            <button
              key={seat}
              type="button"
              class={`chances__of chances__of--${seat}${shown === seat ? ' is-shown' : ''}`}
              aria-pressed={chosen === seat}
              title={names[seat]}
              onClick={() => choose(chosen === seat ? null : seat)}
              onPointerEnter={() => point(seat)}
              onPointerLeave={() => point(null)}
            >
              <svg class="chances__sample" viewBox="0 0 24 8" aria-hidden="true">
                <path class={`curve__line chances__line--${seat}`} d="M1 4H23" />
              </svg>
              <b>{letter}</b> <span>{percentAt(points, at, seat)}</span>{' '}
              <span class="unseen">{words.value.text('after.one-line', { name: names[seat] ?? '' })}</span>
            </button>
          ))}
        </div>
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

function percentAt(points: readonly WatchedPoint[], at: number, seat: number): string {
  const chance = chancesAt(points, at)?.[seat];
  return chance === undefined ? '' : `${Math.round(100 * chance.value)}%`;
}
