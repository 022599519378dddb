export { KeyTaken, StorageFault, UnreadableRecord } from './faults.ts';
export {
  type Deal,
  type Entry,
  FREE_SEAT,
  type KeptClock,
  type ListedTable,
  type SeatRecord,
  type StoredStage,
  type TableRecord,
} from './record.ts';
export { RecordStore } from './record-store.ts';
export { sqliteIn, sqliteInMemory } from './sqlite.ts';
export type { StorageWatch } from './steady-commits.ts';
