import type { Seat } from '@boomtown/game-core';
import { bearsLoad, colourOf, isCovered, isSupported, squaresOf } from './hill.ts';
import type { Block, BuildAction, DemolishAction, Hill, Table } from './types.ts';

/** Every way to put a block of the hand on the seat's hill, by square (§4.2). A square has one colour, so none is listed twice. */
export function buildsOf(hill: Hill, seat: Seat, hand: readonly Block[]): readonly BuildAction[] {
  return squaresOf(hill.plan).flatMap((square) => {
    const block = colourOf(seat, square);
    const open = hand.includes(block) && !isCovered(hill, square.square) && isSupported(hill, square);
    return open ? [{ type: 'build', block, square: square.square }] : [];
  });
}

/** Does a block of this colour go anywhere on the seat's hill at present (§4.2)? */
export function fits(hill: Hill, seat: Seat, block: Block): boolean {
  return buildsOf(hill, seat, [block]).length > 0;
}

/** Every block that may be taken off the hill: those that carry none, by square (§4.3). */
export function demolishesOf(hill: Hill): readonly DemolishAction[] {
  return squaresOf(hill.plan).flatMap((square) =>
    isCovered(hill, square.square) && !bearsLoad(hill, square) ? [{ type: 'demolish', square: square.square }] : [],
  );
}

/** The hill of a seat that the table has. */
export function hillOf(table: Table, seat: Seat): Hill {
  const hill = table.hills[seat];
  if (hill === undefined) throw new RangeError(`no hill for seat ${seat}`);
  return hill;
}
