export type { Access, AccessStore } from './access-store.ts';
export { type BackupRefusal, backUp, type Copied } from './backup.ts';
export { isSaidBy, type StoredLine } from './chat-store.ts';
export { isSaidByDatabase, KeyTaken, StorageFault, UnreadableRecord } from './faults.ts';
export { judge, type Layout, NewerRecords } from './layout.ts';
export { layoutInDatabase, layoutInFolder } from './layout-look.ts';
export { OWN_LAYOUT } from './migrations.ts';
export { databaseFault, inUseFault, openFault } from './open-fault.ts';
export { postgresAt } from './postgres.ts';
export type { PushAddress } from './push-store.ts';
export {
  type ActionEntry,
  type AnsweredRequest,
  type Deal,
  type Decided,
  type End,
  type Entry,
  type FormerHolder,
  FREE_SEAT,
  type HandoverEntry,
  type ListedTable,
  type NewcomerEntry,
  type PendingDeal,
  type ResignationEntry,
  type SeatCodeRecord,
  type SeatRecord,
  type StoredClock,
  type StoredStage,
  type TableRecord,
  type TakebackEntry,
} from './record.ts';
export { type Barred, RecordStore } from './record-store.ts';
export { type FolderLock, lockFolder } from './records-folder.ts';
export { type Restored, type RestoreRefusal, restore } from './restore.ts';
export type { SeatHistory } from './seat-codes.ts';
export { MAX_SPENT_TOKENS } from './spent-tokens.ts';
export { damageIn, databaseFileIn, sqliteIn, sqliteInMemory } from './sqlite.ts';
export type { StorageWatch } from './steady-commits.ts';
export type { TableLine, TableLinesAsked } from './table-lists.ts';
