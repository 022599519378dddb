import { hasExactly, isOneOf, isWhole, plainZero } from '@boomtown/game-core';
import { HIGHEST_NUMBER } from './bidding.ts';
import {
  type BuiltTile,
  type Cell,
  type Contract,
  type FinishedRound,
  MATERIALS,
  type Player,
  type Rests,
  type StandingBid,
} from './types.ts';

/** Readers of the parts of a state from outside: the part, or `undefined` where its shape or range is wrong. */
export type Reader<T> = (raw: unknown) => T | undefined;

/** Any column will do; so that one more still counts exactly, it has to end somewhere. */
const FARTHEST_COLUMN = 1_000_000_000;

/** Far more than twelve rounds can bring; which sums are right follows from the history. */
const MOST_MONEY = 1_000_000;

const MOST_OF_A_MATERIAL = 16;

const RESTS: readonly Rests[] = ['down', 'left', 'right', null];

/** Parts that have all been read. */
type Complete<T> = { readonly [K in keyof T]: Exclude<T[K], undefined> };

/** Has every part been read? */
export function isComplete<T extends object>(parts: T): parts is T & Complete<T> {
  return Object.values(parts).every((part) => part !== undefined);
}

export function readList<T>(raw: unknown, readItem: Reader<T>): readonly T[] | undefined {
  if (!Array.isArray(raw)) return undefined;
  const items: T[] = [];
  for (const each of raw) {
    const item = readItem(each);
    if (item === undefined) return undefined;
    items.push(item);
  }
  return items;
}

/** One for each seat. */
export function readPair<T>(raw: unknown, readItem: Reader<T>): readonly [T, T] | undefined {
  const [first, second, ...more] = readList(raw, readItem) ?? [];
  return first === undefined || second === undefined || more.length > 0 ? undefined : [first, second];
}

export function readOrNull<T>(raw: unknown, read: Reader<T>): T | null | undefined {
  return raw === null ? null : read(raw);
}

export function readWhole(raw: unknown, min: number, max: number): number | undefined {
  return isWhole(raw, min, max) ? plainZero(raw) : undefined;
}

export function readFlag(raw: unknown): boolean | undefined {
  return typeof raw === 'boolean' ? raw : undefined;
}

export function readWord<W extends string>(raw: unknown, words: readonly W[]): W | undefined {
  return isOneOf(raw, words) ? raw : undefined;
}

export function readPlayer(raw: unknown): Player | undefined {
  if (raw !== 0 && raw !== 1) return undefined;
  return raw === 0 ? 0 : 1;
}

export function readMoney(raw: unknown): number | undefined {
  return readWhole(raw, -MOST_MONEY, MOST_MONEY);
}

export function readStandingBid(raw: unknown): StandingBid | undefined {
  if (!hasExactly(raw, ['seat', 'number', 'material'])) return undefined;
  const bid = { seat: readPlayer(raw.seat), ...bidParts(raw) };
  return isComplete(bid) ? bid : undefined;
}

export function readContract(raw: unknown): Contract | undefined {
  if (!hasExactly(raw, ['contractor', 'number', 'material', 'doubled'])) return undefined;
  const contract = contractParts(raw);
  return isComplete(contract) ? contract : undefined;
}

export function readFinishedRound(raw: unknown): FinishedRound | undefined {
  if (!hasExactly(raw, ['contractor', 'number', 'material', 'doubled', 'count', 'money'])) return undefined;
  const count = readWhole(raw.count, 0, MOST_OF_A_MATERIAL);
  const line = { ...contractParts(raw), count, money: readMoney(raw.money) };
  return isComplete(line) ? line : undefined;
}

/** A tile of a set of so many, in a building. */
export function readBuiltTile(raw: unknown, tiles: number): BuiltTile | undefined {
  if (!hasExactly(raw, ['tile', 'column', 'row', 'rests', 'consumed'])) return undefined;
  const built = {
    tile: readWhole(raw.tile, 0, tiles - 1),
    ...cellParts(raw, tiles),
    rests: RESTS.find((known) => known === raw.rests),
    consumed: readFlag(raw.consumed),
  };
  return isComplete(built) ? built : undefined;
}

export function readCell(raw: unknown, tiles: number): Cell | undefined {
  if (!hasExactly(raw, ['column', 'row'])) return undefined;
  const cell = cellParts(raw, tiles);
  return isComplete(cell) ? cell : undefined;
}

/** No building is higher than it has tiles. */
function cellParts({ column, row }: Readonly<Record<'column' | 'row', unknown>>, tiles: number) {
  return { column: readWhole(column, -FARTHEST_COLUMN, FARTHEST_COLUMN), row: readWhole(row, 0, tiles - 1) };
}

function contractParts(raw: Readonly<Record<'contractor' | 'number' | 'material' | 'doubled', unknown>>) {
  return { contractor: readPlayer(raw.contractor), ...bidParts(raw), doubled: readFlag(raw.doubled) };
}

function bidParts({ number, material }: Readonly<Record<'number' | 'material', unknown>>) {
  return { number: readWhole(number, 1, HIGHEST_NUMBER), material: readWord(material, MATERIALS) };
}
