import type { Logger } from 'pino';
import type { RecordStore } from './storage/index.ts';

const LOOK_MS = 2_000;

/** Whether the database answers, also while nobody plays. */
export interface StorageReach {
  readonly isThere: boolean;
  stop(): void;
}

/** Records on this machine's own disk are never out of reach. */
export const ALWAYS_THERE: StorageReach = { isThere: true, stop() {} };

/** Asks a database that is elsewhere every few seconds whether it is there, and tells the log when it goes and comes. */
export function lookFor(store: Pick<RecordStore, 'answers'>, log: Logger): StorageReach {
  let isThere = true;
  let looking = false;
  const look = async () => {
    if (looking) return;
    looking = true;
    const found = await store.answers();
    looking = false;
    if (found === isThere) return;
    isThere = found;
    if (found) log.warn('the database is back');
    else log.error('the database is out of reach: matches go on in memory, but nothing new is taken until it is back');
  };
  const timer = setInterval(() => void look(), LOOK_MS).unref();
  return {
    get isThere() {
      return isThere;
    },
    stop: () => clearInterval(timer),
  };
}
