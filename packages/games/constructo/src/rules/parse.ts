import {
  hasExactly,
  isListOf,
  isOneOf,
  isWhole,
  malformed,
  ok,
  plainZero,
  type Result,
  sameJson,
} from '@boomtown/game-core';
import { boardNamed } from './boards.ts';
import { canAct, reserveOf } from './legal.ts';
import { readOptions } from './options.ts';
import { pointsOn } from './outcome.ts';
import { isPossibleStack } from './stacks.ts';
import {
  type Board,
  CELLS_A_BOARD,
  type ConstructoAction,
  type ConstructoOptions,
  type ConstructoState,
  type Edition,
  type Pair,
  PIECES_A_SIZE,
  type Piece,
  type Reserve,
  SIZES,
  type Stack,
} from './types.ts';

const PLACE_KEYS = ['type', 'piece', 'cell'] as const;
const MOVE_KEYS = ['type', 'from', 'to'] as const;
const BOARD_KEYS = ['type', 'board'] as const;

/** Reads an action by its shape alone, or fails with `malformed`. Numbers of cells that the board lacks are left to the rules. */
export function parseAction(raw: unknown): Result<ConstructoAction> {
  if (hasExactly(raw, PLACE_KEYS)) {
    const { type, piece, cell } = raw;
    if (type === 'place' && isOneOf(piece, SIZES) && isWholeNumber(cell)) {
      return ok({ type, piece, cell: plainZero(cell) });
    }
  } else if (hasExactly(raw, MOVE_KEYS)) {
    const { type, from, to } = raw;
    if (type === 'move' && isWholeNumber(from) && isWholeNumber(to)) {
      return ok({ type, from: plainZero(from), to: plainZero(to) });
    }
  } else if (hasExactly(raw, BOARD_KEYS)) {
    const { type, board } = raw;
    if (type === 'board' && typeof board === 'string') return ok({ type, board });
  }
  return malformed('This is no action of this game: choose a board, place a piece, or move one.');
}

const STATE_KEYS = [
  'game',
  'options',
  'phase',
  'round',
  'starter',
  'toMove',
  'board',
  'cells',
  'reserve',
  'scores',
] as const satisfies readonly (keyof ConstructoState)[];

const OPTION_KEYS = ['starter', 'sameBoard', 'boards'] as const satisfies readonly (keyof ConstructoOptions)[];

/** §1.5: every tower has a medium in it, and there are no more of them. */
const MOST_TOWERS = 2 * PIECES_A_SIZE;

/**
 * Reads a state from outside, or fails with `malformed`: exactly the page's fields, values in range, nine pieces a
 * player, and a match that is over exactly when its rules end it. How play could have led there is not asked.
 */
export function parseState(edition: Edition, raw: unknown): Result<ConstructoState> {
  if (!hasExactly(raw, STATE_KEYS)) return malformed(`A state has exactly these fields: ${STATE_KEYS.join(', ')}.`);
  if (raw.game !== edition) return malformed(`The state is not one of the game "${edition}".`);
  if (!hasExactly(raw.options, OPTION_KEYS)) return malformed('The options of a state are all there, and no others.');
  const read = readOptions(raw.options);
  if (!read.ok) return malformed(read.error.message);
  const options = read.value;
  const { phase, toMove } = raw;
  if (!isOneOf(phase, ['board', 'turn', 'over'])) return malformed('The phase is "board", "turn" or "over".');
  const round = raw.round === 1 ? 1 : raw.round === 2 ? 2 : undefined;
  if (round === undefined) return malformed('The round is 1 or 2.');
  const starter = raw.starter;
  if (!isSeat(starter) || !isSeat(toMove)) return malformed('"starter" and "toMove" are seats, 0 or 1.');
  const reserve = readPair(raw.reserve, isReserve);
  if (reserve === undefined) return malformed('The reserve lists 0 to 3 rings, mediums and smalls for each player.');
  if (!isListOf(raw.scores, isPoints)) return malformed('The scores list the points of both players for each round.');
  const parts: Parts = {
    game: edition,
    options,
    phase,
    round,
    starter: plainZero(starter),
    toMove: plainZero(toMove),
    reserve: [plainReserve(reserve[0]), plainReserve(reserve[1])],
    scores: raw.scores.map(([first, second]) => [plainZero(first), plainZero(second)]),
  };
  const fault = faultOfRounds(parts);
  if (fault !== null) return malformed(fault);
  return phase === 'board' ? parseChoice(parts, raw.board, raw.cells) : parsePosition(parts, raw.board, raw.cells);
}

