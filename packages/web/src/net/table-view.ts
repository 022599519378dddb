import type { Seat } from '@boomtown/game-core';
import type { TableStage, TableState } from '@boomtown/wire/browser';

/** A seat as everybody at the table sees it. */
export interface SeatView {
  readonly seat: Seat;
  /** Empty while the seat is free. */
  readonly name: string;
  readonly taken: boolean;
  readonly here: boolean;
  readonly ready: boolean;
  readonly nonceHash: string;
}

/** What stands at a table besides its game, immutable. */
export interface TableView {
  readonly stage: TableStage;
  readonly step: number;
  readonly seats: readonly SeatView[];
  readonly commitment: string;
  readonly watchers: number;
}

/** Copies what the pages need out of the room's mutable state. */
export function readTable(state: TableState): TableView {
  const { stage, step, commitment, watchers } = state;
  const seats = [...state.seats].map(({ name, taken, here, ready, nonceHash }, seat) => ({
    seat,
    name,
    taken,
    here,
    ready,
    nonceHash,
  }));
  return { stage, step, seats, commitment, watchers };
}
