import { type ConstructoView, type Seat, SIZES, type Size, type Stack } from './rules.ts';

/** Where one of the eighteen pieces is: on a cell, on this level of it, or in its pile, the so-manyth from below. */
type Spot =
  | { readonly at: 'cell'; readonly cell: number; readonly level: number; readonly height: number }
  | { readonly at: 'pile'; readonly height: number };

/**
 * A piece with an identity of its own. The rules know none, since pieces of a kind are alike; the picture needs it so
 * that the very piece that was taken from a pile is the one that arrives on the board.
 */
export interface TrackedPiece {
  readonly id: string;
  readonly seat: Seat;
  readonly size: Size;
  readonly spot: Spot;
  /** Among several pieces that move in one step: which one, from 0. */
  readonly wave: number;
}

/** Levels above the board, bottom to top: a ring round a small stands on the same level as it. */
export function levelsOf(stack: Stack): readonly number[] {
  let level = -1;
  return stack.map((piece, height) => {
    const surrounds = piece.size === 'ring' && height === 1;
    if (!surrounds) level += 1;
    return level;
  });
}

/** How many levels high what stands here is. */
export function heightOf(stack: Stack): number {
  return Math.max(-1, ...levelsOf(stack)) + 1;
}

/**
 * Where all pieces of the view are. Those that did not move keep their identity; the others take over the identities
 * that became free, so that after one action exactly the piece that was moved moves, and after a gap everything still
 * ends where it belongs.
 */
export function follow(before: readonly TrackedPiece[], view: ConstructoView): readonly TrackedPiece[] {
  const trackedPieces: TrackedPiece[] = [];
  for (const seat of [0, 1] as const) {
    for (const size of SIZES) {
      const spots = spotsOf(view, seat, size);
      const old = before.filter((tracked) => tracked.seat === seat && tracked.size === size);
      const stayed = new Map<number, TrackedPiece>();
      for (const tracked of old) {
        const place = spots.findIndex((spot, i) => !stayed.has(i) && isSameSpot(spot, tracked.spot));
        if (place >= 0) stayed.set(place, tracked);
      }
      const free = old.filter((tracked) => ![...stayed.values()].includes(tracked)).reverse();
      spots.forEach((spot, i) => {
        const tracked = stayed.get(i) ?? free.shift();
        trackedPieces.push({ id: tracked?.id ?? `${seat}:${size}:${i}`, seat, size, spot, wave: 0 });
      });
    }
  }
  return inWaves(before, trackedPieces);
}

/** Everything that a seat's pieces of a kind do: the piles first, from below, then the cells. */
function spotsOf(view: ConstructoView, seat: Seat, size: Size): readonly Spot[] {
  const spots: Spot[] = Array.from({ length: view.reserve[seat === 0 ? 0 : 1][size] }, (_, height) => ({
    at: 'pile' as const,
    height,
  }));
  for (const [cell, stack] of view.cells.entries()) {
    const levels = levelsOf(stack);
    for (const [height, piece] of stack.entries()) {
      if (piece.seat === seat && piece.size === size)
        spots.push({ at: 'cell', cell, level: levels[height] ?? 0, height });
    }
  }
  return spots;
}

function isSameSpot(a: Spot, b: Spot): boolean {
  if (a.at === 'pile' || b.at === 'pile') return a.at === b.at && a.height === b.height;
  return a.cell === b.cell && a.height === b.height;
}

function inWaves(before: readonly TrackedPiece[], trackedPieces: readonly TrackedPiece[]): readonly TrackedPiece[] {
  const old = new Map(before.map((tracked) => [tracked.id, tracked.spot]));
  let moved = 0;
  return trackedPieces.map((tracked) => {
    const spot = old.get(tracked.id);
    if (spot === undefined || isSameSpot(spot, tracked.spot)) return tracked;
    moved += 1;
    return { ...tracked, wave: moved - 1 };
  });
}
