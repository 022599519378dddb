import type { Judged } from '@boomtown/ui-kit';
import type { Judgements } from '../../replay/analysis/judged.ts';
import type { Slip } from '../../replay/analysis/story.ts';
import { CurveGrounds } from './curve-grounds.tsx';
import type { CurveSeat } from './curve-seats.ts';

interface CurveProps {
  readonly judged: Judgements;
  readonly seats: readonly CurveSeat[];
  /** The step that is shown. */
  readonly step: number;
  readonly slips: readonly Slip[];
  /** The step with which the match turned, if it did and that is known. */
  readonly turned: number | null;
  /** The step from which on all is certain; `null` if there is none. */
  readonly certain: number | null;
}

/** Half the height of the picture, in its own measure. */
const HALF = 50;
/** So much room stays above and below the highest points. */
const ROOM = 8;
/** A lead of less points than this does not fill the picture. */
const LEAST_SCALE = 2;

/** The lead that reaches the edge of the picture, in points. */
function scaleOf(judged: Judgements): number {
  return judged.reduce((most, one) => Math.max(most, Math.abs(one?.lead ?? 0)), LEAST_SCALE);
}

/** Who is ahead at each step: seat 0 above the middle, seat 1 below. Certain parts are drawn through, others in dashes. */
export function Curve({ judged, seats, step, slips, turned, certain }: CurveProps) {
  const last = Math.max(1, judged.length - 1);
  const scale = scaleOf(judged);
  const height = ({ lead }: Judged): number => HALF - (lead / scale) * (HALF - ROOM);
  /** The way from one judged step to the next one, those of them that are drawn like this. */
  const ways = (certain: boolean): string =>
    judged
      .flatMap((one, at) => {
        const before = judged[at - 1];
        if (!one || !before || (one.exact && before.exact) !== certain) return [];
        return [`M${at - 1} ${height(before)}L${at} ${height(one)}`];
      })
      .join('');
  const ground = judged
    .flatMap((one, at) => {
      const before = judged[at - 1];
      return one && before ? [`M${at - 1} ${HALF}V${height(before)}L${at} ${height(one)}V${HALF}z`] : [];
    })
    .join('');
  /** A point of no length: its ends make it a dot or a square, however the picture is stretched. */
  const dot = (at: number): string => {
    const one = judged[at];
    return one ? `M${at} ${height(one)}h0` : '';
  };
  return (
    <svg class="curve__drawing" viewBox={`0 0 ${last} ${2 * HALF}`} preserveAspectRatio="none" aria-hidden="true">
      <CurveGrounds seats={seats} path={ground} left={0} width={last} height={2 * HALF} />
      <path class="curve__middle" d={`M0 ${HALF}H${last}`} />
      {certain !== null && certain > 0 && <path class="curve__certain" d={`M${certain} 0V${2 * HALF}`} />}
      <path class="curve__now" d={`M${step} 0V${2 * HALF}`} />
      <path class="curve__line curve__line--about" d={ways(false)} />
      <path class="curve__line" d={ways(true)} />
      <path class="curve__slip" d={slips.map((slip) => dot(slip.step)).join('')} />
      {turned !== null && (
        <>
          <path class="curve__turn" d={dot(turned)} />
          <path class="curve__turn-heart" d={dot(turned)} />
        </>
      )}
    </svg>
  );
}
