import type { Refusal, Seat } from '@boomtown/game-core';
import { bearsLoad, colourOf, hillOf, isCovered, isSupported, type PlanSquare, squaresOf } from './hill.ts';
import { movesOf } from './moving.ts';
import type {
  BauBoomAction,
  BauBoomRefusalCode,
  BuildAction,
  DemolishAction,
  Hill,
  MoveBy,
  Square,
  Table,
} from './types.ts';

/** The game's own refusal of an action that is in turn and in phase, in the order of §6; `null` if it is legal. */
export function refusal(table: Table, seat: Seat, action: BauBoomAction): Refusal | null {
  switch (action.type) {
    case 'move':
      return refusalOfMove(table, action.by);
    case 'build':
      return refusalOfBuild(table, seat, action);
    case 'demolish':
      return refusalOfDemolish(table, seat, action);
    default:
      return null;
  }
}

function refusalOfMove(table: Table, by: MoveBy): Refusal | null {
  const { variant } = table.options;
  if (movesOf(variant).includes(by)) return null;
  return variant === 'young'
    ? refused('no-such-move', 'In this variant you move by one die alone: choose the first or the second.', '5.3')
    : refused('no-such-move', 'The difference is for clever builders: choose one die, or both together.', '5.2');
}

function refusalOfBuild(table: Table, seat: Seat, { block, square: number }: BuildAction): Refusal | null {
  const hill = hillOf(table, seat);
  const square = squaresOf(hill.plan)[number];
  if (square === undefined) return noSuchSquare(hill);
  if (!table.hand.includes(block)) {
    return refused(
      'not-in-hand',
      `You have no ${block} block to build with; choose one of those in front of you.`,
      '4.2',
    );
  }
  if (isCovered(hill, number)) return refused('covered', 'There is a block already; choose an empty square.', '4.2');
  const colour = colourOf(seat, square);
  if (block !== colour) {
    return refused(
      'wrong-colour',
      `That square takes a ${colour} block; put the ${block} one on a ${block} square.`,
      '4.2',
    );
  }
  if (!isSupported(hill, square)) {
    return refused('unsupported', 'Cover both squares below it first; anthills grow from the bottom up.', '4.2');
  }
  return null;
}

function refusalOfDemolish(table: Table, seat: Seat, { square: number }: DemolishAction): Refusal | null {
  const hill = hillOf(table, seat);
  const square: PlanSquare | undefined = squaresOf(hill.plan)[number];
  if (square === undefined) return noSuchSquare(hill);
  if (!isCovered(hill, number)) {
    return refused('nothing-there', 'No block is on that square; choose one that is covered.', '4.3');
  }
  if (bearsLoad(hill, square)) {
    return refused('load-bearing', 'Another block rests on that one; choose one that carries nothing.', '4.3');
  }
  return null;
}

function noSuchSquare({ plan }: Hill): Refusal {
  const last: Square = squaresOf(plan).length - 1;
  return refused('no-such-square', `Your hill has the squares 0 to ${last}; choose one of them.`, '1.3');
}

function refused(code: BauBoomRefusalCode, message: string, rule: string): Refusal {
  return { code, message, rule };
}
