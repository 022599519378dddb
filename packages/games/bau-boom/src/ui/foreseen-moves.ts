import { type BauBoomPublicView, type MovePreview, movePreviews, type PushPreview, type SpaceEffect } from './rules.ts';

/** Every move that may be chosen now; a ladybug who finds the basket empty gives what lies on her space and nothing more. */
export function foreseenMoves(view: BauBoomPublicView): readonly MovePreview[] {
  return movePreviews(view).map((move) => withBasket(move, view.container));
}

/** The move with what its ladybugs can give out of a basket of this many blocks. */
export function withBasket(move: MovePreview, container: number): MovePreview {
  const { effect, pushes } = move;
  return {
    ...move,
    effect: given(effect, leftAfter(pushes, container)),
    pushes: pushes.map((push, nearness) => ({
      ...push,
      effect: given(push.effect, leftAfter(pushes.slice(nearness + 1), container)),
    })),
  };
}

function given(effect: SpaceEffect, basket: number): SpaceEffect {
  if (effect.what !== 'ladybug' || basket > 0) return effect;
  return effect.block === null ? { what: 'nothing' } : { what: 'must-take', block: effect.block };
}

/**
 * How many blocks the basket holds at least once these pushed wheelbarrows have suffered their spaces, the last of the
 * chain first (§3.3). What an unloading gives back and takes is not foreseen: one block stands for it.
 */
function leftAfter(pushes: readonly PushPreview[], container: number): number {
  return pushes.reduceRight((left, { effect }) => {
    if (effect.what === 'ladybug') return Math.max(0, left - 1);
    if (effect.what === 'anteater' && effect.loses) return left + 1;
    return effect.what === 'start' && effect.unloads ? Math.max(1, left) : left;
  }, container);
}
