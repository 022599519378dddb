import type { Refusal, Seat } from '@boomtown/game-core';
import { areAdjacent, boardInPlay, boardNamed, boardsOf } from './boards.ts';
import { fitsOn, goesOnto, topOf } from './stacks.ts';
import {
  CELLS_A_BOARD,
  type ConstructoAction,
  type ConstructoRefusalCode,
  type ConstructoView,
  type MoveAction,
  type Pair,
  type PlaceAction,
  type Reserve,
  type Size,
  type Stack,
} from './types.ts';

/** The three places of one cell. */
interface PlacesOfCell extends Readonly<Record<Size, PlaceAction>> {
  readonly cell: number;
}

/** The moves off one cell, by the cell that they go to. */
interface MovesOfCell {
  readonly from: number;
  readonly moves: readonly MoveAction[];
}

// Lists of legal actions name these very objects: the player who plays a million matches makes none of them anew.
const CELLS: readonly number[] = Array.from({ length: CELLS_A_BOARD }, (_, cell) => cell);

/** Every place that there is, by cell. */
const PLACES: readonly PlacesOfCell[] = CELLS.map((cell) => ({
  cell,
  ring: { type: 'place', piece: 'ring', cell },
  medium: { type: 'place', piece: 'medium', cell },
  small: { type: 'place', piece: 'small', cell },
}));

/** Every move that there is, by from, then to. */
const MOVES: readonly MovesOfCell[] = CELLS.map((from) => ({
  from,
  moves: CELLS.map((to) => ({ type: 'move', from, to })),
}));

/** This seat's half of a pair. */
function ofSeat<T>(pair: Pair<T>, seat: Seat): T {
  return seat === 0 ? pair[0] : pair[1];
}

export function reserveOf(view: ConstructoView, seat: Seat): Reserve {
  return ofSeat(view.reserve, seat);
}

const EMPTY: Stack = [];

/** What stands on a cell; nothing on a number that is no cell. */
export function stackOn(view: ConstructoView, cell: number): Stack {
  return view.cells[cell] ?? EMPTY;
}

export function actors(view: ConstructoView): readonly Seat[] {
  return view.phase === 'over' ? [] : [view.toMove];
}

/** Boards are chosen in phase `board`, everything else is done in phase `turn`. */
export function inPhase(view: ConstructoView, action: ConstructoAction): boolean {
  return view.phase === (action.type === 'board' ? 'board' : 'turn');
}

/**
 * Every legal action of the seat: in phase `board` the boards as the table lists them; else places by cell, then
 * ring, medium, small; then moves by from, then to. `[]` if the seat is not to act.
 */
export function legal(view: ConstructoView, seat: Seat): readonly ConstructoAction[] {
  if (view.phase === 'over' || seat !== view.toMove) return [];
  if (view.phase === 'board') return boardsOf(view.options).map(({ id }) => ({ type: 'board', board: id }));
  const actions: ConstructoAction[] = [];
  const reserve = reserveOf(view, seat);
  for (const places of PLACES) {
    if (stackOn(view, places.cell).length > 0) continue;
    if (reserve.ring > 0) actions.push(places.ring);
    if (reserve.medium > 0) actions.push(places.medium);
    if (reserve.small > 0) actions.push(places.small);
  }
  addMoves(view, seat, actions);
  return actions;
}

/** §1.6: can this player place or move at all? */
export function canAct(view: ConstructoView, seat: Seat): boolean {
  const { ring, medium, small } = reserveOf(view, seat);
  if (ring + medium + small > 0 && view.cells.some(isEmpty)) return true;
  const move: ConstructoAction[] = [];
  addMoves(view, seat, move, 1);
  return move.length > 0;
}

/** The action taken for a player whose time is up: the first standard board, or the first legal action. */
export function timeout(view: ConstructoView, seat: Seat): ConstructoAction {
  const [first] = legal(view, seat);
  if (first === undefined) throw new Error(`seat ${seat} is not to act`);
  return first;
}

