import type { TableWorld } from './table-world.ts';

/** Are there as many tables as the host allows? */
export async function isFull({ store, maxTables }: Pick<TableWorld, 'store' | 'maxTables'>): Promise<boolean> {
  return (await store.countTables()) >= maxTables;
}
