import { type Dialect, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import type { Pool } from 'pg';
import { errorMessage, StartFault } from '../error-message.ts';
import { OutOfReach } from './faults.ts';

/** A database that says nothing for so long is out of reach. */
const ANSWER_MS = 5_000;
const MAX_CONNECTIONS = 10;
/** What changes the layout takes as long as it needs, and waits for another process that is at it. */
const MAY_TAKE_LONG = /^\s*(create|alter|drop)\b|pg_advisory/i;
/** Queries that may be repeated over another connection, as long as nothing else was asked of this one. */
const CHANGES_NOTHING = /^\s*(begin|select)\b/i;
/** Error codes have five letters and digits; with these classes the connection is gone. */
const SAID_BY_SERVER = /^[0-9A-Z]{5}$/;
const CONNECTION_GONE = /^(08...|57P0.|25P03)$/;

/** The records in a PostgreSQL database (`postgres://…`). Throws a `StartFault` when it can't be reached or used. */
export async function postgresAt(url: string): Promise<Dialect> {
  const { Pool } = await import('pg');
  const pool = new Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: ANSWER_MS,
    keepAlive: true,
    // One that falls silent within a transaction would hold its rows locked for hours.
    idle_in_transaction_session_timeout: ANSWER_MS,
  });
  // A connection that is lost while idle is replaced at its next use.
  pool.on('error', () => undefined);
  // One that is lost between two queries says so as an event; the next query tells.
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    (await pool.connect()).release();
  } catch (error) {
    await pool.end();
    throw new StartFault(`The database of DATABASE_URL can't be used.\n  (${wordsOf(error)})\n${adviceFor(error)}`);
  }
  return new PostgresDialect({ pool: watched(pool) });
}

/** Advice to the host where the database can't be used. */
function adviceFor(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (/^28/.test(code)) return 'It runs, but refuses this user or this password. Correct them in DATABASE_URL.';
  if (code === '3D000') return 'It runs, but has no database of this name. Make it: createdb NAME';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return 'The name in DATABASE_URL leads nowhere. Is it spelled right?';
  return 'Is it running?';
}

/** The same connections, but each error of a lost one is an `OutOfReach`, and such a connection is used no more. */
function watched(pool: Pool): PostgresPool {
  const taken = () =>
    pool.connect().catch((error: unknown) => {
      throw new OutOfReach(error);
    });
  return {
    async connect() {
      let client = await taken();
      let lost = false;
      let used = false;
      let released = false;
      const release = () => {
        if (!released) client.release(lost);
        released = true;
      };
      const ask = async (text: string, values: readonly unknown[]) => {
        // Kysely rolls back what failed; where the connection is gone, that has happened by itself.
        if (lost) return { command: 'ROLLBACK', rowCount: 0, rows: [] };
        const patience = MAY_TAKE_LONG.test(text) ? {} : { query_timeout: ANSWER_MS };
        const result = await client.query({ text, values: [...values], ...patience });
        used = true;
        return result;
      };
      const query = async (text: string, values: readonly unknown[]) => {
        const giveUp = performance.now() + ANSWER_MS;
        for (let others = MAX_CONNECTIONS; ; others -= 1) {
          try {
            return await ask(text, values);
          } catch (error) {
            if (!isLost(error)) throw error;
            lost = true;
            const again = !used && CHANGES_NOTHING.test(text) && others > 0 && performance.now() < giveUp;
            if (!again) throw new OutOfReach(error);
            // It was gone before its first query; other idle connections may be, too.
            release();
            client = await taken();
            released = false;
            lost = false;
          }
        }
      };
      // Cursors, the other thing that the type tells of, are for streams, which nothing here asks for.
      return { query, release } as unknown as PostgresPoolClient;
    },
    end: () => pool.end(),
    options: pool.options,
  };
}

/** Errors that the server did not say itself (a broken socket, no answer) have no code of its own. */
function isLost(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return !SAID_BY_SERVER.test(code) || CONNECTION_GONE.test(code);
}

/** Several addresses that were tried have an error each, and none together. */
function wordsOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(wordsOf).join('; ');
  return errorMessage(error);
}
