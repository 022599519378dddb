import type { Board } from '../view.ts';
import { KEY_HIGH, KEY_LOW, WIDTH } from './compact.ts';
import { OPENING_VALUES } from './data/openings.ts';
import { Memory } from './memory.ts';
import { FIRST_POSITION, neighboursOn } from './position.ts';
import { RoundSearch } from './search.ts';
import { LeastKey } from './symmetry.ts';

/** How many turns of a round the book knows on the standard boards. */
export const OPENING_TURNS = 3;

/** The positions of the book, those that can be turned or mirrored into one another taken as one. */
interface Openings {
  /** By the least key of each position, its number in the book. */
  readonly numbers: ReadonlyMap<number, number>;
  readonly positions: readonly Opening[];
}

interface Opening {
  /** The actions that led there first. */
  readonly way: readonly number[];
  /** The numbers of the positions that come next; none in the last turn of the book. */
  readonly next: readonly number[];
}

/** Every position up to the last turn of the book, once, each after those that come next. */
export function openingsOn(board: Board): Openings {
  const neighbours = neighboursOn(board);
  const search = new RoundSearch(neighbours, new Memory(1));
  const least = new LeastKey(neighbours);
  const numbers = new Map<number, number>();
  const positions: Opening[] = [];
  search.begin(FIRST_POSITION, () => false);
  const visit = (way: readonly number[]): number => {
    const turn = way.length;
    const key = leastKeyAfter(search, least, turn);
    const before = numbers.get(key);
    if (before !== undefined) return before;
    const actions = turn === OPENING_TURNS ? [] : search.legal(turn);
    const next = actions.map((action) => {
      search.round.play(turn, action);
      return visit([...way, action]);
    });
    numbers.set(key, positions.length);
    return positions.push({ way, next }) - 1;
  };
  visit([]);
  return { numbers, positions };
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

/** Reads the opening book of a board. A board's id finds it: no drawn board may have the id of a standard one (§3). */
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

function readValue(values: string, number: number): number {
  return values.charCodeAt(number) - NOUGHT;
}

export function writeValue(points: number): string {
  return String.fromCharCode(NOUGHT + points);
}
