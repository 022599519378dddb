import type { Logger } from 'pino';
import { type Availability, watchAvailability } from './availability.ts';
import type { RecordStore } from './storage/index.ts';

const LOOK_MS = 2_000;

/** Whether a database that is elsewhere is there, also while nobody plays; the log is told when it goes and comes. */
export function databaseAvailability(store: Pick<RecordStore, 'answers'>, log: Logger): Availability {
  return watchAvailability(
    LOOK_MS,
    () => store.answers(),
    (isThere) => {
      if (isThere) log.warn('the database is back');
      else {
        log.error('the database is out of reach: matches go on in memory, but nothing new is taken until it is back');
      }
    },
  );
}
