import type { ContestTable } from './contest-table.ts';
import type { Peer } from './peer.ts';

/** Tables that are opened at a time. */
const AT_ONCE = 16;

/** Opens tables, a few at a time. */
export async function openTables(peer: Peer, url: string, number: number): Promise<readonly ContestTable[]> {
  const tables: ContestTable[] = [];
  let left = number;
  const work = async () => {
    while (left > 0) {
      left -= 1;
      tables.push(await peer.openTable(url));
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, number) }, work));
  return tables;
}

export async function closeTables(tables: readonly ContestTable[]): Promise<void> {
  await Promise.all(tables.map((table) => table.close()));
}
