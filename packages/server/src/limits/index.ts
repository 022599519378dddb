export { addressKey } from './address.ts';
export { AddressLimits } from './address-limits.ts';
export { Bucket } from './bucket.ts';
export { type GuardedSockets, guardedSockets } from './guarded-sockets.ts';
export { Guesses } from './guesses.ts';
export { shapeFault } from './json-shape.ts';
export { countedHere, countedTogether, type LimiterMaker } from './limiters.ts';
export { DEFAULT_LIMITS, type Limits, type RequestKind } from './limits.ts';
export type { SocketPlaces } from './socket-places.ts';
