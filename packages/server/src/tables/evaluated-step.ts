import { type AnyGame, type GameTypes, type MatchStep, type Outcome, type Seat, startMatch } from '@boomtown/game-core';
import type { Deal, TableRecord } from '../storage/index.ts';

/** A step with everything that follows from its state, so that nothing can fail once it is in the record. */
export interface EvaluatedStep extends MatchStep<GameTypes> {
  readonly view: object;
  readonly actors: readonly Seat[];
  readonly outcome: Outcome | null;
}

/** Computes what follows from a step. An exception of the rules becomes a `RulesFault`. */
export function evaluateStep(progress: () => MatchStep<GameTypes>): EvaluatedStep {
  try {
    const { match, events, sealed } = progress();
    const view = match.game.publicView(match.state);
    return { match, events, sealed, view, actors: match.game.actors(view), outcome: match.game.outcome(view) };
  } catch (cause) {
    throw new RulesFault('the rules failed', { cause });
  }
}

/** The setup of a match with this deal. Throws a `RulesFault` if it fails, or is refused after all. */
export function evaluateSetup(game: AnyGame, { options, seats }: TableRecord, { seed }: Deal): EvaluatedStep {
  return evaluateStep(() => {
    const started = startMatch(game, options, seats.length, seed);
    if (!started.ok)
      throw new Error(`the setup was taken when the table was made, and is refused: ${started.error.code}`);
    return started.value;
  });
}

/** Rules code threw. The match stays where it was; the table's people are notified. */
export class RulesFault extends Error {
  override readonly name = 'RulesFault';
}
