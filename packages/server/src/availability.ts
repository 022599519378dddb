import type { Logger } from 'pino';
import type { RecordStore } from './storage/index.ts';

/** Whether the database or Redis answers, checked also while idle. */
export interface Availability {
  readonly isAvailable: boolean;
  stop(): void;
}

/** For what is in this process, and so always available. */
export const ALWAYS_AVAILABLE: Availability = { isAvailable: true, stop() {} };

/**
 * Asks every few milliseconds, one question at a time, and reports each change. Counts as available at first.
 */
export function watchAvailability(
  everyMs: number,
  answers: () => Promise<boolean>,
  changed: (isAvailable: boolean) => void,
): Availability {
  let isAvailable = true;
  let looking = false;
  const look = async () => {
    if (looking) return;
    looking = true;
    const found = await answers().finally(() => {
      looking = false;
    });
    if (found === isAvailable) return;
    isAvailable = found;
    changed(isAvailable);
  };
  const timer = setInterval(() => void look(), everyMs).unref();
  return {
    get isAvailable() {
      return isAvailable;
    },
    stop: () => clearInterval(timer),
  };
}

const LOOK_MS = 2_000;

/** The availability of a PostgreSQL database; each change is logged. */
export function databaseAvailability(store: Pick<RecordStore, 'answers'>, log: Logger): Availability {
  return watchAvailability(
    LOOK_MS,
    () => store.answers(),
    (isAvailable) => {
      if (isAvailable) log.warn('the database is back');
      else {
        log.error('the database is out of reach: matches go on in memory, but nothing new is taken until it is back');
      }
    },
  );
}
