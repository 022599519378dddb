import { malformed, ok, type Result, sameJson } from '@boomtown/game-core';
import { parserOf } from '@boomtown/game-core/shapes';
import { boardNamed } from './boards.ts';
import { canAct, reserveOf } from './legal.ts';
import { pointsOn } from './outcome.ts';
import { SHAPES } from './shape.ts';
import { isPossibleStack } from './stacks.ts';
import { CELLS_A_BOARD, type ConstructoState, type Edition, PIECES_A_SIZE, SIZES } from './types.ts';

const READERS = {
  constructo: parserOf(SHAPES.constructo.state, 'state of Constructo'),
  constructor: parserOf(SHAPES.constructor.state, 'state of Constructor'),
};

/**
 * Reads a state from outside, or fails with `malformed`: exactly the page's fields, values in range, nine pieces a
 * player, and a match that is over exactly when its rules end it. How play could have led there is not asked.
 */
export function parseState(edition: Edition, raw: unknown): Result<ConstructoState> {
  const read = READERS[edition](raw, 2);
  if (!read.ok) return malformed(read.error.message);
  const state = read.value;
  const fault = faultOfRounds(state) ?? (state.phase === 'board' ? faultOfChoice(state) : faultOfPosition(state));
  if (fault !== null) return malformed(fault);
  // The table's own copy of the board.
  const board = state.board === null ? null : (boardNamed(state.options, state.board.id) ?? null);
  return ok({ ...state, board });
}

function faultOfRounds({ options, phase, round, scores }: ConstructoState): string | null {
  const { boards } = options;
  if (new Set(boards.map(({ id }) => id)).size < boards.length) return 'Two boards of the options have one id.';
  if (phase === 'over' && round === 1) return 'A match is over only after its second round.';
  if (phase === 'board' && round === 2 && options.sameBoard) return 'With "sameBoard" no second board is chosen.';
  if (scores.length !== (phase === 'over' ? 2 : round - 1)) return 'The scores are those of the rounds that ended.';
  return null;
}

function faultOfChoice(state: ConstructoState): string | null {
  if (state.board !== null || state.cells.length > 0) {
    return 'While the board is being chosen "board" is null and "cells" is [].';
  }
  if (state.toMove !== state.starter) return 'The board is chosen by the one who starts the round.';
  return piecesAddUp(state) ? null : 'While the board is being chosen the reserves are full.';
}

function faultOfPosition(state: ConstructoState): string | null {
  const { board, cells, options } = state;
  if (board === null || !sameJson(boardNamed(options, board.id)?.cells, board.cells)) {
    return "The board is a standard one or one of the table's own, as it stands there.";
  }
  if (cells.length !== CELLS_A_BOARD || !cells.every(isPossibleStack)) {
    return 'The cells are nine lists of pieces, each one that can be stacked so.';
  }
  if (!piecesAddUp(state)) return 'Each player has three pieces of each size, on the board and in reserve.';
  if (canAct(state, state.toMove) !== (state.phase === 'turn')) {
    return 'A match is over when the player to move can do nothing, and not before.';
  }
  if (state.phase === 'over' && !sameJson(state.scores[1], pointsOn(cells))) {
    return 'The points of the last round are the towers on the board.';
  }
  return null;
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
