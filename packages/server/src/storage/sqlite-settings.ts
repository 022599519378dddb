/** How every connection to a database file is set: an answer means that the disk has the write. */
export const SETTINGS =
  'PRAGMA busy_timeout=1000; PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON';
