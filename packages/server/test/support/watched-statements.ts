import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { vi } from 'vitest';

/** What was asked of the database, and how much it answered. */
export interface Asked {
  readonly sql: string;
  readonly rows: number;
}

/**
 * Writes down every statement that is run from now on by databases opened from now on, until the mocks are restored,
 * with the number of rows that came back.
 */
export function watchedStatements(): Asked[] {
  const asked: Asked[] = [];
  const { prepare } = DatabaseSync.prototype;
  vi.spyOn(DatabaseSync.prototype, 'prepare').mockImplementation(function (this: DatabaseSync, sql) {
    const statement = prepare.call(this, sql);
    const all = statement.all.bind(statement);
    const run = statement.run.bind(statement);
    // Ours are asked with values in a row only, as Kysely does it.
    return Object.assign(statement, {
      all(...values: SQLInputValue[]) {
        const rows = all(...values);
        asked.push({ sql, rows: rows.length });
        return rows;
      },
      run(...values: SQLInputValue[]) {
        asked.push({ sql, rows: 0 });
        return run(...values);
      },
    });
  });
  return asked;
}
