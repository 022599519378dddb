import type { ContestTable } from './contest-table.ts';

/** A server that takes part in the contest. */
export interface Peer {
  readonly name: string;
  /** Its process: the file in `servers`, and its arguments. */
  readonly entry: string;
  readonly given: readonly string[];
  /** Opens a table at a server that listens there, ready for the first action. */
  openTable(url: string): Promise<ContestTable>;
}
