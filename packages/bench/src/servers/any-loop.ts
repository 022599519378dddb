/** More than anything here takes. */
export const PLENTY = 1e9;
const ANY = { atOnce: PLENTY, aSecond: PLENTY };

/** No budgets of the event loop. */
export const ANY_LOOP = {
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
