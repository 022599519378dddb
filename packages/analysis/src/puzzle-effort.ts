/** How thorough a search is. */
export interface PuzzleEffort {
  /** This many decisions of the match are looked at; where positions are worked out, all of them. */
  readonly decisions: number;
  /** In how many worlds each of their actions is tried at first. */
  readonly looks: number;
  /** How many of them, the most promising first, are measured, and in how many worlds. */
  readonly measured: number;
  readonly pairs: number;
  /** How long the playouts may be in all, in actions that are seen by one seat: with so much done the search ends. */
  readonly work: number;
  /** Questions for the time for working a position out. */
  readonly asks: number;
  /** As many puzzles are enough. */
  readonly wanted: number;
}

export const USUAL_EFFORT: PuzzleEffort = {
  decisions: 24,
  looks: 16,
  measured: 8,
  pairs: 192,
  work: 500_000,
  asks: 600,
  wanted: 3,
};

/** The effort for a game whose playouts are this many times quicker than in most games: more is searched, so rare puzzles are found. */
export function multiplied(effort: PuzzleEffort, times: number): PuzzleEffort {
  const { decisions, looks, measured, pairs, work } = effort;
  return {
    ...effort,
    decisions: decisions * times,
    looks: looks * times,
    measured: measured * times,
    pairs: pairs * times,
    work: work * times ** 2,
  };
}
