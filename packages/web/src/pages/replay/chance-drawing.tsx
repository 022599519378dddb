import './chances.css';
import type { WatchedPoint } from '@boomtown/analysis';
import type { ComponentChildren } from 'preact';
import { CurveGrounds } from './curve-grounds.tsx';
import { type CurveSeat, seatColours } from './curve-seats.ts';
import { SeatLine } from './seat-line.tsx';

interface ChanceDrawingProps {
  /** What is known, from the first step to the last. */
  readonly points: readonly WatchedPoint[];
  readonly first: number;
  readonly last: number;
  readonly seats: readonly CurveSeat[];
  /** The seat whose line is brought out; `null`: all are alike. */
  readonly shown: number | null;
  /** Drawn over the bands and below the lines. */
  readonly children?: ComponentChildren;
}

/** The chances to win as lines with their bands. Of two seats one's gain is the other's loss: one line says it all. */
export function ChanceDrawing({ points, first, last, seats, shown, children }: ChanceDrawingProps) {
  const width = Math.max(1, last - first);
  const middle = <path class="curve__middle" d={`M${first} 50H${first + width}`} />;
  if (seats.length === 2) {
    return (
      <Drawing first={first} width={width}>
        <CurveGrounds seats={seats} path={groundOf(points)} left={first} width={width} height={100} />
        {middle}
        <path class="chances__band" d={bandOf(points, 0)} />
        {children}
        <path class="curve__line chances__line--0" d={lineOf(points, 0)} />
      </Drawing>
    );
  }
  const state = (seat: number): string => (shown === null ? '' : shown === seat ? ' is-shown' : ' is-behind');
  // The one that is brought out lies over the others.
  const lines = seats.toSorted((a, b) => Number(a.seat === shown) - Number(b.seat === shown));
  return (
    <Drawing first={first} width={width}>
      {middle}
      {lines.map(({ seat, emblem }) => (
        <path
          key={seat}
          class={`chances__band${state(seat)}`}
          style={seatColours(emblem.colour)}
          d={bandOf(points, seat)}
        />
      ))}
      {children}
      {lines.map(({ seat, emblem }) => (
        <g key={seat} style={seatColours(emblem.colour)}>
          <SeatLine seat={seat} d={lineOf(points, seat)} class={state(seat)} />
        </g>
      ))}
    </Drawing>
  );
}

interface DrawingProps {
  readonly first: number;
  readonly width: number;
  readonly children: ComponentChildren;
}

function Drawing({ first, width, children }: DrawingProps) {
  return (
    <svg class="curve__drawing" viewBox={`${first} 0 ${width} 100`} preserveAspectRatio="none" aria-hidden="true">
      {children}
    </svg>
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

/** Between the first seat's line and the middle. */
function groundOf(points: readonly WatchedPoint[]): string {
  const known = knownOf(points, 0);
  const [from, to] = [known[0], known.at(-1)];
  if (from === undefined || to === undefined) return '';
  const line = known.map(({ step, value }) => `L${step} ${height(value)}`).join('');
  return `M${from.step} 50${line}L${to.step} 50z`;
}

/** The outline of the band: its upper edge from left to right, its lower one back. */
function bandOf(points: readonly WatchedPoint[], seat: number): string {
  const known = knownOf(points, seat);
  if (known.length === 0) return '';
  const upper = known.map(({ step, high }) => `${step} ${height(high)}`);
  const lower = known.toReversed().map(({ step, low }) => `${step} ${height(low)}`);
  return `M${[...upper, ...lower].join('L')}z`;
}
