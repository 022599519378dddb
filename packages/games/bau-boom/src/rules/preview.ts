import type { Seat } from '@boomtown/game-core';
import { courseOf, distanceOf, movesOf } from './moving.ts';
import { effectOf, type SpaceEffect } from './trail.ts';
import type { BauBoomPublicView, MoveBy, Space } from './types.ts';

/** A wheelbarrow that a move would push, and what its new space would do to it. */
export interface PushPreview {
  readonly seat: Seat;
  /** The seat whose wheelbarrow comes onto its space. */
  readonly by: Seat;
  readonly from: Space;
  readonly to: Space;
  readonly effect: SpaceEffect;
}

/** What a move would do: where the wheelbarrow stops, whom it pushes (nearest first), and what happens on each space. */
export interface MovePreview {
  readonly by: MoveBy;
  /** How many spaces the dice give: 0 to 12. The way is shorter if it ends on the start. */
  readonly distance: number;
  readonly from: Space;
  readonly to: Space;
  readonly pushes: readonly PushPreview[];
  readonly effect: SpaceEffect;
}

/**
 * Every move that may be chosen now, in the order of `legal`; none outside the phase `move`. The effects are those of
 * the spaces as they lie now, and nothing that happens to another before can change them: each wheelbarrow has a space,
 * a load and a hill of its own.
 */
export function movePreviews(view: BauBoomPublicView): readonly MovePreview[] {
  const { dice, phase } = view;
  if (phase !== 'move' || dice === null) return [];
  return movesOf(view.options.variant).map((by) => {
    const { seat, from, to, pushes } = courseOf(view, by);
    return {
      by,
      distance: distanceOf(by, dice),
      from,
      to,
      pushes: pushes.map((push) => ({ ...push, effect: effectOf(view, push.seat, push.to, 'suffer') })),
      effect: effectOf(view, seat, to, from === to ? 'stay' : 'land'),
    };
  });
}
