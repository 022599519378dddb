/** Connections through the Colyseus SDK. Only this export imports it. */
export { connectAt } from './connect-at.ts';
export { colyseusDial, joinRoom, linkTo, type TableRoom } from './link.ts';
