import type { GameId } from '@boomtown/wire/browser';

/** Where a person is who reports a problem. */
export interface ProblemPlace {
  readonly game: GameId;
  readonly table: string;
  /** How far the table has come; `null` before it is known. */
  step(): number | null;
}

/** The table that is open on this page. */
let open: ProblemPlace | null = null;

export function problemPlace(): ProblemPlace | null {
  return open;
}

/** A table is open from now on, until the result is called. */
export function atProblemPlace(place: ProblemPlace): () => void {
  open = place;
  return () => {
    if (open === place) open = null;
  };
}
