import type { Limits } from '../../src/limits/index.ts';

const ANY = { atOnce: 1e9, aSecond: 1e9 };

/** Nobody waits for having taken too much of the event loop, however slow the machine of the tests is. */
export const ANY_LOOP: Limits['loop'] = {
  socket: ANY,
  address: ANY,
  seat: ANY,
  seatsOfAddress: ANY,
  grantedToSeat: ANY,
  grantedAtAddress: ANY,
  proofs: ANY,
  reading: ANY,
  pace: ANY,
};
