import type { Addressed, Rng, Seat } from '@boomtown/game-core';
import { hillOf } from './hill.ts';
import type { Barrow, BauBoomEvent, BauBoomState, Block, Space, Square } from './types.ts';
import { addressed } from './view.ts';

/**
 * An action while it unfolds: the state so far, what happened, and the chance it draws from. States are replaced, never
 * changed.
 */
export interface StateDraft {
  state: BauBoomState;
  readonly events: Addressed<BauBoomEvent>[];
  readonly rng: Rng;
}

export function change(draft: StateDraft, fields: Partial<BauBoomState>): void {
  draft.state = { ...draft.state, ...fields };
}

export function tell(draft: StateDraft, event: BauBoomEvent): void {
  draft.events.push(...addressed(event, draft.state.options));
}

export function barrowOf(state: BauBoomState, seat: Seat): Barrow {
  const barrow = state.barrows[seat];
  if (barrow === undefined) throw new RangeError(`no wheelbarrow for seat ${seat}`);
  return barrow;
}

export function setBarrow(draft: StateDraft, seat: Seat, fields: Partial<Barrow>): void {
  const { barrows } = draft.state;
  change(draft, { barrows: barrows.with(seat, { ...barrowOf(draft.state, seat), ...fields }) });
}

export function setTrail(draft: StateDraft, space: Space, block: Block | null): void {
  change(draft, { trail: draft.state.trail.with(space, block) });
}

export function setSquare(draft: StateDraft, seat: Seat, square: Square, block: Block | null): void {
  const hill = hillOf(draft.state, seat);
  const built = hill.built.with(square, block);
  change(draft, { hills: draft.state.hills.with(seat, { plan: hill.plan, built }) });
}

/** Takes a random block out of the container; `null` if it is empty (§6). */
export function drawBlock(draft: StateDraft): Block | null {
  const { container } = draft.state;
  if (container.length === 0) return null;
  const index = draft.rng.int(container.length);
  const block = container[index] ?? null;
  change(draft, { container: container.toSpliced(index, 1) });
  return block;
}

/** Puts blocks back at the end of the container, in their order (§6). */
export function putBack(draft: StateDraft, blocks: readonly Block[]): void {
  change(draft, { container: [...draft.state.container, ...blocks] });
}
