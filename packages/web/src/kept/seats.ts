import { isListOf, isObject, isWhole } from '@boomtown/game-core';
import { type GameId, type HeldSeat, isGameId } from '@boomtown/wire/browser';
import { keep, keptValue, type Shelf } from './storage.ts';

/** A table at which this browser holds seats, or which it watched. */
export interface KeptTable {
  readonly code: string;
  readonly game: GameId;
  /** The seats with their secrets; empty for a watcher. */
  readonly seats: readonly HeldSeat[];
  /** When it was last opened here, in milliseconds since 1970. */
  readonly at: number;
}

const KEY = 'tables';
/** The oldest are forgotten first. */
const MOST_TABLES = 60;

/** All tables that this browser knows, the last opened first. */
export function keptTables(shelf?: Shelf): readonly KeptTable[] {
  return keptValue(KEY, readTables, [], shelf);
}

/** The seats that this browser holds at a table; empty if it holds none. */
export function keptSeats(code: string, shelf?: Shelf): readonly HeldSeat[] {
  return keptTables(shelf).find((table) => table.code === code)?.seats ?? [];
}

/** Remembers seats at a table beside those that are already held there, and puts it first. */
export function keepSeats(
  code: string,
  game: GameId,
  seats: readonly HeldSeat[],
  now: number = Date.now(),
  shelf?: Shelf,
): void {
  const others = keptTables(shelf).filter((table) => table.code !== code);
  const held = new Map(keptSeats(code, shelf).map((seat) => [seat.seat, seat]));
  for (const seat of seats) held.set(seat.seat, seat);
  const ordered = [...held.values()].sort((a, b) => a.seat - b.seat);
  keep(KEY, [{ code, game, seats: ordered, at: now }, ...others].slice(0, MOST_TABLES), shelf);
}

/** Forgets one seat, which was given up. */
export function dropSeat(code: string, seat: number, shelf?: Shelf): void {
  const tables = keptTables(shelf).map((table) =>
    table.code === code ? { ...table, seats: table.seats.filter((held) => held.seat !== seat) } : table,
  );
  keep(KEY, tables, shelf);
}

export function dropTable(code: string, shelf?: Shelf): void {
  keep(
    KEY,
    keptTables(shelf).filter((table) => table.code !== code),
    shelf,
  );
}

function readTables(raw: unknown): readonly KeptTable[] | undefined {
  return Array.isArray(raw) ? raw.flatMap(readTable) : undefined;
}

function readTable(raw: unknown): KeptTable[] {
  if (!isObject(raw) || typeof raw.code !== 'string' || !isGameId(raw.game) || typeof raw.at !== 'number') return [];
  if (!isListOf(raw.seats, isHeldSeat)) return [];
  return [{ code: raw.code, game: raw.game, seats: raw.seats, at: raw.at }];
}

function isHeldSeat(raw: unknown): raw is HeldSeat {
  return isObject(raw) && isWhole(raw.seat, 0, 99) && typeof raw.token === 'string';
}
