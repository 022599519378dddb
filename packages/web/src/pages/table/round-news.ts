import type { AnyGameModule, RoundCard } from '@boomtown/ui-kit';
import type { LoggedStep } from './match-log.ts';
import type { AnyTelling } from './telling.ts';

/** A card and the step that it tells of. */
export interface RoundNews {
  readonly step: number;
  readonly card: RoundCard;
}

/**
 * The newest end of a round among what happened after a step; `null` if there was none. Read from the log and not from
 * the step that is shown, so that a person whose line was gone for a while is told as well.
 */
export function newestRound(
  steps: readonly LoggedStep[],
  after: number,
  game: Pick<AnyGameModule, 'roundCard'>,
  telling: AnyTelling,
): RoundNews | null {
  for (const { step, events } of [...steps].reverse()) {
    if (step <= after) return null;
    for (const event of events) {
      const card = game.roundCard?.(event, telling) ?? null;
      if (card !== null) return { step, card };
    }
  }
  return null;
}
