// The thread that owns a database file. It answers statements one after the other, in the order in which they come.
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { threadMeter } from '../loop-cost.ts';
import { adapted, SETTINGS } from './sqlite-connection.ts';
import type { Answer, Statement } from './sqlite-thread.ts';

const port = parentPort;
if (port === null) throw new Error('this file is the entry of a worker thread');
// The starter of this thread names the file.
const file = new DatabaseSync(String(workerData));
file.exec(SETTINGS);
const connection = adapted(file);
const meter = threadMeter();

port.on('message', (statement: Statement | null) => {
  if (statement === null) {
    connection.close();
    port.close();
    return;
  }
  const before = meter();
  const outcome = outcomeOf(statement);
  port.postMessage({ id: statement.id, ms: meter() - before, ...outcome } satisfies Answer);
});

function outcomeOf({ sql, parameters }: Statement): Omit<Answer, 'id' | 'ms'> {
  try {
    const statement = connection.prepare(sql);
    if (statement.reader) return { rows: statement.all(parameters) };
    const { changes, lastInsertRowid } = statement.run(parameters);
    return { changed: BigInt(changes), inserted: BigInt(lastInsertRowid) };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    // Copying an error to another thread would drop SQLite's own fields.
    return { failed: { ...error, message: error.message } };
  }
}
