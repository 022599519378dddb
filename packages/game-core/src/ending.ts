import type { Outcome, Seat } from './contract.ts';
import { isListOf, isObject, isWhole } from './shape.ts';

/** How the table, not the rules, says that a match ended in which a player resigned. */
export interface Ending {
  readonly winners: readonly Seat[];
  /** Ascending. */
  readonly resigned: readonly Seat[];
  /** Those of them who lost on time, ascending; missing where nobody did. */
  readonly onTime?: readonly Seat[];
}

/**
 * The table's ending of a match in which these seats resigned, in any order. `null` while the match goes on, and without
 * resignations, when the rules alone decide. A player who is left alone wins at once; if the rules ended such a match, not
 * all of these resigned. Otherwise the match is played to its end, and a resigned seat does not win: if the rules name no
 * other winner, the best score among the other seats wins. A seat that lost on time, one of `late`, counts as resigned.
 */
export function endingOf(
  seats: number,
  gaveUp: readonly Seat[],
  outcome: Outcome | null,
  late: readonly Seat[] = [],
): Ending | null {
  if (gaveUp.length === 0) return null;
  const lost = {
    resigned: gaveUp.toSorted((a, b) => a - b),
    ...(late.length === 0 ? {} : { onTime: late.toSorted((a, b) => a - b) }),
  };
  const { resigned } = lost;
  const stayed = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !resigned.includes(seat));
  if (stayed.length === 1) return outcome === null ? { winners: stayed, ...lost } : null;
  if (outcome === null) return null;
  const winners = outcome.winners.filter((seat) => !resigned.includes(seat));
  if (winners.length > 0) return { winners, ...lost };
  const best = Math.max(...stayed.map((seat) => outcome.scores[seat] ?? 0));
  return { winners: stayed.filter((seat) => (outcome.scores[seat] ?? 0) === best), ...lost };
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
 * The ending that follows from the resignations that a transcript names; `null` if it names none or an impossible one, or
 * if nothing follows. A player can't resign once the match is over, so a resigned seat made no decision that ended it: the
 * game made that action. A bot, whose seat has no nonce, can't resign.
 */
export function endingIn(transcript: unknown, { seats, rules, decidedLast }: Played): Ending | null {
  const written = isObject(transcript) && isObject(transcript.ending) ? transcript.ending : {};
  if (!areSomeSeats(written.resigned, seats)) return null;
  const { resigned, onTime: late = [] } = written;
  const isLate = Array.isArray(late) && late.length === 0 ? !('onTime' in written) : areSomeSeats(late, seats);
  if (!isLate || !isListOf(late, (seat): seat is Seat => resigned.some((one) => one === seat))) return null;
  if (rules !== null && decidedLast !== null && resigned.includes(decidedLast)) return null;
  return resigned.some((seat) => isBot(transcript, seat)) ? null : endingOf(seats, resigned, rules, late);
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
