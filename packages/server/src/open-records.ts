import type { Logger } from 'pino';
import type { Settings } from './settings.ts';
import {
  damageIn,
  databaseFileIn,
  type FolderLock,
  inUseFault,
  isDamaged,
  lockFolder,
  openFault,
  postgresAt,
  RecordStore,
  sqliteIn,
  sqliteInMemory,
} from './storage/index.ts';

interface OpenRecords {
  readonly store: RecordStore;
  /** Lets others have the records, once the store is closed. */
  letGo(): void;
}

/**
 * Opens the records that the settings name. Those of a folder are for one server at a time: two would show their people
 * different tables. Throws a `StartFault`.
 */
export async function openRecords(
  { databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  records: 'disk' | 'memory',
  log: Pick<Logger, 'error'>,
): Promise<OpenRecords> {
  const letGo = () => {};
  if (records === 'memory') return { store: await RecordStore.open(sqliteInMemory()), letGo };
  if (databaseUrl !== undefined) return { store: await RecordStore.open(await postgresAt(databaseUrl)), letGo };
  const lock = locked(dataDir);
  if (lock === null) throw inUseFault(dataDir);
  try {
    const store = await RecordStore.open(sqliteIn(dataDir));
    tellTrouble(damageIn(dataDir), await store.tryWriting(), log);
    return { store, letGo: () => lock.free() };
  } catch (error) {
    lock.free();
    // The layout is read before anything else: a file may be sound to look at, and damaged there.
    throw isDamaged(error) ? openFault(dataDir, databaseFileIn(dataDir), error) : error;
  }
}

/** What whoever runs the server learns at the start, and not from its players. */
function tellTrouble(damage: string | null, unwritable: unknown, log: Pick<Logger, 'error'>): void {
  if (damage !== null) {
    log.error(
      { damage },
      'the records are damaged: tables that can’t be read are set aside; docs/hosting.md says what to do',
    );
  }
  if (unwritable !== null) {
    log.error(
      { err: unwritable },
      'the records can’t be written: no new tables can be made, and what is played now is lost if this process ends',
    );
  }
}

function locked(folder: string): FolderLock | null {
  try {
    return lockFolder(folder);
  } catch (error) {
    throw openFault(folder, databaseFileIn(folder), error);
  }
}
