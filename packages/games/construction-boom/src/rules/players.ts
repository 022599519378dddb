import type { Seat } from '@boomtown/game-core';
import type { Contract, Player } from './types.ts';

/** The other one of the two. */
export function rivalOf(player: Seat): Player {
  return player === 0 ? 1 : 0;
}

/** A seat of this table as a player; throws where the table has no such seat. */
export function playerOf(seat: Seat): Player {
  if (seat !== 0 && seat !== 1) throw new RangeError(`this game has no seat ${seat}`);
  return seat;
}

/** Who accepted or doubled the contractor's bid (§3.3). */
export function saboteurOf(contract: Contract): Player {
  return rivalOf(contract.contractor);
}
