import type { Seat } from '@boomtown/game-core';
import { canAct, stackOn } from './legal.ts';
import { isTower, topOf, towerOwner } from './stacks.ts';
import type { ConstructoAction, ConstructoView, MoveAction, PlaceAction, Stack } from './types.ts';

/** What would stand on a hexagon after an action. */
export interface Preview {
  readonly cell: number;
  /** Bottom to top. */
  readonly stack: Stack;
  readonly tower: boolean;
  /** Whose tower it would be; `null` if it would be none. */
  readonly owner: Seat | null;
}

/** What a legal placement or move would make of the hexagon that it goes to, to be shown before it is done. */
export function previewOf(view: ConstructoView, seat: Seat, action: PlaceAction | MoveAction): Preview {
  const cell = action.type === 'place' ? action.cell : action.to;
  const piece = action.type === 'place' ? { seat, size: action.piece } : topOf(stackOn(view, action.from));
  const stack = piece === undefined ? stackOn(view, cell) : [...stackOn(view, cell), piece];
  return { cell, stack, tower: isTower(stack), owner: towerOwner(stack) };
}

/** Is the match over after this legal action, since the other player can do nothing in the second round (§1.6)? */
export function endsMatch(view: ConstructoView, seat: Seat, action: ConstructoAction): boolean {
  if (action.type === 'board' || view.round !== 2) return false;
  const { cell, stack } = previewOf(view, seat, action);
  const left = action.type === 'move' ? view.cells.with(action.from, []) : view.cells;
  return !canAct({ ...view, cells: left.with(cell, stack) }, 1 - seat);
}
