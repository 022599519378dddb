import { adjacencyOf, areHexNeighbours, type HexCell, isConnected, isSameHex } from '@boomtown/game-core';
import {
  either,
  flag,
  list,
  object,
  oneOf,
  orNull,
  pair,
  places,
  record,
  type Shape,
  said,
  seat,
  tagged,
  text,
  tuple,
  where,
  whole,
} from '@boomtown/game-core/shapes';
import { CELLS_A_BOARD, STANDARD_BOARDS } from './data/boards.ts';

/** The two editions of the one game; also their game ids. */
export type Edition = 'constructo' | 'constructor';

/** The kinds of pieces, in the order in which the rules list them. */
export const SIZES = ['ring', 'medium', 'small'] as const;
/** How many pieces of each kind a player has (§1.1). */
export const PIECES_A_SIZE = 3;
/** §1.5: every tower has a medium in it, and there are no more of them. */
const MOST_TOWERS = 2 * PIECES_A_SIZE;
/** §1.4: a small, ringed, with a medium and a small on the ring. */
const HIGHEST_STACK = 4;

/** How many boards of its own a table may bring. */
export const MOST_OWN_BOARDS = 20;
/** How far from the origin a cell of an own board may lie, along q and along r. */
export const FARTHEST_CELL = 100;
const BOARD_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-';
const LONGEST_ID = 24;

const size = oneOf(...SIZES);
const player = oneOf(0, 1);
const piece = object({ seat, size });
/** What stands on one hexagon, bottom to top; `[]` if nothing does. */
const stack = list(piece, 0, HIGHEST_STACK);
/** How many towers each has at the end of a round. */
const points = where(
  pair(whole(0, MOST_TOWERS)),
  `points for at most ${MOST_TOWERS} towers`,
  ([first, second]) => first + second <= MOST_TOWERS,
);

const distance = whole(-FARTHEST_CELL, FARTHEST_CELL);
/** A board of the table's own: nine hexagons that hang together. A cell's number is its place in the list. */
const ownBoard = object({
  id: where(
    text(BOARD_LETTERS, 1, LONGEST_ID),
    'the name of no standard board',
    (id) => !STANDARD_BOARDS.some((board) => board.id === id),
  ),
  cells: said(
    where(list(tuple(distance, distance)), 'a board', isBoardShape),
    `nine different hexagons that hang together, each two whole numbers from ${-FARTHEST_CELL} to ${FARTHEST_CELL}`,
    '2.2',
    'bad-board',
  ),
});

const options = object({
  /** Who starts the first round. */
  starter: either(oneOf('random'), player),
  /** Is the second round played on the first one's board (§2.3)? */
  sameBoard: flag,
  /** Boards of the table's own, besides the standard ones (§2.2). */
  boards: list(ownBoard, 0, MOST_OWN_BOARDS),
});

const round = oneOf(1, 2);

const action = tagged('type', {
  /** The id of a standard board or of one of the table's own. */
  board: { board: text() },
  place: { piece: size, cell: whole() },
  move: { from: whole(), to: whole() },
});

const cell = whole(0, CELLS_A_BOARD - 1);

const event = tagged('type', {
  'board-chosen': { round, board: text() },
  placed: { seat, piece: size, cell },
  /** `tower`: is the hexagon that the piece went to a tower now? */
  moved: { seat, piece: size, from: cell, to: cell, tower: flag },
  'round-ended': { round, points, stuck: seat },
  'match-ended': { winners: list(seat), scores: list(whole()) },
});

/** Everything that an edition takes, keeps and shows: types, parsing and the wire follow from it. */
function shapeOf(edition: Shape<Edition>) {
  const state = object({
    game: edition,
    options,
    phase: oneOf('board', 'turn', 'over'),
    round,
    /** The seat that starts this round. */
    starter: seat,
    /** The seat to act; when the match is over, the one that was stuck. */
    toMove: seat,
    /** `null` exactly while it is being chosen. */
    board: orNull(either(oneOf(...STANDARD_BOARDS), ownBoard)),
    /** One stack a cell; `[]` while the board is being chosen. */
    cells: places(stack, 0, CELLS_A_BOARD),
    /** Of seat 0 and of seat 1. */
    reserve: pair(record(SIZES, whole(0, PIECES_A_SIZE))),
    /** The points of each round that has ended. */
    scores: list(points, 0, 2),
  });
  // Nothing is hidden: the public view is the state, and no seat knows more than everybody.
  return { options, state, publicView: state, privateView: object({}), action, event };
}

/** By the ids of the editions. */
export const SHAPES = { constructo: shapeOf(oneOf('constructo')), constructor: shapeOf(oneOf('constructor')) };

/** §2.2: nine distinct hexagons that hang together. A board editor asks this of what was drawn so far. */
export function isBoardShape(cells: readonly HexCell[]): boolean {
  return (
    cells.length === CELLS_A_BOARD &&
    cells.every((cell, i) => cells.findIndex((other) => isSameHex(cell, other)) === i) &&
    isConnected(adjacencyOf(cells, areHexNeighbours))
  );
}
