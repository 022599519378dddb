import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import { spend } from '../loop-cost.ts';

/** How every connection to a database file is set: an answer means that the disk has the write. */
export const SETTINGS =
  'PRAGMA busy_timeout=1000; PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON';

const MAX_CACHED_STATEMENTS = 100;

/** The built-in SQLite in the shape that Kysely knows. Statements are cached, since the same few recur. */
export function adapted(file: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => file.close(),
    prepare(sql) {
      const known = statements.get(sql);
      if (known !== undefined) return known;
      const statement = sql === 'rollback' ? rollbackOf(file) : statementOf(file.prepare(sql));
      if (statements.size >= MAX_CACHED_STATEMENTS) statements.clear();
      statements.set(sql, statement);
      return statement;
    },
  };
}

function statementOf(statement: StatementSync): SqliteStatement {
  // Kysely passes what our queries bind: strings, numbers and null.
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => spend(() => statement.all(...values(parameters))),
    run: (parameters) => spend(() => statement.run(...values(parameters))),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  };
}

/**
 * A full or failing disk makes SQLite roll back by itself. Rolling back once more would be an error of its own, and hide
 * the one that tells what is wrong.
 */
function rollbackOf(file: DatabaseSync): SqliteStatement {
  const statement = statementOf(file.prepare('rollback'));
  const nothing = { changes: 0, lastInsertRowid: 0 };
  return { ...statement, run: (parameters) => (file.isTransaction ? statement.run(parameters) : nothing) };
}
