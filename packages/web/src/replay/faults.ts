import {
  type Ending,
  type FairnessFault,
  isObject,
  type MadeAction,
  type Outcome,
  type Refusal,
  type VerifyFault,
} from '@boomtown/game-core';

/** Why a file shows no match at all. */
export type FileFault =
  | { readonly what: 'too-large' }
  | { readonly what: 'no-json' }
  /** Nested too deeply to be worked through. */
  | { readonly what: 'too-deep' }
  | { readonly what: 'no-transcript'; readonly refusal: Refusal }
  | { readonly what: 'no-such-game'; readonly game: string }
  | { readonly what: 'no-beginning'; readonly seats: number; readonly refusal: Refusal };

/** What is wrong with a match that can be seen, at least up to the fault. `count`: how many actions the file has. */
export type MatchFault =
  | {
      readonly what: 'action';
      /** Counted from 0. */
      readonly index: number;
      readonly made: MadeAction | null;
      readonly refusal: Refusal;
      readonly count: number;
    }
  /** What is written down, and what the rules give. */
  | { readonly what: 'outcome'; readonly written: unknown; readonly rules: Outcome | null; readonly count: number }
  /** What is written down, what follows from who gave up, and what the rules give. */
  | {
      readonly what: 'ending';
      readonly written: unknown;
      readonly table: Ending | null;
      readonly rules: Outcome | null;
      readonly count: number;
    }
  | { readonly what: 'deal'; readonly why: FairnessFault; readonly count: number };

/** A fault that `verify` found, with what the file itself says there. `seats`: how many it claims. */
export function faultIn(
  raw: unknown,
  { seats, actions }: { readonly seats: number; readonly actions: readonly MadeAction[] },
  fault: VerifyFault,
): { readonly file: FileFault } | { readonly match: MatchFault } {
  const count = actions.length;
  const written = isObject(raw) ? raw : {};
  switch (fault.what) {
    case 'unreadable':
      return { file: { what: 'no-transcript', refusal: fault.refusal } };
    case 'replay': {
      const { index, refusal } = fault;
      if (index === null) return { file: { what: 'no-beginning', seats, refusal } };
      return { match: { what: 'action', index, made: actions[index] ?? null, refusal, count } };
    }
    case 'outcome':
      return { match: { what: 'outcome', written: written.outcome ?? null, rules: fault.rules, count } };
    case 'ending':
      return {
        match: { what: 'ending', written: written.ending ?? null, table: fault.table, rules: fault.rules, count },
      };
    case 'fairness':
      return { match: { what: 'deal', why: fault.why, count } };
  }
}
