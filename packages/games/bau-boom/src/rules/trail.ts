import type { Seat } from '@boomtown/game-core';
import { ANTEATERS, LADYBUGS, START, TRAIL_LENGTH } from './data/pieces.ts';
import { fits, hillOf } from './hill.ts';
import type { Block, SeenLoad, Space, SpaceKind, Table } from './types.ts';

/** All spaces, in the direction of travel (§1.2). */
export const SPACES: readonly Space[] = Array.from({ length: TRAIL_LENGTH }, (_, space) => space);

export function spaceKind(space: Space): SpaceKind {
  if (space === START) return 'start';
  if (ANTEATERS.includes(space)) return 'anteater';
  return LADYBUGS.includes(space) ? 'ladybug' : 'normal';
}

/** The spaces on which blocks lie: all but the start and the anteaters (§2.1). */
export const BLOCK_SPACES: readonly Space[] = SPACES.filter((space) => {
  const kind = spaceKind(space);
  return kind === 'normal' || kind === 'ladybug';
});

/** Where a wheelbarrow stops that goes this many spaces forward: on the start at the latest (§3.2). */
export function forward(from: Space, spaces: number): Space {
  const to = from + spaces;
  return to >= TRAIL_LENGTH ? START : to;
}

/** How a wheelbarrow comes to a space: it lands at the end of a move, it stays (a move of 0), or it was pushed there. */
export type Arrival = 'land' | 'stay' | 'suffer';

/** What a space does to the wheelbarrow that comes to it. */
export type SpaceEffect =
  | { readonly what: 'nothing' }
  | { readonly what: 'may-take'; readonly block: Block }
  | { readonly what: 'must-take'; readonly block: Block }
  /** `block` must be taken (`null`: there is none to take); one from the container follows. */
  | { readonly what: 'ladybug'; readonly block: Block | null }
  /** `loses`: is there a block to give back? */
  | { readonly what: 'anteater'; readonly loses: boolean }
  /** `unloads`: is the wheelbarrow emptied and built with? */
  | { readonly what: 'start'; readonly unloads: boolean };

/**
 * What a space does to the seat's wheelbarrow when it comes there, wherever it stands now (§3.3 to §3.7; §5.2 for
 * staying, §5.3 for `young`, where only a block that fits the hill is taken).
 */
export function effectOf(table: Table, seat: Seat, space: Space, arrival: Arrival): SpaceEffect {
  const young = table.options.variant === 'young';
  const kind = spaceKind(space);
  if (kind === 'start') return { what: 'start', unloads: !young && arrival !== 'stay' };
  if (kind === 'anteater') return { what: 'anteater', loses: !young && loadSize(table.barrows[seat]?.load ?? 0) > 0 };
  const there = table.trail[space] ?? null;
  const block = young && there !== null && !fits(hillOf(table, seat), seat, there) ? null : there;
  if (kind === 'ladybug') return { what: 'ladybug', block };
  if (block === null) return { what: 'nothing' };
  return { what: arrival === 'suffer' ? 'must-take' : 'may-take', block };
}

/** How many blocks a load has, seen or not. */
export function loadSize(load: SeenLoad): number {
  return typeof load === 'number' ? load : load.length;
}
