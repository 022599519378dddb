import { areHexNeighbours } from '@boomtown/game-core';
import { STANDARD_BOARDS } from './data/boards.ts';
import type { Board, ConstructoOptions, ConstructoView } from './types.ts';

/** The boards that a table offers: the standard ones in the order of §2.1, then its own in theirs. */
export function boardsOf(options: ConstructoOptions): readonly Board[] {
  return [...STANDARD_BOARDS, ...options.boards];
}

/** The table's board with this id, or `undefined`. */
export function boardNamed(options: ConstructoOptions, id: string): Board | undefined {
  return boardsOf(options).find((board) => board.id === id);
}

/** The board that is being played on. Asking while it is still being chosen is a broken invariant. */
export function boardInPlay(view: ConstructoView): Board {
  if (view.board === null) throw new Error('no board has been chosen yet');
  return view.board;
}

/** Are these two cells of the board, by their numbers, next to each other? No cell is next to itself. */
export function areAdjacent(board: Board, a: number, b: number): boolean {
  const from = board.cells[a];
  const to = board.cells[b];
  return from !== undefined && to !== undefined && areHexNeighbours(from, to);
}
