// The thread that owns a database file. It answers statements one after the other, in the order in which they come.
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { threadMeter } from '../loop-cost.ts';
import { SETTINGS } from './sqlite-settings.ts';
import type { Answer, Statement } from './sqlite-thread.ts';

const MAX_KEPT_STATEMENTS = 100;

const port = parentPort;
if (port === null) throw new Error('this file is the entry of a worker thread');
// The one who starts this thread says which file it is.
const file = new DatabaseSync(String(workerData));
file.exec(SETTINGS);
const meter = threadMeter();
const kept = new Map<string, StatementSync>();

port.on('message', (statement: Statement | null) => {
  if (statement === null) {
    file.close();
    port.close();
    return;
  }
  const before = meter();
  const outcome = outcomeOf(statement);
  port.postMessage({ id: statement.id, ms: meter() - before, ...outcome } satisfies Answer);
});

function outcomeOf({ sql, parameters }: Statement): Omit<Answer, 'id' | 'ms'> {
  try {
    // A full or failing disk makes SQLite roll back by itself. Rolling back again would hide the error that says why.
    if (sql === 'rollback' && !file.isTransaction) return {};
    const statement = prepared(sql);
    // Kysely passes what our queries bind: strings, numbers and null.
    const values = parameters as readonly SQLInputValue[];
    if (statement.columns().length > 0) return { rows: statement.all(...values) };
    const { changes, lastInsertRowid } = statement.run(...values);
    return { changed: BigInt(changes), inserted: BigInt(lastInsertRowid) };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    // Copying an error to another thread would drop SQLite's own fields.
    return { failed: { ...error, message: error.message } };
  }
}

/** The same few statements come again and again. */
function prepared(sql: string): StatementSync {
  const known = kept.get(sql);
  if (known !== undefined) return known;
  const statement = file.prepare(sql);
  if (kept.size >= MAX_KEPT_STATEMENTS) kept.clear();
  kept.set(sql, statement);
  return statement;
}
