import type { Board, ConstructoView } from '@boomtown/rules-constructo/view';
import { Memory } from './memory.ts';
import { bookOf, type OpeningBook } from './openings.ts';
import { neighboursOn } from './position.ts';
import { RoundSearch } from './search.ts';

/** Room for 2^20 positions: 12 MB. */
const MEMORY_BITS = 20;
/** How many boards are kept in mind. */
const MOST_BOARDS = 4;

interface Known {
  readonly search: RoundSearch;
  readonly book: OpeningBook | null;
}

/** What is worked out about boards once and used again: their searches, with all that these remember, and their books. */
export class Knowledge {
  readonly #boards = new Map<string, Known>();
  readonly #bits: number;

  /** @param bits each board's memory has room for 2^bits positions, at 12 bytes each */
  constructor(bits: number = MEMORY_BITS) {
    this.#bits = bits;
  }

  /** The search on the board that is being played on. */
  searchOf(view: ConstructoView): RoundSearch {
    return this.on(inPlay(view)).search;
  }

  /** The book of that board, if there is one. */
  bookOf(view: ConstructoView): OpeningBook | null {
    return this.on(inPlay(view)).book;
  }

  /** All about a board. The board that was asked about longest ago is forgotten. */
  on(board: Board): Known {
    const name = `${board.id} ${board.cells.join(' ')}`;
    const known = this.#boards.get(name) ?? {
      search: new RoundSearch(neighboursOn(board), new Memory(this.#bits)),
      book: bookOf(board),
    };
    this.#boards.delete(name);
    this.#boards.set(name, known);
    const [oldest] = this.#boards.keys();
    if (this.#boards.size > MOST_BOARDS && oldest !== undefined) this.#boards.delete(oldest);
    return known;
  }
}

function inPlay(view: ConstructoView): Board {
  if (view.board === null) throw new Error('no board has been chosen yet');
  return view.board;
}
