import type { Logger } from 'pino';
import type { RecordStore, StorageWatch } from './storage/index.ts';
import type { LiveTables, TableWorld } from './tables/index.ts';

/** Tells the people at all tables, and the log, when the records can't be written, and when they can again. */
export function storageWatch(tables: LiveTables, log: Logger): StorageWatch {
  return {
    failing(error) {
      log.error({ err: error }, 'the records can’t be written; matches go on in memory until they can');
      tables.tellAll();
    },
    resumed(writes) {
      log.warn({ writes }, 'the records are written again, with all that was kept in memory');
      tables.tellAll();
    },
    lost(code) {
      const table = tables.awake(code);
      log.error({ table: table?.logName }, 'a record went on without what was kept of its table in memory');
      table?.lose();
    },
  };
}

/** Tells the log once of each table that is set aside, by its name in logs. */
export function setAsideIn(store: RecordStore, log: Logger): TableWorld['setAside'] {
  const reported = new Set<string>();
  return {
    has: (code) => reported.has(code),
    add(code, error) {
      if (reported.has(code)) return;
      reported.add(code);
      const tell = (table: string | undefined) =>
        log.error(
          { table, err: error },
          'the record of a table can’t be read; the table is set aside and its data kept',
        );
      store.logName(code).then(tell, () => tell(undefined));
    },
  };
}
