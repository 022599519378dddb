/** A connection to a table without a page. No socket library is imported here. */
export { retryDelay } from './backoff.ts';
export { type Clock, systemClock } from './clock.ts';
export { type Dial, type Link, LinkClosed, type LinkEvents, LinkLost, NoSocket, Refused } from './link.ts';
export type { LinkState } from './reconnecting-link.ts';
export type { AnySnapshot } from './step-joiner.ts';
export { type ConnectionNeeds, connectTable, newRequestId, type TableConnection } from './table-connection.ts';
export type { SeenSteps, WentBack } from './table-feed.ts';
export { readTable, type SeatView, seatOf, type TableView } from './table-view.ts';
