import type { Outcome, Seat } from './contract.ts';
import { isListOf, isObject, isWhole } from './shape.ts';

/** How the table, not the rules, says that a match ended in which somebody resigned. */
export interface Ending {
  readonly winners: readonly Seat[];
  /** Ascending. */
  readonly resigned: readonly Seat[];
}

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

/**
 * The ending that follows at the end of a transcript, where those resigned of whom it says so; `null` if it says that of
 * nobody, or nothing follows. `rules`: the outcome that the rules give.
 */
export function endingIn(transcript: unknown, seats: number, rules: Outcome | null): Ending | null {
  const written = isObject(transcript) && isObject(transcript.ending) ? transcript.ending : {};
  return areSomeSeats(written.resigned, seats) ? endingOf(seats, written.resigned, rules) : null;
}

/** Seats of a table, ascending, none twice, and not all of them. */
function areSomeSeats(raw: unknown, seats: number): raw is readonly Seat[] {
  return (
    isListOf(raw, (seat): seat is Seat => isWhole(seat, 0, seats - 1)) &&
    raw.length < seats &&
    raw.every((seat, i) => i === 0 || seat > (raw[i - 1] ?? seat))
  );
}
