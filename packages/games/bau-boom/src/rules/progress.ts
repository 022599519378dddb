import type { Addressed, Rng, Seat } from '@boomtown/game-core';
import { hillOf } from './building.ts';
import type { Barrow, BauBoomEvent, BauBoomState, Block, Space, Square } from './types.ts';
import { addressed } from './view.ts';

/**
 * An action while it unfolds: the state so far, what happened, and the chance it draws from. States are replaced, never
 * changed.
 */
export interface Progress {
  state: BauBoomState;
  readonly events: Addressed<BauBoomEvent>[];
  readonly rng: Rng;
}

export function change(progress: Progress, fields: Partial<BauBoomState>): void {
  progress.state = { ...progress.state, ...fields };
}

export function tell(progress: Progress, event: BauBoomEvent): void {
  progress.events.push(...addressed(event, progress.state.options));
}

export function barrowOf(state: BauBoomState, seat: Seat): Barrow {
  const barrow = state.barrows[seat];
  if (barrow === undefined) throw new RangeError(`no wheelbarrow for seat ${seat}`);
  return barrow;
}

export function setBarrow(progress: Progress, seat: Seat, fields: Partial<Barrow>): void {
  const { barrows } = progress.state;
  change(progress, { barrows: barrows.with(seat, { ...barrowOf(progress.state, seat), ...fields }) });
}

export function setTrail(progress: Progress, space: Space, block: Block | null): void {
  change(progress, { trail: progress.state.trail.with(space, block) });
}

export function setSquare(progress: Progress, seat: Seat, square: Square, block: Block | null): void {
  const hill = hillOf(progress.state, seat);
  const built = hill.built.with(square, block);
  change(progress, { hills: progress.state.hills.with(seat, { plan: hill.plan, built }) });
}

/** Takes a random block out of the container; `null` if it is empty (§6). */
export function drawBlock(progress: Progress): Block | null {
  const { container } = progress.state;
  if (container.length === 0) return null;
  const index = progress.rng.int(container.length);
  const block = container[index] ?? null;
  change(progress, { container: container.toSpliced(index, 1) });
  return block;
}

/** Puts blocks back at the end of the container, in their order (§6). */
export function putBack(progress: Progress, blocks: readonly Block[]): void {
  change(progress, { container: [...progress.state.container, ...blocks] });
}
