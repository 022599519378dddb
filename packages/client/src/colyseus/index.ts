/** Connections through the Colyseus SDK, which this door alone brings in. */
export { connectAt } from './connect-at.ts';
export { colyseusDial, joinRoom, linkTo, type TableRoom } from './link.ts';
