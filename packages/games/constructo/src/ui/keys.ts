import type { ConstructoAction, Seat, Size } from './rules.ts';

/** Keys of the places of the picture: what log lines light, and what is touched. */
export const cellKey = (cell: number): string => `cell:${cell}`;
export const pileKey = (seat: Seat, size: Size): string => `pile:${seat}:${size}`;
export const boardKey = (board: string): string => `board:${board}`;

/** The cell that a key speaks of, or `null`. */
export function cellOf(key: string): number | null {
  return key.startsWith('cell:') ? Number(key.slice('cell:'.length)) : null;
}

/** The kind of piece whose pile a key speaks of, if it is that seat's. */
export function pileOf(key: string, seat: Seat): Size | null {
  for (const size of ['ring', 'medium', 'small'] as const) if (key === pileKey(seat, size)) return size;
  return null;
}

/** The places that one touches for an action, in the order of doing: what is taken, then where it goes. */
export function placesOf(action: ConstructoAction, seat: Seat): readonly string[] {
  switch (action.type) {
    case 'board':
      return [boardKey(action.board)];
    case 'place':
      return [pileKey(seat, action.piece), cellKey(action.cell)];
    case 'move':
      return [cellKey(action.from), cellKey(action.to)];
  }
}
