import type { Seat, Step } from '@boomtown/game-core';
import { boardInPlay, boardNamed } from './boards.ts';
import { canAct, reserveOf, stackOn } from './legal.ts';
import { pointsOn, resultOf } from './outcome.ts';
import { boardChoice, firstTurn } from './setup.ts';
import { isTower, topOf } from './stacks.ts';
import type {
  Board,
  BoardAction,
  Constructo,
  ConstructoAction,
  ConstructoEvent,
  ConstructoState,
  MoveAction,
  PlaceAction,
  Reserve,
  Size,
  Stack,
} from './types.ts';

/** Does what a legal action does. The given state stays as it is; the new one shares its unchanged parts. */
export function perform(state: ConstructoState, seat: Seat, action: ConstructoAction): Step<Constructo> {
  switch (action.type) {
    case 'board':
      return chooseBoard(state, action);
    case 'place':
      return place(state, seat, action);
    case 'move':
      return move(state, seat, action);
  }
}

function chooseBoard(state: ConstructoState, action: BoardAction): Step<Constructo> {
  const board = boardNamed(state.options, action.board);
  if (board === undefined) throw new Error(`no board ${action.board}`);
  return step(firstTurn(state, board), [chosen(state.round, board)]);
}

/** §1.3: a piece from the reserve onto an empty hexagon. */
function place(state: ConstructoState, seat: Seat, { piece, cell }: PlaceAction): Step<Constructo> {
  const mine = withoutOne(reserveOf(state, seat), piece);
  const placed: ConstructoState = {
    ...state,
    toMove: other(seat),
    cells: state.cells.with(cell, [{ seat, size: piece }]),
    reserve: seat === 0 ? [mine, state.reserve[1]] : [state.reserve[0], mine],
  };
  return afterTurn(placed, { type: 'placed', seat, piece, cell });
}

/** §1.3: a lone piece onto one of the other colour next to it. */
function move(state: ConstructoState, seat: Seat, { from, to }: MoveAction): Step<Constructo> {
  const mover = topOf(stackOn(state, from));
  if (mover === undefined) throw new Error(`nothing stands on ${from}`);
  const stack: Stack = [...stackOn(state, to), mover];
  const moved: ConstructoState = {
    ...state,
    toMove: other(seat),
    cells: state.cells.with(from, []).with(to, stack),
  };
  return afterTurn(moved, { type: 'moved', seat, piece: mover.size, from, to, tower: isTower(stack) });
}

/** §1.6: the round ends at once when the player whose turn it is now can do nothing. */
function afterTurn(state: ConstructoState, event: ConstructoEvent): Step<Constructo> {
  return canAct(state, state.toMove) ? step(state, [event]) : endRound(state, event);
}

function endRound(state: ConstructoState, lastTurn: ConstructoEvent): Step<Constructo> {
  const points = pointsOn(state.cells);
  const scores = [...state.scores, points];
  const ended: ConstructoEvent = { type: 'round-ended', round: state.round, points, stuck: state.toMove };
  if (state.round === 2) {
    return step({ ...state, phase: 'over', scores }, [lastTurn, ended, { type: 'match-ended', ...resultOf(scores) }]);
  }
  const choice = boardChoice(state.game, state.options, 2, other(state.starter), scores);
  if (!state.options.sameBoard) return step(choice, [lastTurn, ended]);
  const board = boardInPlay(state);
  return step(firstTurn(choice, board), [lastTurn, ended, chosen(2, board)]);
}

function chosen(round: 1 | 2, board: Board): ConstructoEvent {
  return { type: 'board-chosen', round, board: board.id };
}

// Spelled out, since a computed key is several times slower.
function withoutOne(reserve: Reserve, size: Size): Reserve {
  const { ring, medium, small } = reserve;
  switch (size) {
    case 'ring':
      return { ring: ring - 1, medium, small };
    case 'medium':
      return { ring, medium: medium - 1, small };
    case 'small':
      return { ring, medium, small: small - 1 };
  }
}

function other(seat: Seat): Seat {
  return 1 - seat;
}

/** Nothing in this game is secret: everybody sees every event. */
function step(state: ConstructoState, events: readonly ConstructoEvent[]): Step<Constructo> {
  return { state, events: events.map((event) => ({ to: 'all', event })) };
}
