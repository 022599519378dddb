import type { Seat } from '@boomtown/game-core';
import type { Piece, Size, Stack } from './types.ts';

/** The piece that was put there last, or `undefined` on an empty hexagon. */
export function topOf(stack: Stack): Piece | undefined {
  // Searches ask this most of all, and looking an index of -1 up is slow.
  return stack.length === 0 ? undefined : stack[stack.length - 1];
}

/** §1.4: may a piece of this size go onto what stands there, regardless of its owner? */
export function fitsOn(size: Size, stack: Stack): boolean {
  const top = topOf(stack);
  if (top === undefined) return false;
  switch (size) {
    case 'ring':
      // A small that crowns a medium can't be ringed.
      return top.size === 'small' && stack.length === 1;
    case 'medium':
      return top.size === 'ring';
    case 'small':
      return top.size === 'medium';
  }
}

/** §1.3, §1.4: may this piece go onto what stands there? The top of that is the other player's. */
export function goesOnto(piece: Piece, stack: Stack): boolean {
  const top = topOf(stack);
  if (top === undefined || top.seat === piece.seat) return false;
  return fitsOn(piece.size, stack);
}

/** §1.5: two or more pieces that are stacked; a ring round a small alone is none. */
export function isTower(stack: Stack): boolean {
  return stack.length >= 2 && topOf(stack)?.size !== 'ring';
}

/** §1.5: whose tower this is, or `null` if it is none. */
export function towerOwner(stack: Stack): Seat | null {
  const top = topOf(stack);
  return top !== undefined && isTower(stack) ? top.seat : null;
}

/** §1.4: a run of sizes as the page lists them, in any colours: whether play could have led there is not asked of a state. */
export function isPossibleStack(stack: Stack): boolean {
  return stack.every((piece, height) => height === 0 || fitsOn(piece.size, stack.slice(0, height)));
}
