import type { Seat } from '@boomtown/game-core';
import { PLAIN_TERMS, type TableStage, type TableState, type Terms } from '@boomtown/wire/browser';

/** A seat as everybody at the table sees it. */
export interface SeatView {
  readonly seat: Seat;
  /** Empty while the seat is free. */
  readonly name: string;
  readonly taken: boolean;
  readonly here: boolean;
  readonly ready: boolean;
  readonly nonceHash: string;
  /** Milliseconds that its clock had left when it began to run, or has while it stands. */
  readonly left: number;
  /** When its clock began to run, by the server's clockwork; 0 while it stands. */
  readonly since: number;
}

/** What stands at a table besides its game, immutable. */
export interface TableView {
  readonly stage: TableStage;
  readonly step: number;
  readonly seats: readonly SeatView[];
  readonly commitment: string;
  readonly watchers: number;
  /** Is what is done at the table kept in the server's memory only, since its disk can't be written? */
  readonly unsaved: boolean;
  readonly terms: Terms;
}

/** A seat with somebody at it of whom nothing else is known, as in a replay. */
export function seatOf(seat: Seat, name: string): SeatView {
  return { seat, name, taken: true, here: true, ready: true, nonceHash: '', left: 0, since: 0 };
}

/** Copies what the pages need out of the room's mutable state. */
export function readTable(state: TableState): TableView {
  const { stage, step, commitment, watchers, unsaved } = state;
  const seats = [...state.seats].map(({ name, taken, here, ready, nonceHash, left, since }, seat) => ({
    seat,
    name,
    taken,
    here,
    ready,
    nonceHash,
    left,
    since,
  }));
  return { stage, step, seats, commitment, watchers, unsaved, terms: readTerms(state.terms) };
}

function readTerms(text: string): Terms {
  // The server's own, of this wire version; empty only before the first state is there.
  return text === '' ? PLAIN_TERMS : (JSON.parse(text) as Terms);
}
