import { apply, type Refusal, type Step, textStream } from '@boomtown/game-core';
import { ROW } from '../../src/rules/data/boards.ts';
import { type Constructo, type ConstructoAction, type ConstructoState, constructoGame } from '../../src/rules/index.ts';
import { boardNamed, type Piece, SIZES, type Stack } from '../../src/view.ts';

/** Chance for tests of actions that draw none: it throws when it is asked. */
export const NO_CHANCE = {
  int(): number {
    throw new Error('this action draws nothing');
  },
  shuffle(): never {
    throw new Error('this action draws nothing');
  },
};

export interface Situation {
  readonly board?: string;
  /** By cell: the pieces bottom to top, as letter and seat: `s0 r1` is seat 1's ring round seat 0's small. */
  readonly cells?: { readonly [cell: number]: string };
  readonly toMove?: 0 | 1;
  readonly round?: 1 | 2;
  readonly starter?: 0 | 1;
  readonly scores?: ConstructoState['scores'];
  readonly sameBoard?: boolean;
}

/** A row whose last hexagon seat 0 fills with a medium: then nobody can place, and seat 1 can't move; seat 0 has a tower. */
export const NEARLY_STUCK: Situation & { readonly cells: object } = {
  cells: { 0: 'r1 m0', 1: 'r1', 2: 'r0', 3: 'r1', 4: 'r0', 5: 'm0', 6: 'm1', 7: 'm1' },
};

/** A turn of a match: all pieces that do not stand on the board are in reserve. */
export function turn(situation: Situation): ConstructoState {
  const { board = 'Row-9', cells = {}, toMove = 0, round = 1, starter = 0, scores = [], sameBoard = false } = situation;
  const options = { starter: 'random', sameBoard, boards: [ROW] } as const;
  const stacks = Array.from({ length: 9 }, (_, cell) => stack(cells[cell] ?? ''));
  const left = (seat: number) => {
    const [ring, medium, small] = SIZES.map(
      (size) => 3 - stacks.flat().filter((piece) => piece.seat === seat && piece.size === size).length,
    );
    return { ring: ring ?? 0, medium: medium ?? 0, small: small ?? 0 };
  };
  return {
    game: 'constructo',
    options,
    phase: 'turn',
    round,
    starter,
    toMove,
    board: boardNamed(options, board) ?? null,
    cells: stacks,
    reserve: [left(0), left(1)],
    scores,
  };
}

/** Pieces written as in a `Situation`. */
export function stack(pieces: string): Stack {
  return pieces.split(' ').flatMap((word): Piece[] => {
    const size = SIZES.find((name) => name[0] === word[0]);
    return size === undefined ? [] : [{ seat: Number(word[1]), size }];
  });
}

/** What the seat to move does; throws if that is refused. */
export function act(state: ConstructoState, action: ConstructoAction, seat = state.toMove): Step<Constructo> {
  const applied = apply(constructoGame, state, seat, action, NO_CHANCE);
  if (!applied.ok) throw new Error(`refused: ${applied.error.code}`);
  return applied.value;
}

/** Why the action is refused, or `null` if it is not. */
export function refusalFor(state: ConstructoState, raw: unknown, seat: unknown = state.toMove): Refusal | null {
  const applied = apply(constructoGame, state, seat, raw, NO_CHANCE);
  return applied.ok ? null : applied.error;
}

/** The first state of a match with these options. */
export function matchWith(options: object): ConstructoState {
  const set = constructoGame.setup(options, 2, textStream('match'));
  if (!set.ok) throw new Error(set.error.message);
  return set.value.state;
}

export function move(from: number, to: number): ConstructoAction {
  return { type: 'move', from, to };
}

export function place(piece: Piece['size'], cell: number): ConstructoAction {
  return { type: 'place', piece, cell };
}

/** What happened, without the audience. */
export function shownEvents(step: Step<Constructo>): readonly Constructo['Event'][] {
  return step.events.map(({ event }) => event);
}
