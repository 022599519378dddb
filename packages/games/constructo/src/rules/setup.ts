import { ok, type Result, type Rng, refuse, type Seat, type Step } from '@boomtown/game-core';
import {
  type Board,
  CELLS_A_BOARD,
  type Constructo,
  type ConstructoOptions,
  type ConstructoState,
  type Edition,
  type Pair,
  PIECES_A_SIZE,
  type Reserve,
  type Stack,
} from './types.ts';
import { readOptions } from './view-rules.ts';

const FULL: Reserve = { ring: PIECES_A_SIZE, medium: PIECES_A_SIZE, small: PIECES_A_SIZE };

/** §1.1: what both players have in reserve before the first turn of a round. */
const FULL_RESERVES: Pair<Reserve> = [FULL, FULL];

const NO_PIECES: readonly Stack[] = Array.from({ length: CELLS_A_BOARD }, () => []);

/**
 * The first state of a match, without events, or `bad-seats`, then `bad-options` or `bad-board`. With a random
 * starter one `int(2)` is drawn.
 */
export function setup(edition: Edition, raw: unknown, seats: number, rng: Rng): Result<Step<Constructo>> {
  if (seats !== 2) return refuse('bad-seats', 'This game is for exactly two players.', '3');
  const options = readOptions(raw);
  if (!options.ok) return options;
  const { starter } = options.value;
  const first = starter === 'random' ? rng.int(2) : starter;
  return ok({ state: boardChoice(edition, options.value, 1, first, []), events: [] });
}

/** A round before its first turn: its starter chooses the board (§1.2). */
export function boardChoice(
  game: Edition,
  options: ConstructoOptions,
  round: 1 | 2,
  starter: Seat,
  scores: ConstructoState['scores'],
): ConstructoState {
  return {
    game,
    options,
    phase: 'board',
    round,
    starter,
    toMove: starter,
    board: null,
    cells: [],
    reserve: FULL_RESERVES,
    scores,
  };
}

/** The first turn of a round whose board is settled. */
export function firstTurn(choice: ConstructoState, board: Board): ConstructoState {
  return { ...choice, phase: 'turn', board, cells: NO_PIECES };
}
