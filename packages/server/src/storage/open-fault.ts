import { errorMessage, restoreCommand, StartFault } from '../error-message.ts';
import { isDamaged, isFull } from './faults.ts';
import { NewerRecords } from './layout.ts';

/** Why the records of a folder can't be opened, and what the host can do about it. */
export function openFault(folder: string, file: string, error: unknown): StartFault {
  const why = errorMessage(error);
  if (error instanceof NewerRecords) {
    return new StartFault(
      `${error.words}\n  (${file})\nStart that version or a later one. Or put a backup of this version in their place with: ${restoreCommand()}`,
    );
  }
  if (isDamaged(error)) {
    return new StartFault(
      `The file with the tables is damaged, or is no file of Boomtown's: ${file}\n  (${why})\nPut a backup in its place with: ${restoreCommand()}\nOr move it away, to begin without tables.`,
    );
  }
  if (isFull(error)) {
    return new StartFault(
      `The disk with the folder for the data is full: ${folder}\n  (${why})\nMake some room on it.`,
    );
  }
  return new StartFault(
    `The folder for the data can't be used: ${folder}\n  (${why})\nMake it writable, or name another one with DATA_DIR.`,
  );
}

/** Why the records of a PostgreSQL database can't be opened. */
export function databaseFault(error: unknown): StartFault {
  if (error instanceof NewerRecords) {
    return new StartFault(
      `${error.words}\n  (the database of DATABASE_URL)\nStart that version or a later one. Or name an empty database with a pg_dump of this version put back into it.`,
    );
  }
  const why = errorMessage(error);
  return new StartFault(
    `The tables in the database of DATABASE_URL can't be brought to the form that this version needs.\n  (${why})\nThe user in DATABASE_URL must own them, and may create tables.`,
  );
}

/** That another server is at work with them. */
export function inUseFault(folder: string): StartFault {
  return new StartFault(
    `Another Boomtown is running with these tables: ${folder}\nStop it first, or name another folder with DATA_DIR. (Several together need DATABASE_URL.)`,
  );
}
