import { describe, expect, test } from 'vitest';
import { OPENING_VALUES } from '../../src/bots/data/openings.ts';
import { Memory } from '../../src/bots/memory.ts';
import { bookOf, OPENING_TURNS, openingsOn } from '../../src/bots/openings.ts';
import { exactValue } from '../../src/bots/perfect.ts';
import { FIRST_POSITION, neighboursOn } from '../../src/bots/position.ts';
import { RoundSearch } from '../../src/bots/search.ts';
import { symmetriesOf } from '../../src/bots/symmetry.ts';
import { STANDARD_BOARDS } from '../../src/view.ts';

/** A search on a standard board, with the book of it. */
function on(id: string) {
  const board = STANDARD_BOARDS.find((one) => one.id === id);
  const book = board === undefined ? null : bookOf(board);
  if (board === undefined || book === null) throw new Error(`no book of ${id}`);
  const neighbours = neighboursOn(board);
  const search = new RoundSearch(neighbours, new Memory(18));
  search.begin(FIRST_POSITION, () => false);
  const reach = (way: readonly number[]): void => {
    for (const [turn, action] of way.entries()) search.round.play(turn, action);
  };
  return { board, book, neighbours, search, reach };
}

describe.each(Object.keys(OPENING_VALUES))('the book of the %s', (id) => {
  const { board, book, neighbours, search, reach } = on(id);

  test('says that a round is a draw with best play (§2.1)', () => {
    reach([]);
    expect(book.valueAfter(search, 0)).toBe(0);
  });

  test('knows each position of the first turns, and none of those after', () => {
    const { positions } = openingsOn(board);
    expect(OPENING_VALUES[id]).toHaveLength(positions.length);
    const [last] = positions.filter(({ way }) => way.length === OPENING_TURNS);
    reach(last?.way ?? []);
    expect(book.valueAfter(search, OPENING_TURNS)).toBeTypeOf('number');
    search.round.play(OPENING_TURNS, search.legal(OPENING_TURNS)[0] ?? 0);
    expect(book.valueAfter(search, OPENING_TURNS + 1)).toBeNull();
  });

  test('gives a position the value of the best one that comes next', () => {
    const ways = openingsOn(board).positions.filter(({ way }) => way.length < OPENING_TURNS);
    for (const { way } of ways) {
      reach(way);
      const value = book.valueAfter(search, way.length);
      const next = search.legal(way.length).map((action) => {
        search.round.play(way.length, action);
        return -(book.valueAfter(search, way.length + 1) ?? Number.NaN);
      });
      expect(Math.max(...next) + 0).toBe(value);
    }
  });

  test('gives positions that are turned or mirrored the same value', () => {
    const turned = (action: number, image: Uint8Array): number =>
      3 * (image[Math.floor(action / 3)] ?? 0) + (action % 3);
    const values = symmetriesOf(neighbours).map((image) => {
      reach([1, 12, 23].map((action) => turned(action, image)));
      return book.valueAfter(search, 3);
    });
    expect(values.length).toBeGreaterThan(3);
    expect(new Set(values).size).toBe(1);
    expect(values[0]).toBeTypeOf('number');
  });

  test('is that of an exact search', () => {
    const last = openingsOn(board).positions.filter(({ way }) => way.length === OPENING_TURNS);
    const { way } = last[SAMPLE % last.length] ?? { way: [] };
    reach(way);
    expect(book.valueAfter(search, way.length)).toBe(exactValue(search, way.length));
  });
});

/** Any number: the one of the position that is solved anew. */
const SAMPLE = 331;

test('there is a book of the standard boards only', () => {
  expect(bookOf({ id: 'toString', cells: STANDARD_BOARDS[0]?.cells ?? [] })).toBeNull();
});
