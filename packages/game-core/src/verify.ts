import { isCalledOffList } from './called-off.ts';
import { sameJson } from './canonical.ts';
import type { Game, GameTypes, Outcome, Seat } from './contract.ts';
import { type Ending, endingIn } from './ending.ts';
import { checkFairness, type Fairness, type FairnessFault } from './fairness.ts';
import { outcome, timeoutAction } from './judge.ts';
import { type MadeAction, type Match, type MatchStep, type ReplayFault, replay } from './match.ts';
import type { Refusal } from './result.ts';
import { isListOf, isObject } from './shape.ts';
import { readTranscript, readUnreplayed } from './transcript.ts';

/** What is wrong with a transcript, most basic fault first. */
export type VerifyFault =
  | { readonly what: 'unreadable'; readonly refusal: Refusal }
  | ({ readonly what: 'replay' } & ReplayFault)
  /** `rules`: the outcome that the rules give instead. */
  | { readonly what: 'outcome'; readonly rules: Outcome | null }
  /** `table`: the ending that follows where those resigned who are said to have; `null` if none does. `rules`: what the rules say. */
  | { readonly what: 'ending'; readonly table: Ending | null; readonly rules: Outcome | null }
  | { readonly what: 'fairness'; readonly why: FairnessFault };

export interface Verified {
  /** Number of actions that were replayed. */
  readonly actions: number;
  /** The outcome that the rules give; `null` if the match is not over. */
  readonly outcome: Outcome | null;
  /**
   * How the table says that it ended, where a player resigned. That these seats were given up is only written down; that
   * the rest follows from it was checked.
   */
  readonly ending: Ending | null;
  /** Was the deal checked too? A transcript without fairness can only be replayed, and one that goes on from another match was not dealt. */
  readonly fairness: boolean;
  /** After how many actions of another match this one went on; `null` where it was dealt. */
  readonly continued: number | null;
}

/**
 * Checks a finished game by its transcript alone. The commitment matches the secret, the seed follows from secret and
 * nonces, every action replays, and outcome and ending are the ones in the file. `each` sees every step on the way, as
 * of `replay`, up to the first action that does not stand.
 */
export function verify<T extends GameTypes>(
  game: Game<T>,
  raw: unknown,
  each: (progress: MatchStep<T>) => void = () => {},
): { readonly ok: true; readonly verified: Verified } | { readonly ok: false; readonly fault: VerifyFault } {
  const read = readTranscript(raw);
  if (!read.ok) return { ok: false, fault: { what: 'unreadable', refusal: read.error } };
  const { source } = read.value;
  /** The match as it stands, and as it stood before the last action. */
  const stood: { now?: Match<T>; before?: Match<T> | undefined } = {};
  const replayed = replay(game, source, (progress) => {
    stood.before = stood.now;
    stood.now = progress.match;
    each(progress);
  });
  if (!replayed.ok) return { ok: false, fault: { what: 'replay', ...replayed.error } };
  const aside = readUnreplayed(raw, source.seats);
  if (!aside.ok) return { ok: false, fault: { what: 'unreadable', refusal: aside.error } };
  const claims = isObject(raw) ? raw : {};
  const rules = outcome(game, replayed.value.state);
  if ('outcome' in claims && !sameJson(claims.outcome, rules)) {
    return { ok: false, fault: { what: 'outcome', rules } };
  }
  const decidedLast = whoDecided(stood.before, source.actions.at(-1));
  const ending = endingIn(claims, { seats: source.seats, rules, decidedLast });
  if ('ending' in claims && !sameJson(claims.ending, ending)) {
    return { ok: false, fault: { what: 'ending', table: ending, rules } };
  }
  const continued = source.from?.step ?? null;
  const verified = { actions: source.actions.length, outcome: rules, ending, continued };
  if (claims.fairness === undefined) return { ok: true, verified: { ...verified, fairness: false } };
  const why = isFairness(claims.fairness, source.seats) ? checkFairness(claims.fairness, source.seed) : 'unreadable';
  if (why !== null) return { ok: false, fault: { what: 'fairness', why } };
  // How a match begins that goes on from another one was chosen, not dealt.
  return { ok: true, verified: { ...verified, fairness: continued === null } };
}

/** The seat of the action that was made in this match, unless it is the one that the game makes for a seat that decides nothing. */
function whoDecided<T extends GameTypes>(before: Match<T> | undefined, made: MadeAction | undefined): Seat | null {
  if (before === undefined || made === undefined) return null;
  return sameJson(timeoutAction(before.game, before.state, made.seat), made.action) ? null : made.seat;
}

/** Has it the form of a deal, with something for each seat? */
function isFairness(raw: unknown, seats: number): raw is Fairness {
  return (
    isObject(raw) &&
    typeof raw.commitment === 'string' &&
    typeof raw.secret === 'string' &&
    isListOf(raw.nonces, (nonce): nonce is string | null => nonce === null || typeof nonce === 'string') &&
    raw.nonces.length === seats &&
    (raw.drawn === undefined || typeof raw.drawn === 'string') &&
    (raw.calledOff === undefined || isCalledOffList(raw.calledOff, seats))
  );
}
