import type { Outcome, Seat } from '@boomtown/game-core';
import type { StandIn, Terms } from '@boomtown/wire';

/** What the record says of a table's stage; `dealing` is no part of it, since it follows from the seats. */
export type StoredStage = 'waiting' | 'playing' | 'over';

/** A seat in the record. */
export interface SeatRecord {
  /** `null` while the seat is free. */
  readonly name: string | null;
  /** Hex of the SHA-256 of the seat's token; `null` while the seat is free. */
  readonly tokenHash: string | null;
  /** Did a browser with the token ever come to the table? */
  readonly claimed: boolean;
  /** Hex; not null exactly while the person is ready, and from the start on. */
  readonly nonceHash: string | null;
}

export const FREE_SEAT: SeatRecord = { name: null, tokenHash: null, claimed: false, nonceHash: null };

/** The truth about a table, besides its entries. */
export interface TableRecord {
  readonly code: string;
  readonly game: string;
  readonly rulesVersion: number;
  /** As the maker gave them; the rules fill in the rest. */
  readonly options: object;
  readonly listed: boolean;
  readonly watchable: boolean;
  readonly terms: Terms;
  readonly stage: StoredStage;
  /** The server's part of the deal, 32 bytes; shown to nobody before the end. */
  readonly secret: Uint8Array;
  readonly deal: Deal | null;
  readonly outcome: Outcome | null;
  readonly rematch: string | null;
  readonly logName: string;
  readonly madeAt: number;
  readonly seats: readonly SeatRecord[];
  /** How the clocks stood when they were last written, by seat; `null` at a table without, and until then. */
  readonly clocks: readonly KeptClock[] | null;
}

/** What the record keeps of a seat's clock: milliseconds that are left, and those that lag may still be credited for. */
export interface KeptClock {
  readonly left: number;
  readonly purse: number;
}

/** What the start added to the record. */
export interface Deal {
  /** 32 bytes. */
  readonly seed: Uint8Array;
  /** Hex, in seat order; `null` for a seat that gave none. */
  readonly nonces: readonly (string | null)[];
  readonly startedAt: number;
}

/** One thing that happened in a match. Entries are numbered from 1 and never change; `kind` leaves room for others. */
export interface Entry {
  readonly entry: number;
  readonly kind: 'action';
  readonly seat: Seat;
  readonly action: unknown;
  /** The id of the request that brought it. */
  readonly request: string | null;
  /** Who chose it, if not the person whose seat it is. */
  readonly standIn: StandIn['by'] | null;
  readonly at: number;
}

/** A table as the lobby shows it. */
export interface ListedTable {
  readonly code: string;
  readonly game: string;
  readonly options: object;
  readonly stage: StoredStage;
  readonly listed: boolean;
  readonly watchable: boolean;
  readonly names: readonly (string | null)[];
}
