import type { Seat } from '@boomtown/game-core';
import { type BauBoomPublicView, COLOURS, fits, forward, type Space, type SpaceEffect, spaceKind } from '../view.ts';

/** How many blocks a space brings at once in the variant `young`, on the average (§5.3). */
export function blocksGained(view: BauBoomPublicView, seat: Seat, effect: SpaceEffect): number {
  if (effect.what === 'may-take' || effect.what === 'must-take') return 1;
  if (effect.what !== 'ladybug') return 0;
  const hill = view.hills[seat];
  const fitting = COLOURS.filter((colour) => hill !== undefined && fits(hill, seat, colour)).length;
  return (effect.block === null ? 0 : 1) + fitting / COLOURS.length;
}

/** How many blocks the next turn from a space brings, as the trail lies now. */
export function blocksNextTurn(view: BauBoomPublicView, seat: Seat, from: Space): number {
  let sum = 0;
  for (let first = 1; first <= DIE; first += 1) {
    for (let second = 1; second <= DIE; second += 1) {
      sum += Math.max(blocksAt(view, seat, forward(from, first)), blocksAt(view, seat, forward(from, second)));
    }
  }
  return sum / DIE ** 2;
}

const DIE = 6;

function blocksAt(view: BauBoomPublicView, seat: Seat, space: Space): number {
  const kind = spaceKind(space);
  const hill = view.hills[seat];
  const there = view.trail[space] ?? null;
  const block = there !== null && hill !== undefined && fits(hill, seat, there) ? there : null;
  if (kind === 'ladybug') return blocksGained(view, seat, { what: 'ladybug', block });
  return block === null ? 0 : 1;
}
