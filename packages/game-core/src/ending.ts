import type { Outcome, Seat } from './contract.ts';
import { isListOf, isObject, isWhole } from './shape.ts';

/** How the table, not the rules, says that a match ended in which somebody resigned. */
export interface Ending {
  readonly winners: readonly Seat[];
  /** Ascending. */
  readonly resigned: readonly Seat[];
}

/**
 * How the table says that a match ended in which these seats were given up, in whatever order; `null` while it goes on, and where nobody
 * resigned, so that the rules have the only word. Whoever is left alone wins at once, so that the rules never come to an
 * end of their own there: where they did, not all of these gave up. Else the match is played to its
 * end, and nobody wins who gave up: if the rules name nobody else, those win who have the best score among the others.
 */
export function endingOf(seats: number, gaveUp: readonly Seat[], outcome: Outcome | null): Ending | null {
  if (gaveUp.length === 0) return null;
  const resigned = gaveUp.toSorted((a, b) => a - b);
  const stayed = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !resigned.includes(seat));
  if (stayed.length === 1) return outcome === null ? { winners: stayed, resigned } : null;
  if (outcome === null) return null;
  const winners = outcome.winners.filter((seat) => !resigned.includes(seat));
  if (winners.length > 0) return { winners, resigned };
  const best = Math.max(...stayed.map((seat) => outcome.scores[seat] ?? 0));
  return { winners: stayed.filter((seat) => (outcome.scores[seat] ?? 0) === best), resigned };
}

/** What is known of a match that was played through, as far as it says who can have given up. */
export interface Played {
  readonly seats: number;
  /** The outcome that the rules give. */
  readonly rules: Outcome | null;
  /** Who made the last action by a decision of their own, not the one that the game makes for a seat that decides nothing. */
  readonly decidedLast: Seat | null;
}

/**
 * The ending that follows at the end of a transcript, where those resigned of whom it says so; `null` if it says that of
 * nobody, of somebody who can't have, or nothing follows. Nobody gives up once the match is over, so that for whoever
 * gave up the game itself made the action with which the rules ended it; nor does a bot, whose seat has no nonce.
 */
export function endingIn(transcript: unknown, { seats, rules, decidedLast }: Played): Ending | null {
  const written = isObject(transcript) && isObject(transcript.ending) ? transcript.ending : {};
  if (!areSomeSeats(written.resigned, seats)) return null;
  const { resigned } = written;
  if (rules !== null && decidedLast !== null && resigned.includes(decidedLast)) return null;
  return resigned.some((seat) => isBot(transcript, seat)) ? null : endingOf(seats, resigned, rules);
}

function isBot(transcript: unknown, seat: Seat): boolean {
  const fairness = isObject(transcript) && isObject(transcript.fairness) ? transcript.fairness : {};
  return Array.isArray(fairness.nonces) && fairness.nonces[seat] === null;
}

/** Seats of a table, ascending, none twice, and not all of them. */
function areSomeSeats(raw: unknown, seats: number): raw is readonly Seat[] {
  return (
    isListOf(raw, (seat): seat is Seat => isWhole(seat, 0, seats - 1)) &&
    raw.length < seats &&
    raw.every((seat, i) => i === 0 || seat > (raw[i - 1] ?? seat))
  );
}
