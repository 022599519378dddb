import type { Dice, MoveBy, MovePreview, Space } from './rules.ts';
import type { SceneModel } from './scene-model.ts';

/** All moves that end on one space; they are alike in what they do. */
export interface Stop {
  readonly to: Space;
  readonly moves: readonly MovePreview[];
}

/** Where the moves end. */
export function stopsOf(moves: readonly MovePreview[]): readonly Stop[] {
  const stops = new Map<Space, readonly MovePreview[]>();
  for (const move of moves) stops.set(move.to, [...(stops.get(move.to) ?? []), move]);
  return [...stops].map(([to, list]) => ({ to, moves: list }));
}

/** The dice that a move is made by, as they are drawn. */
export function facesOf(by: MoveBy, [first, second]: Dice): readonly number[] {
  if (by === 'first') return [first];
  if (by === 'second') return [second];
  return by === 'sum' ? [first, second] : [Math.max(first, second), Math.min(first, second)];
}

export function isPointed({ pointed }: SceneModel, moves: readonly MovePreview[]): boolean {
  return pointed?.type === 'move' && moves.some(({ by }) => by === pointed.by);
}
