import { isListOf, isObject, isWhole } from '@boomtown/game-core';
import type { GameId, HeldSeat } from '@boomtown/wire/browser';
import { type StorageLike, store, storedValue } from './storage.ts';

/** A table at which this browser holds seats, or which it watched. */
export interface StoredTable {
  readonly code: string;
  /** Perhaps one that this build has no more, or not yet: the table is there when the game is. */
  readonly game: GameId;
  /** The seats with their secrets; empty for a watcher. */
  readonly seats: readonly HeldSeat[];
  /** When it was last opened here, in milliseconds since 1970. */
  readonly at: number;
  /** Who sat there, by seat, once it is known here that the match is over; `null` before. */
  readonly over: readonly string[] | null;
  /** How it ended, if that is known here. */
  readonly end: PastEnd | null;
}

/** How a match ended: the names of those who won, and of those who gave up. */
export interface PastEnd {
  readonly winners: readonly string[];
  readonly resigned: readonly string[];
}

/** A table whose match is over. */
export interface PastTable {
  readonly code: string;
  readonly game: GameId;
  readonly names: readonly string[];
  readonly at: number;
  readonly end: PastEnd | null;
}

const KEY = 'tables';
/** The oldest are forgotten first. */
const MOST_TABLES = 60;

/** All tables that this browser knows, the last opened first. */
export function storedTables(storage?: StorageLike): readonly StoredTable[] {
  return storedValue(KEY, readTables, [], storage);
}

/** The seats that this browser holds at a table; empty if it holds none. */
export function storedSeats(code: string, storage?: StorageLike): readonly HeldSeat[] {
  return storedTables(storage).find((table) => table.code === code)?.seats ?? [];
}

/** Remembers seats at a table in addition to those already held there, and puts it first. */
export function storeSeats(
  code: string,
  game: GameId,
  seats: readonly HeldSeat[],
  now: number = Date.now(),
  storage?: StorageLike,
): void {
  const known = storedTables(storage);
  const others = known.filter((table) => table.code !== code);
  const before = known.find((table) => table.code === code);
  const held = new Map(before?.seats.map((seat) => [seat.seat, seat]));
  for (const seat of seats) held.set(seat.seat, seat);
  const ordered = [...held.values()].sort((a, b) => a.seat - b.seat);
  const table: StoredTable = {
    code,
    game,
    seats: ordered,
    at: now,
    over: before?.over ?? null,
    end: before?.end ?? null,
  };
  store(KEY, [table, ...others].slice(0, MOST_TABLES), storage);
}

/** Remembers that the match of a table is over, who played it, and how it ended. */
export function storeOutcome(code: string, names: readonly string[], end: PastEnd, storage?: StorageLike): void {
  const tables = storedTables(storage).map((table) => (table.code === code ? { ...table, over: names, end } : table));
  store(KEY, tables, storage);
}

/** The finished matches at which this browser held seats, the last opened first. */
export function pastTables(storage?: StorageLike): readonly PastTable[] {
  return storedTables(storage).flatMap(({ code, game, seats, at, over, end }) =>
    over === null || seats.length === 0 ? [] : [{ code, game, names: over, at, end }],
  );
}

/** Forgets one seat, which was given up. */
export function dropSeat(code: string, seat: number, storage?: StorageLike): void {
  const tables = storedTables(storage).map((table) =>
    table.code === code ? { ...table, seats: table.seats.filter((held) => held.seat !== seat) } : table,
  );
  store(KEY, tables, storage);
}

export function dropTable(code: string, storage?: StorageLike): void {
  store(
    KEY,
    storedTables(storage).filter((table) => table.code !== code),
    storage,
  );
}

function readTables(raw: unknown): readonly StoredTable[] | undefined {
  return Array.isArray(raw) ? raw.flatMap(readTable) : undefined;
}

function readTable(raw: unknown): StoredTable[] {
  if (!isObject(raw) || typeof raw.code !== 'string' || typeof raw.game !== 'string' || typeof raw.at !== 'number')
    return [];
  if (!isListOf(raw.seats, isHeldSeat)) return [];
  const over = areNames(raw.over) ? raw.over : null;
  return [{ code: raw.code, game: raw.game, seats: raw.seats, at: raw.at, over, end: readEnd(raw.end) }];
}

function readEnd(raw: unknown): PastEnd | null {
  if (!isObject(raw) || !areNames(raw.winners) || !areNames(raw.resigned)) return null;
  return { winners: raw.winners, resigned: raw.resigned };
}

function areNames(raw: unknown): raw is readonly string[] {
  return isListOf(raw, (name): name is string => typeof name === 'string');
}

function isHeldSeat(raw: unknown): raw is HeldSeat {
  return isObject(raw) && isWhole(raw.seat, 0, 99) && typeof raw.token === 'string';
}
