import type { Outcome } from '@boomtown/game-core';
import type { SeatAccount } from './account.ts';
import type { DecidingMoment, MatchAnalysis, Weighing } from './match-analysis.ts';
import type { Moment } from './moments.ts';
import type { Chances } from './part-sums.ts';
import type { Knowledge } from './studied-match.ts';

/** What was found out about a match so far; plain JSON. */
export interface Report {
  readonly knowledge: Knowledge;
  /** By step each seat's chance to win; `null` where nothing is known yet. */
  readonly points: readonly (Chances | null)[];
  /** How often each step was played on at least. */
  readonly playouts: number;
  /** By seat, why it ended where it did; `null` until every decision was weighed at least once. */
  readonly account: readonly SeatAccount[] | null;
  readonly weighing: Weighing;
  /** `null` until they were looked for. What was named once stays in its place. */
  readonly moments: readonly DecidingMoment[] | null;
  /** Why there are no more: the largest that was measured without being certain. */
  readonly unproven: Moment | null;
  /** Is the match over? Of one that is not nobody knows why it ended as it did. */
  readonly over: boolean;
  /** Is all done that was asked for? */
  readonly done: boolean;
}

/** How far an analysis goes: playouts a step of the curve, and pairs of them a decision. */
interface Stage {
  readonly curve: number;
  /** How many steps of the curve. */
  readonly steps: number;
  readonly decisions: number;
  /** Playouts for what may have decided the match; 0: it is not looked for. */
  readonly closer: number;
}

/** A first curve of few steps at once, rough luck and decisions while it becomes finer, then all of it better and better. */
function stagesTo(playouts: number): readonly Stage[] {
  const stages: Stage[] = [
    { curve: 2, steps: 9, decisions: 0, closer: 0 },
    { curve: 4, steps: 17, decisions: 0, closer: 0 },
    { curve: EARLY, steps: 33, decisions: ROUGH, closer: 0 },
    { curve: EARLY, steps: ALL, decisions: EARLY, closer: CLOSER },
  ];
  for (let most = 2 * EARLY; most < playouts; most *= 2) {
    stages.push({ curve: most, steps: ALL, decisions: most, closer: 0 });
  }
  const within = ({ curve, steps, decisions, closer }: Stage): Stage => ({
    curve: Math.min(curve, playouts),
    steps,
    decisions: Math.min(decisions, playouts),
    closer: Math.min(closer, playouts),
  });
  return [...stages, { curve: playouts, steps: ALL, decisions: playouts, closer: playouts }].map(within);
}

const ALL = Number.POSITIVE_INFINITY;
/** Every decision is weighed by this many pairs first, then by that many. */
const ROUGH = 2;
const EARLY = 8;
/** A moment that may have decided the match is measured by this many pairs before it is reported. */
const CLOSER = 64;

/**
 * Analyses a match to this many playouts, in short steps; who runs them may stop at any time.
 * @param knowledge is asked again at each stage: who looks may want to know it from elsewhere
 * @param what is found out: `curve` alone leaves out why it went so
 */
export function* analyse(
  analysis: MatchAnalysis,
  playouts: number,
  knowledge: () => Knowledge,
  what: 'all' | 'curve' = 'all',
): Generator<void> {
  for (const { curve, steps, decisions, closer } of stagesTo(playouts)) {
    const refining = analysis.curve(knowledge()).refine(curve, steps);
    const weighing = what === 'curve' || decisions === 0 ? NOTHING : analysis.weigh(decisions);
    yield* inTurns(refining, weighing);
    if (what === 'curve') continue;
    if (closer === 0) continue;
    // The open curve decides which moments are reported, whichever curve is shown.
    yield* analysis.curve('open').refine(curve);
    yield* analysis.decide(closer);
  }
}

const NOTHING: Iterable<void> = [];

/** Does two pieces of work in turns, until both are done. */
function* inTurns(...works: readonly Iterable<void>[]): Generator<void> {
  let running = works.map((work) => work[Symbol.iterator]());
  while (running.length > 0) {
    const going: Iterator<void>[] = [];
    for (const work of running) {
      if (work.next().done === true) continue;
      going.push(work);
      yield;
    }
    running = going;
  }
}

/** What is known now. */
export function reportOf(
  analysis: MatchAnalysis,
  knowledge: Knowledge,
  winners: Outcome['winners'] | null,
  done: boolean,
): Report {
  const { points } = analysis.curve(knowledge);
  const counts = points.flatMap((chances) => {
    const [first] = chances ?? [];
    // The end is known without playing on.
    return first !== undefined && first.low === first.high ? [] : [first?.playouts ?? 0];
  });
  return {
    knowledge,
    points,
    playouts: counts.length === 0 ? 0 : Math.min(...counts),
    account: winners === null ? null : analysis.account(winners),
    weighing: analysis.weighing,
    moments: winners === null ? null : analysis.moments(),
    unproven: winners === null ? null : analysis.unproven,
    over: winners !== null,
    done,
  };
}
