import type { Logger } from 'pino';
import type { Settings } from './settings/settings.ts';
import {
  damageIn,
  databaseFault,
  databaseFileIn,
  type FolderLock,
  inUseFault,
  isSaidByDatabase,
  judge,
  type Layout,
  layoutInFolder,
  lockFolder,
  NewerRecords,
  OWN_LAYOUT,
  openFault,
  postgresAt,
  RecordStore,
  sqliteIn,
  sqliteInMemory,
} from './storage/index.ts';

/** What tests may put in place of the usual. */
export interface RecordsParts {
  /** `memory`: nothing is written to the disk, and nothing outlives the process. */
  readonly records?: 'disk' | 'memory';
  readonly layout?: Layout;
}

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
  { records = 'disk', layout = OWN_LAYOUT }: RecordsParts,
  log: Pick<Logger, 'error'>,
): Promise<OpenRecords> {
  if (records === 'memory') return { store: await RecordStore.open(sqliteInMemory(), layout), letGo() {} };
  if (databaseUrl !== undefined) return { store: await openDatabase(databaseUrl, layout), letGo() {} };
  const lock = locked(dataDir);
  if (lock === null) throw inUseFault(dataDir);
  try {
    const store = await openFolder(dataDir, layout);
    tellTrouble(damageIn(dataDir), await store.tryWriting(), log);
    return { store, letGo: () => lock.free() };
  } catch (error) {
    lock.free();
    throw error;
  }
}

async function openDatabase(url: string, layout: Layout): Promise<RecordStore> {
  const database = await postgresAt(url);
  try {
    return await RecordStore.open(database, layout);
  } catch (error) {
    throw isClearInWords(error) ? databaseFault(error) : error;
  }
}

async function openFolder(folder: string, layout: Layout): Promise<RecordStore> {
  try {
    judge(await layoutInFolder(folder, layout), layout);
    return await RecordStore.open(sqliteIn(folder), layout);
  } catch (error) {
    // The layout is read before anything else: a file may be sound to look at, and damaged there.
    throw isClearInWords(error) ? openFault(folder, databaseFileIn(folder), error) : error;
  }
}

/** Can the host mend it? Anything else is a bug, and its stack helps. */
function isClearInWords(error: unknown): boolean {
  return error instanceof NewerRecords || isSaidByDatabase(error);
}

/** What the host learns at the start, and not from its players. */
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
