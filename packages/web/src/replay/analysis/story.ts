import { sameJson } from '@boomtown/game-core';
import type { Judged } from '@boomtown/ui-kit/analyst';
import type { ReplayPosition } from '../replay-positions.ts';
import type { Judgements } from './judged.ts';

/** What an action gave away for certain. */
export interface Slip {
  /** The step that it made. */
  readonly step: number;
  /** By how many points its seat stands worse than with the best action. */
  readonly points: number;
}

/** Where the match was decided, and to whose favour. */
export interface Turn {
  /** The step that decided; `null` if it stood so from the first judgement on. */
  readonly step: number | null;
  /** The seat that was ahead from there to the end; `null` if it was level. */
  readonly ahead: number | null;
}

/** Up to half a point of an estimate is taken as level. */
const LEVEL = 0.5;

/** Who is ahead: 1 for seat 0, -1 for seat 1, 0 if it is level. */
function standing({ lead, exact }: Judged): number {
  return !exact && Math.abs(lead) < LEVEL ? 0 : Math.sign(lead);
}

/**
 * The last step at which the lead passed to the one who kept it to the end. `null` while the replay is not judged to its
 * beginning.
 */
export function turnOf(judged: Judgements): Turn | null {
  const known = judged.filter((one) => one !== null);
  const last = known.at(-1);
  if (last === undefined || known.length < judged.length) return null;
  const end = standing(last);
  const other = known.findLastIndex((one) => standing(one) !== end);
  return { step: other === -1 ? null : other + 1, ahead: end === 0 ? null : end > 0 ? 0 : 1 };
}

/** How often another person was ahead than the one who was so last. Steps at which it is level are passed over. */
export function changesOf(judged: Judgements): number {
  const ahead = judged.flatMap((one) => (one === null || standing(one) === 0 ? [] : [standing(one)]));
  return ahead.filter((side, i) => i > 0 && side !== ahead[i - 1]).length;
}

/** The largest slips, the largest first; of equal ones the earlier. */
export function biggestOf(slips: readonly Slip[], most: number): readonly Slip[] {
  return slips.toSorted((a, b) => b.points - a.points || a.step - b.step).slice(0, most);
}

/** How a seat played, over its actions of which it is certain what they were worth. */
export interface Played {
  readonly seat: number;
  readonly moves: number;
  /** This many of them gave nothing away. */
  readonly best: number;
  /** The points that the others gave away. */
  readonly given: number;
}

/** How each of the two seats played. */
export function playedBy(judged: Judgements, positions: readonly ReplayPosition[]): readonly Played[] {
  const slips = slipsOf(judged, positions);
  return [0, 1].map((seat) => {
    const moves = positions.filter(({ made }, step) => {
      const before = judged[step - 1];
      const after = judged[step];
      if (made?.seat !== seat || !before?.exact || before.best.length === 0 || !after) return false;
      return leadAfter(before, after) !== null;
    }).length;
    const own = slips.filter(({ step }) => positions[step]?.made?.seat === seat);
    return { seat, moves, best: moves - own.length, given: own.reduce((sum, { points }) => sum + points, 0) };
  });
}

/** What each action gave away, where the positions before and after it are certain; ascending. */
export function slipsOf(judged: Judgements, positions: readonly ReplayPosition[]): readonly Slip[] {
  return positions.flatMap(({ made }, step) => {
    const before = judged[step - 1];
    const after = judged[step];
    if (made === null || !before?.exact || !after) return [];
    const reached = leadAfter(before, after);
    if (reached === null) return [];
    const points = made.seat === 0 ? before.lead - reached : reached - before.lead;
    return points > 0 ? [{ step, points }] : [];
  });
}

/** The lead at the end of the round of `before`, as certain as it is after the action. */
function leadAfter(before: Judged, after: Judged): number | null {
  if (after.round !== before.round) return after.settled;
  return after.exact ? after.lead : null;
}

/** Was the action of this step one of the best, as far as is known? `null` if nothing is known of it. */
export function wasBest(judged: Judgements, positions: readonly ReplayPosition[], step: number): boolean | null {
  const before = judged[step - 1];
  const made = positions[step]?.made;
  if (!before || !made || before.best.length === 0) return null;
  return before.best.some((action) => sameJson(action, made.action));
}

/** The step from which on perfect play is known to the end of the replay; `null` if there is none. */
export function certainFrom(judged: Judgements): number | null {
  // Before a board is chosen there is nothing to search, and so nothing uncertain about the search either.
  const from = judged.findLastIndex((one) => one === null || (!one.exact && one.best.length > 0)) + 1;
  return from < judged.length ? from : null;
}
