/** How thorough a search is. */
export interface PuzzleEffort {
  /** This many decisions of the match are looked at; where positions are worked out, all of them. */
  readonly decisions: number;
  /** In how many worlds each of their actions is tried at first. */
  readonly looks: number;
  /** How many of them, the most promising first, are measured, and in how many worlds. */
  readonly measured: number;
  readonly pairs: number;
  /** Questions for the time for working a position out. */
  readonly asks: number;
  /** As many puzzles are enough. */
  readonly wanted: number;
}

export const USUAL_EFFORT: PuzzleEffort = { decisions: 24, looks: 16, measured: 8, pairs: 192, asks: 600, wanted: 3 };
