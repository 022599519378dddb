import { ok, type Result } from '@boomtown/game-core';
import type { HeldSeat } from '@boomtown/wire';
import { refuseAs } from './refusals.ts';
import type { SeatTransfers } from './seat-transfer.ts';
import type { TableSeats } from './table-seats.ts';

/**
 * The seat that a browser's token already holds. A repeated request gets the seat that the first one took, or the
 * reason why that is lost. `null` for a new token.
 */
export function seatTakenWith(token: string, seats: TableSeats, transfers: SeatTransfers): Result<HeldSeat> | null {
  const [held] = seats.heldBy([token]);
  if (held !== undefined) return ok(held);
  const [former] = transfers.formerlyHeldBy([token]);
  if (former !== undefined) return refuseAs(former.heir === 'device' ? 'seat-moved' : 'seat-passed');
  if (seats.wasKicked(token)) return refuseAs('kicked');
  return transfers.isKnown(token) ? refuseAs('malformed') : null;
}
