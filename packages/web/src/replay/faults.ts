import type { Ending, FairnessFault, MadeAction, Outcome, Refusal } from '@boomtown/game-core';

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
  /** What is written down, and what follows from who gave up. */
  | { readonly what: 'ending'; readonly written: unknown; readonly table: Ending | null; readonly count: number }
  | { readonly what: 'deal'; readonly why: FairnessFault; readonly count: number };
