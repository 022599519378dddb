import type { Outcome, Seat } from '@boomtown/game-core';
import type { Ending } from '@boomtown/wire';

/**
 * How the table says that a match ended in which these seats were given up; `null` while it goes on, and where nobody
 * resigned, so that the rules have the only word. Whoever is left alone wins at once. Else the match is played to its
 * end, and nobody wins who gave up: if the rules name nobody else, those win who have the best score among the others.
 */
export function endingOf(seats: number, resigned: readonly Seat[], outcome: Outcome | null): Ending | null {
  if (resigned.length === 0) return null;
  const stayed = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !resigned.includes(seat));
  if (stayed.length === 1) return { winners: stayed, resigned };
  if (outcome === null) return null;
  const winners = outcome.winners.filter((seat) => !resigned.includes(seat));
  if (winners.length > 0) return { winners, resigned };
  const best = Math.max(...stayed.map((seat) => outcome.scores[seat] ?? 0));
  return { winners: stayed.filter((seat) => (outcome.scores[seat] ?? 0) === best), resigned };
}
