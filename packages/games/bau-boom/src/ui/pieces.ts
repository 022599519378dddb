import { type Board, boardOf } from './board.ts';
import type { GardenKeyframe } from './keyframes.ts';
import { type BauBoomPublicView, START } from './rules.ts';
import { follow, NO_TOKENS, type Tokens } from './tokens.ts';

/** Everything on the board, with what tells alike things apart. */
export interface Pieces {
  readonly board: Board;
  readonly tokens: Tokens;
  /** How often each wheelbarrow went round, so that it does not spin back on the start. */
  readonly laps: readonly number[];
}

/** The pieces in a keyframe, or those of the view. */
export function piecesIn(before: Pieces | null, view: BauBoomPublicView, keyframe: GardenKeyframe | null): Pieces {
  const board = keyframe?.board ?? boardOf(view);
  const laps = board.barrows.map(({ at }, seat) => {
    const done = before?.laps[seat] ?? 0;
    const was = before?.board.barrows[seat]?.at ?? START;
    return at === START && was !== START ? done + 1 : done;
  });
  return { board, laps, tokens: follow(before?.tokens ?? NO_TOKENS, board) };
}
