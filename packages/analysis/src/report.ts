import type { Outcome } from '@boomtown/game-core';
import type { SeatAccount } from './account.ts';
import type { DecidingMoment, MatchAnalysis } from './match-analysis.ts';
import type { Chances } from './part-sums.ts';
import type { Knowledge } from './studied-match.ts';

/** What was found out about a match so far; plain JSON. */
export interface Report {
  readonly knowledge: Knowledge;
  /** By step each seat's chance to win; `null` where nothing is known yet. */
  readonly points: readonly (Chances | null)[];
  /** How often each step was played on at least. */
  readonly playouts: number;
  /** By seat, why it ended where it did; `null` until every decision was weighed. */
  readonly account: readonly SeatAccount[] | null;
  readonly moments: readonly DecidingMoment[];
  /** Is all done that was asked for? */
  readonly done: boolean;
}

/** How far an analysis goes: playouts a step of the curve, and pairs of them a decision. */
interface Stage {
  readonly curve: number;
  readonly decisions: number;
}

/** A first curve at once, luck and decisions after it, then all of it better and better. */
function stagesTo(playouts: number): readonly Stage[] {
  const stages: Stage[] = [{ curve: Math.min(4, playouts), decisions: 0 }];
  for (let most = 16; most < playouts; most *= 2) stages.push({ curve: most, decisions: most });
  return [...stages, { curve: playouts, decisions: playouts }];
}

/**
 * Analyses a match to this many playouts, in short steps; who runs them may stop at any time.
 * @param knowledge is asked again at each stage: who looks may want to know it from elsewhere
 */
export function* analyse(analysis: MatchAnalysis, playouts: number, knowledge: () => Knowledge): Generator<void> {
  for (const { curve, decisions } of stagesTo(playouts)) {
    yield* analysis.curve(knowledge()).refine(curve);
    if (decisions === 0) continue;
    // What decided the match is told from the open curve, whatever is looked at.
    yield* analysis.curve('open').refine(curve);
    yield* analysis.weigh(decisions);
    yield* analysis.improve(decisions);
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
    moments: winners === null ? [] : analysis.moments(),
    done,
  };
}
