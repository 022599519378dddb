import { type CurveSeat, seatColours } from './curve-seats.ts';

interface CurveGroundsProps {
  readonly seats: readonly CurveSeat[];
  /** The ground between the curve and its middle, which lies half-way up. */
  readonly path: string;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

/** Between a curve of two seats and its middle, in the colour of the one who is ahead: the first above, the second below. */
export function CurveGrounds({ seats, path, left, width, height }: CurveGroundsProps) {
  return [0, height / 2].map((top, seat) => (
    <svg
      key={seat}
      aria-hidden="true"
      x={left}
      y={top}
      width={width}
      height={height / 2}
      viewBox={`${left} ${top} ${width} ${height / 2}`}
      preserveAspectRatio="none"
    >
      <path class="curve__ground" d={path} style={seatColours(seats[seat]?.emblem.colour ?? '#000000')} />
    </svg>
  ));
}
