import type { Refusal, Seat, ViewRules } from '@boomtown/game-core';
import { parserOf } from '@boomtown/game-core/shapes';
import {
  type Action,
  type Card,
  HIGHEST,
  type Placed,
  type PrivateView,
  type PublicView,
  SIDE,
  type StoneWall,
  shape,
} from './shape.ts';

const CELLS: readonly number[] = Array.from({ length: SIDE * SIDE }, (_, cell) => cell);

/** The cells beside, above and below a cell. */
export function neighbours(cell: number): readonly number[] {
  const column = cell % SIDE;
  return [
    ...(column > 0 ? [cell - 1] : []),
    ...(column < SIDE - 1 ? [cell + 1] : []),
    ...[cell - SIDE, cell + SIDE].filter((other) => other >= 0 && other < SIDE * SIDE),
  ];
}

/** A card scores one point, and one more for every lower card beside it. */
export function pointsFor(board: readonly (Placed | null)[], card: Card, cell: number): number {
  return 1 + neighbours(cell).filter((other) => (board[other]?.card ?? HIGHEST) < card).length;
}

/** The cards that a seat may play; none are known of a seat whose own view is not here. */
export function handOf(view: PublicView, own: PrivateView, seat: Seat): readonly Card[] {
  return view.toMove === seat ? (own.hand ?? []) : [];
}

function refusal(view: PublicView, own: PrivateView, seat: Seat, { card, cell }: Action): Refusal | null {
  if (!handOf(view, own, seat).includes(card)) {
    return { code: 'not-in-hand', message: 'You do not hold this card. Play one from your hand.', rule: '1' };
  }
  if (view.board[cell] !== null) {
    return { code: 'covered', message: 'There is a card already. Choose an empty cell.', rule: '2' };
  }
  const isBegun = view.board.some((placed) => placed !== null);
  if (isBegun && neighbours(cell).every((other) => view.board[other] === null)) {
    return { code: 'apart', message: 'That cell touches no card. The wall grows from cards that lie.', rule: '2' };
  }
  return null;
}

function legal(view: PublicView, own: PrivateView, seat: Seat): readonly Action[] {
  if (view.phase === 'over' || view.toMove !== seat) return [];
  const cards = [...new Set(handOf(view, own, seat))];
  return cards
    .flatMap((card) => CELLS.map((cell): Action => ({ type: 'play', card, cell })))
    .filter((action) => refusal(view, own, seat, action) === null);
}

const readAction = parserOf(shape.action, 'action of Stone Wall');

/** What follows from the views alone: browser, bots and server call the very same functions. */
export const stoneWallRules: ViewRules<StoneWall> = {
  info: { id: 'stone-wall', name: 'Stone Wall', version: 1, seats: { min: 2, max: 4 }, hidden: true },
  shape,
  defaults: { starter: 'random' },
  optionFields: [{ key: 'starter', kind: 'seat' }],
  // After these events nothing can be taken back: they show what was hidden, or what chance brought.
  reveals: ['played'],
  actors: ({ phase, toMove }) => (phase === 'over' ? [] : [toMove]),
  outcome({ phase, scores }) {
    if (phase !== 'over') return null;
    const best = Math.max(...scores);
    return { winners: scores.flatMap((score, seat) => (score === best ? [seat] : [])), scores };
  },
  legal,
  refusal,
  inPhase: ({ phase }) => phase === 'play',
  parseAction: (raw, { hands }) => readAction(raw, hands.length),
  timeout(view, own, seat) {
    const [first] = legal(view, own, seat);
    if (first === undefined) throw new Error('a seat that is to move has nothing to do');
    return first;
  },
};
