import { vi } from 'vitest';
import { ThreadConnection } from '../../src/storage/sqlite-thread.ts';

/** What was asked of the database, and how much it answered. */
export interface Asked {
  readonly sql: string;
  readonly rows: number;
}

/** Writes down every statement that database files answer from now on, until the mocks are restored, with its number of rows. */
export function watchedStatements(): Asked[] {
  const asked: Asked[] = [];
  const { executeQuery } = ThreadConnection.prototype;
  vi.spyOn(ThreadConnection.prototype, 'executeQuery').mockImplementation(async function (
    this: ThreadConnection,
    query,
  ) {
    const result = await executeQuery.call(this, query);
    asked.push({ sql: query.sql, rows: result.rows.length });
    return result;
  });
  return asked;
}
