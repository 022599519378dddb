import type { Board, ConstructoView } from '../view.ts';
import { Memory } from './memory.ts';
import { bookOf, type OpeningBook } from './openings.ts';
import { neighboursOn } from './position.ts';
import { RoundSearch } from './search.ts';

/** Maximum number of remembered boards. */
const MOST_BOARDS = 4;

/** What is worked out about boards once and used again: their searches, with all that these remember, and their books. */
export class Knowledge {
  readonly #searches = new Map<string, RoundSearch>();
  readonly #books = new Map<string, OpeningBook | null>();
  readonly #bits: number;

  /** @param bits each board's memory has room for 2^bits positions, at 12 bytes each */
  constructor(bits: number) {
    this.#bits = bits;
  }

  /** The search on the board that is being played on. */
  searchOf(view: ConstructoView): RoundSearch {
    return this.searchOn(inPlay(view));
  }

  /** The search on a board. */
  searchOn(board: Board): RoundSearch {
    return kept(this.#searches, board, () => new RoundSearch(neighboursOn(board), new Memory(this.#bits)));
  }

  /** The book of the board that is being played on, if there is one. */
  bookOf(view: ConstructoView): OpeningBook | null {
    const board = inPlay(view);
    return kept(this.#books, board, () => bookOf(board));
  }
}

/** What is remembered for a board, made if there is none. The board that was asked about longest ago is forgotten. */
function kept<V>(map: Map<string, V>, board: Board, make: () => V): V {
  const name = `${board.id} ${board.cells.join(' ')}`;
  const value = map.get(name) ?? make();
  map.delete(name);
  map.set(name, value);
  const [oldest] = map.keys();
  if (map.size > MOST_BOARDS && oldest !== undefined) map.delete(oldest);
  return value;
}

function inPlay(view: ConstructoView): Board {
  if (view.board === null) throw new Error('no board has been chosen yet');
  return view.board;
}
