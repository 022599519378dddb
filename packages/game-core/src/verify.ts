import { sameJson } from './canonical.ts';
import type { Game, GameTypes } from './contract.ts';
import { checkFairness, type Fairness, type FairnessFault } from './fairness.ts';
import { outcome } from './judge.ts';
import { type ReplayFault, replay } from './match.ts';
import type { Refusal } from './result.ts';
import { isListOf, isObject } from './shape.ts';
import { readTranscript } from './transcript.ts';

/** What is wrong with a transcript, most basic fault first. */
export type VerifyFault =
  | { readonly what: 'unreadable'; readonly refusal: Refusal }
  | ({ readonly what: 'replay' } & ReplayFault)
  | { readonly what: 'outcome' }
  | { readonly what: 'fairness'; readonly why: FairnessFault };

export interface Verified {
  /** Number of actions that were replayed. */
  readonly actions: number;
  /** Was the deal checked too? A transcript without fairness can only be replayed. */
  readonly fairness: boolean;
}

/**
 * Checks a finished game with nothing but its transcript: the commitment matches the secret, the seed follows from
 * secret and nonces, every action replays, the outcome is the one written down.
 */
export function verify<T extends GameTypes>(
  game: Game<T>,
  raw: unknown,
): { readonly ok: true; readonly verified: Verified } | { readonly ok: false; readonly fault: VerifyFault } {
  const read = readTranscript(raw);
  if (!read.ok) return { ok: false, fault: { what: 'unreadable', refusal: read.error } };
  const { source } = read.value;
  const replayed = replay(game, source);
  if (!replayed.ok) return { ok: false, fault: { what: 'replay', ...replayed.error } };
  const claims = isObject(raw) ? raw : {};
  if ('outcome' in claims && !sameJson(claims.outcome, outcome(game, replayed.value.state))) {
    return { ok: false, fault: { what: 'outcome' } };
  }
  if (claims.fairness === undefined) {
    return { ok: true, verified: { actions: source.actions.length, fairness: false } };
  }
  const why = isFairness(claims.fairness) ? checkFairness(claims.fairness, source.seed) : 'unreadable';
  if (why !== null) return { ok: false, fault: { what: 'fairness', why } };
  return { ok: true, verified: { actions: source.actions.length, fairness: true } };
}

function isFairness(raw: unknown): raw is Fairness {
  return (
    isObject(raw) &&
    typeof raw.commitment === 'string' &&
    typeof raw.secret === 'string' &&
    isListOf(raw.nonces, (nonce): nonce is string | null => nonce === null || typeof nonce === 'string')
  );
}
