import type { Board } from '@boomtown/rules-constructo/view';
import { KEY_HIGH, KEY_LOW, WIDTH } from './compact.ts';
import { OPENING_VALUES } from './data/openings.ts';
import { Memory } from './memory.ts';
import { FIRST_POSITION, neighboursOn } from './position.ts';
import { RoundSearch } from './search.ts';
import { LeastKey } from './symmetry.ts';

/** How many turns of a round the book knows on the standard boards. */
export const OPENING_TURNS = 3;

/** Positions that no turning or mirroring makes one, in the order in which they are first reached. */
export interface Openings {
  /** By the least key of each position, its number in the book. */
  readonly numbers: ReadonlyMap<number, number>;
  /** The actions that first led to each. */
  readonly ways: readonly (readonly number[])[];
}

/** Every position up to the last turn of the book, once. */
export function openingsOn(board: Board): Openings {
  const neighbours = neighboursOn(board);
  const search = new RoundSearch(neighbours, new Memory(1));
  const least = new LeastKey(neighbours);
  const numbers = new Map<number, number>();
  const ways: (readonly number[])[] = [];
  search.begin(FIRST_POSITION, () => false);
  const visit = (way: readonly number[]): void => {
    const key = leastKeyAfter(search, least, way.length);
    if (numbers.has(key)) return;
    numbers.set(key, ways.length);
    ways.push(way);
    if (way.length === OPENING_TURNS) return;
    for (const action of search.legal(way.length)) {
      search.round.play(way.length, action);
      visit([...way, action]);
    }
  };
  visit([]);
  return { numbers, ways };
}

function leastKeyAfter({ round: { positions } }: RoundSearch, least: LeastKey, turn: number): number {
  const at = turn * WIDTH;
  least.of(positions[at + KEY_LOW] ?? 0, positions[at + KEY_HIGH] ?? 0);
  return least.high * 2 ** 31 + least.low;
}

/** The exact values of a board's first turns, or `null` for a board that the book does not know. */
export interface OpeningBook {
  /** The value of the position after `turn` turns of the search, in points for the player to move there, or `null` if the book ends before. */
  valueAfter(search: RoundSearch, turn: number): number | null;
}

/** Reads the book of a board. Boards are told apart by their ids: those of the standard ones are nobody else's (§3). */
export function bookOf(board: Board): OpeningBook | null {
  const values = Object.hasOwn(OPENING_VALUES, board.id) ? OPENING_VALUES[board.id] : undefined;
  if (values === undefined) return null;
  const { numbers } = openingsOn(board);
  const least = new LeastKey(neighboursOn(board));
  return {
    valueAfter(search, turn) {
      const number = numbers.get(leastKeyAfter(search, least, turn));
      return number === undefined ? null : readValue(values, number);
    },
  };
}

/** One letter a position: `j` is nought, one letter further one point more. */
const NOUGHT = 'j'.charCodeAt(0);

export function readValue(values: string, number: number): number {
  return values.charCodeAt(number) - NOUGHT;
}

export function writeValue(points: number): string {
  return String.fromCharCode(NOUGHT + points);
}