/** The game's own refusal of an action that is in turn and in phase, or `null` if it is legal. */
export function refusal(view: ConstructoView, seat: Seat, action: ConstructoAction): Refusal | null {
  switch (action.type) {
    case 'board':
      if (boardNamed(view.options, action.board) !== undefined) return null;
      return refused('unknown-board', 'This table has no such board; choose one of those that it offers.', '2.1');
    case 'place':
      return refusalOfPlace(view, seat, action);
    case 'move':
      return refusalOfMove(view, seat, action);
  }
}

function refusalOfPlace(view: ConstructoView, seat: Seat, { piece, cell }: PlaceAction): Refusal | null {
  if (!isCell(cell)) return NO_SUCH_CELL;
  if (reserveOf(view, seat)[piece] === 0) {
    return refused('none-left', `You have no ${piece} left in your reserve; place another piece or move one.`, '1.3');
  }
  if (stackOn(view, cell).length > 0) {
    return refused('occupied', 'A piece is placed on an empty hexagon; something stands on this one.', '1.3');
  }
  return null;
}

function refusalOfMove(view: ConstructoView, seat: Seat, { from, to }: MoveAction): Refusal | null {
  if (!isCell(from) || !isCell(to)) return NO_SUCH_CELL;
  const origin = stackOn(view, from);
  const mover = topOf(origin);
  if (mover === undefined) {
    return refused(
      'nothing-there',
      'Nothing stands on that hexagon; move a piece of yours that is on the board.',
      '1.3',
    );
  }
  if (mover.seat !== seat) {
    return refused('not-yours', "The piece on top there is the other player's; move one of your own.", '1.3');
  }
  if (!standsAlone(origin)) {
    return refused('shared-space', 'Only a piece that stands alone on its hexagon moves; this one shares it.', '1.3');
  }
  if (!areAdjacent(boardInPlay(view), from, to)) {
    return refused('not-adjacent', 'A piece moves to a hexagon next to its own.', '1.3');
  }
  const target = stackOn(view, to);
  if (target.length === 0) {
    return refused('empty-target', "A piece moves onto one of the other player's, never onto an empty hexagon.", '1.3');
  }
  if (!isTopOfOther(seat, target)) {
    return refused('own-target', "The piece on top there is your own; move onto one of the other player's.", '1.3');
  }
  if (!fitsOn(mover.size, target)) return refused('size', NEEDS[mover.size], '1.4');
  return null;
}

/** Adds the legal moves to the list, by from, then to, until it has this many. */
function addMoves(view: ConstructoView, seat: Seat, list: ConstructoAction[], most = Number.POSITIVE_INFINITY): void {
  const board = boardInPlay(view);
  for (const { from, moves } of MOVES) {
    const origin = stackOn(view, from);
    const mover = topOf(origin);
    if (mover === undefined || mover.seat !== seat || !standsAlone(origin)) continue;
    for (const move of moves) {
      if (!goesOnto(mover, stackOn(view, move.to)) || !areAdjacent(board, from, move.to)) continue;
      list.push(move);
      if (list.length >= most) return;
    }
  }
}

function isEmpty(stack: Stack): boolean {
  return stack.length === 0;
}

function standsAlone(stack: Stack): boolean {
  return stack.length === 1;
}

function isTopOfOther(seat: Seat, stack: Stack): boolean {
  const top = topOf(stack);
  return top !== undefined && top.seat !== seat;
}

function isCell(cell: number): boolean {
  return cell >= 0 && cell < CELLS_A_BOARD;
}

function refused(code: ConstructoRefusalCode, message: string, rule: string): Refusal {
  return { code, message, rule };
}

const NO_SUCH_CELL = refused('no-such-cell', 'The board has nine hexagons, numbered 0 to 8; choose among them.', '1.1');

const NEEDS = {
  ring: 'A ring goes only onto a small that stands alone on its hexagon.',
  medium: 'A medium goes only onto a ring.',
  small: 'A small goes only onto a medium.',
};
