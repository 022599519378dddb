import './chances.css';
import type { WatchedPoint } from '@boomtown/analysis';
import type { ComponentChildren } from 'preact';

interface ChanceDrawingProps {
  /** What is known, from the first step to the last. */
  readonly points: readonly WatchedPoint[];
  readonly first: number;
  readonly last: number;
  /** The letter of each seat. */
  readonly letters: readonly string[];
  /** The seat whose line is brought out; `null`: all are alike. */
  readonly shown: number | null;
  /** Drawn over the bands and below the lines. */
  readonly children?: ComponentChildren;
}

/** The chances to win as lines with their bands. Of two seats one's gain is the other's loss: one line says it all. */
export function ChanceDrawing({ points, first, last, letters, shown, children }: ChanceDrawingProps) {
  const isPair = letters.length === 2;
  const lines = isPair ? [0] : [...letters.keys()].sort((a, b) => Number(a === shown) - Number(b === shown));
  const width = Math.max(1, last - first);
  const state = (seat: number): string => (shown === null ? '' : shown === seat ? ' is-shown' : ' is-behind');
  return (
    <>
      {isPair && (
        <>
          <span class="curve__letter">{letters[0]}</span>
          <span class="curve__letter curve__letter--second">{letters[1]}</span>
        </>
      )}
      <svg class="curve__drawing" viewBox={`${first} 0 ${width} 100`} preserveAspectRatio="none" aria-hidden="true">
        <path class="curve__middle" d={`M${first} 50H${first + width}`} />
        {lines.map((seat) => (
          <path key={seat} class={`chances__band chances__band--${seat}${state(seat)}`} d={bandOf(points, seat)} />
        ))}
        {children}
        {lines.map((seat) => (
          <path key={seat} class={`curve__line chances__line--${seat}${state(seat)}`} d={lineOf(points, seat)} />
        ))}
      </svg>
    </>
  );
}

/** What is known of a seat's chance. */
function knownOf(points: readonly WatchedPoint[], seat: number) {
  return points.flatMap(({ step, chances }) => {
    const chance = chances[seat];
    return chance === undefined ? [] : [{ step, ...chance }];
  });
}

const height = (chance: number): string => (100 - 100 * chance).toFixed(1);

function lineOf(points: readonly WatchedPoint[], seat: number): string {
  return knownOf(points, seat)
    .map(({ step, value }, nth) => `${nth === 0 ? 'M' : 'L'}${step} ${height(value)}`)
    .join('');
}

/** The outline of the band: its upper edge from left to right, its lower one back. */
function bandOf(points: readonly WatchedPoint[], seat: number): string {
  const known = knownOf(points, seat);
  if (known.length === 0) return '';
  const upper = known.map(({ step, high }) => `${step} ${height(high)}`);
  const lower = known.toReversed().map(({ step, low }) => `${step} ${height(low)}`);
  return `M${[...upper, ...lower].join('L')}z`;
}
