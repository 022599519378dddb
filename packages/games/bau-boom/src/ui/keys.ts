import type { BauBoomAction, Block, MoveBy, Seat, Space, Square } from './rules.ts';

/** Keys of the places of the picture: what log lines light, and what is touched. */
export const DICE_KEY = 'dice';
export const BASKET_KEY = 'basket';
export const TAKE_KEY = 'take';
export const LEAVE_KEY = 'leave';
/** What a hill lies on that is looked at closely. */
export const SHEET_KEY = 'sheet';
export const spaceKey = (space: Space): string => `space:${space}`;
export const barrowKey = (seat: Seat): string => `barrow:${seat}`;
export const squareKey = (seat: Seat, square: Square): string => `square:${seat}:${square}`;
export const hillKey = (seat: Seat): string => `hill:${seat}`;
export const pileKey = (block: Block): string => `pile:${block}`;
/** A card with a move on it. */
export const moveKey = (by: MoveBy): string => `move:${by}`;

/** The space that a key speaks of, or `null`. */
export function spaceOf(key: string): Space | null {
  return key.startsWith('space:') ? Number(key.slice('space:'.length)) : null;
}

/** The square of this seat's hill that a key speaks of, or `null`. */
export function squareOf(key: string, seat: Seat): Square | null {
  const start = `square:${seat}:`;
  return key.startsWith(start) ? Number(key.slice(start.length)) : null;
}

/** The seat whose hill, as a whole, a key speaks of, or `null`. */
export function hillOf(key: string): Seat | null {
  return key.startsWith('hill:') ? Number(key.slice('hill:'.length)) : null;
}

/** The colour of the pile that a key speaks of, or `null`. */
export function pileOf(key: string): Block | null {
  for (const block of ['red', 'yellow', 'green', 'blue'] as const) if (key === pileKey(block)) return block;
  return null;
}

/** The places that an action of this seat is about; `at`: where the wheelbarrow of the mover stops, for moves. */
export function placesOf(action: BauBoomAction, seat: Seat, at: Space): readonly string[] {
  switch (action.type) {
    case 'roll':
      return [DICE_KEY];
    case 'move':
    case 'take':
    case 'leave':
      return [spaceKey(at)];
    case 'build':
    case 'demolish':
      return [squareKey(seat, action.square)];
  }
}
