import { DatabaseSync } from 'node:sqlite';
import { CODE_ALPHABET } from '@boomtown/wire';
import type { TestPostgres } from '../../../server/test/support/postgres.ts';

/** A letter of a code for each digit of a number to the base of the alphabet, in SQL that SQLite and PostgreSQL read alike. */
function codeOf(number: string): string {
  const base = CODE_ALPHABET.length;
  // The last letter is the alphabet's last, so that no copy has the code of an original.
  const letters = [1, base, base ** 2, base ** 3].map(
    (weight) => `substr('${CODE_ALPHABET}', ((${number}) / ${weight}) % ${base} + 1, 1)`,
  );
  return `${letters.join(' || ')} || '${CODE_ALPHABET.at(-1)}'`;
}

/**
 * Statements that fill a database with copies of its tables until there are `count` of them. One in `LISTED` is on the front page.
 * @param columns the columns of each of its tables, as the database names them
 */
function copying(count: number, originals: number, columns: (table: string) => readonly string[]): string[] {
  const numbers = `with recursive numbers(i) as (select 0 union all select i + 1 from numbers where i < ${count - originals - 1})`;
  const others = (table: string) => columns(table).filter((column) => !['code', 'made_with'].includes(column));
  const originalOf = `(select code, row_number() over (order by code) - 1 as nth from tables) as originals`;
  return ['tables', 'seats', 'entries'].map((table) => {
    const names = others(table);
    const from = names.map((name) => `${table}.${name}`).join(', ');
    // What is read must not be what was just written: tables go last.
    return `insert into ${table} (code, ${names.join(', ')}) ${numbers} select ${codeOf('numbers.i')}, ${from}
      from numbers join ${originalOf} on originals.nth = numbers.i % ${originals} join ${table} on ${table}.code = originals.code`;
  });
}

/** Fills the SQLite of a folder. */
export function fillSqlite(file: string, count: number): void {
  const db = new DatabaseSync(file);
  const originals = Number(db.prepare('select count(*) as count from tables').get()?.count);
  const columns = (table: string) =>
    db
      .prepare(`pragma table_info(${table})`)
      .all()
      .map(({ name }) => String(name));
  db.exec('pragma foreign_keys = off');
  const [tables = '', ...rest] = copying(count, originals, columns);
  db.exec(['begin', ...rest, tables, 'commit', 'analyze'].join(';'));
  db.close();
}

/** Fills a database of PostgreSQL. */
export async function fillPostgres(postgres: TestPostgres, database: string, count: number): Promise<void> {
  const [row] = await postgres.run('select count(*) as count from tables', database);
  const rows = await postgres.run(
    `select table_name, column_name from information_schema.columns where table_schema = 'public' and table_name in ('tables', 'seats', 'entries')`,
    database,
  );
  const columns = (table: string) =>
    rows.flatMap(({ table_name, column_name }) => (table_name === table ? [String(column_name)] : []));
  const [tables = '', ...rest] = copying(count, Number(row?.count), columns);
  // Keys to tables that come last are checked afterwards.
  const keys = 'set session_replication_role = replica';
  await postgres.run([keys, ...rest, tables, 'analyze'].join(';'), database);
}
