export type { LoggedStep } from './event-log.ts';
export { LiveTable } from './live-table.ts';
export { LiveTables } from './live-tables.ts';
export { Lobby } from './lobby.ts';
export { nextSeat } from './make-record.ts';
export { type OwnRefusalCode, refuseAs, tableRefusal } from './refusals.ts';
export { RulesFault } from './rules-fault.ts';
export type { TableWorld } from './table-world.ts';
export { Turns } from './turns.ts';