/** What of a state can be told without its board. */
type Parts = Omit<ConstructoState, 'board' | 'cells'>;

function faultOfRounds({ options, phase, round, scores }: Parts): string | null {
  if (phase === 'over' && round === 1) return 'A match is over only after its second round.';
  if (phase === 'board' && round === 2 && options.sameBoard) return 'With "sameBoard" no second board is chosen.';
  if (scores.length !== (phase === 'over' ? 2 : round - 1)) return 'The scores are those of the rounds that ended.';
  return null;
}

function parseChoice(parts: Parts, board: unknown, cells: unknown): Result<ConstructoState> {
  if (board !== null || !Array.isArray(cells) || cells.length > 0) {
    return malformed('While the board is being chosen "board" is null and "cells" is [].');
  }
  const state: ConstructoState = { ...parts, board, cells: [] };
  if (state.toMove !== state.starter) return malformed('The board is chosen by the one who starts the round.');
  if (!piecesAddUp(state)) return malformed('While the board is being chosen the reserves are full.');
  return ok(state);
}

function parsePosition(parts: Parts, rawBoard: unknown, cells: unknown): Result<ConstructoState> {
  const board = readBoard(parts.options, rawBoard);
  if (board === undefined)
    return malformed("The board is a standard one or one of the table's own, as it stands there.");
  if (!isListOf(cells, isStack) || cells.length !== CELLS_A_BOARD) {
    return malformed('The cells are nine lists of pieces, each one that can be stacked so.');
  }
  const state: ConstructoState = { ...parts, board, cells: cells.map((stack) => stack.map(plainPiece)) };
  if (!piecesAddUp(state)) return malformed('Each player has three pieces of each size, on the board and in reserve.');
  if (canAct(state, state.toMove) !== (state.phase === 'turn')) {
    return malformed('A match is over when the player to move can do nothing, and not before.');
  }
  if (state.phase === 'over' && !sameJson(state.scores[1], pointsOn(state.cells))) {
    return malformed('The points of the last round are the towers on the board.');
  }
  return ok(state);
}

/** The table's own copy of the board that is described, if it has that one. */
function readBoard(options: ConstructoOptions, raw: unknown): Board | undefined {
  if (!hasExactly(raw, ['id', 'cells']) || typeof raw.id !== 'string') return undefined;
  const board = boardNamed(options, raw.id);
  return board !== undefined && sameJson(board.cells, raw.cells) ? board : undefined;
}

function piecesAddUp(state: ConstructoState): boolean {
  const pieces = state.cells.flat();
  return [0, 1].every((seat) =>
    SIZES.every((size) => {
      const onBoard = pieces.filter((piece) => piece.seat === seat && piece.size === size).length;
      return onBoard + reserveOf(state, seat)[size] === PIECES_A_SIZE;
    }),
  );
}

function isWholeNumber(raw: unknown): raw is number {
  return typeof raw === 'number' && Number.isInteger(raw);
}

function isSeat(raw: unknown): raw is number {
  return isWhole(raw, 0, 1);
}

function isReserve(raw: unknown): raw is Reserve {
  return hasExactly(raw, SIZES) && SIZES.every((size) => isWhole(raw[size], 0, PIECES_A_SIZE));
}

function isPoints(raw: unknown): raw is Pair<number> {
  const pair = readPair(raw, (points) => isWhole(points, 0, MOST_TOWERS));
  return pair !== undefined && pair[0] + pair[1] <= MOST_TOWERS;
}

function isPiece(raw: unknown): raw is Piece {
  return hasExactly(raw, ['seat', 'size']) && isSeat(raw.seat) && isOneOf(raw.size, SIZES);
}

function isStack(raw: unknown): raw is Stack {
  return isListOf(raw, isPiece) && isPossibleStack(raw);
}

function readPair<T>(raw: unknown, item: (raw: unknown) => raw is T): Pair<T> | undefined {
  if (!Array.isArray(raw) || raw.length !== 2) return undefined;
  const [first, second]: readonly unknown[] = raw;
  return item(first) && item(second) ? [first, second] : undefined;
}

function plainReserve({ ring, medium, small }: Reserve): Reserve {
  return { ring: plainZero(ring), medium: plainZero(medium), small: plainZero(small) };
}

function plainPiece({ seat, size }: Piece): Piece {
  return { seat: plainZero(seat), size };
}
