import type { Kysely } from 'kysely';
import type { Rows } from './rows.ts';

/** Codes of the tables that were made before a moment, and at which nothing has happened since. */
export async function idleTables(db: Kysely<Rows>, moment: number): Promise<string[]> {
  const rows = await db
    .selectFrom('tables')
    .select('code')
    .where('made_at', '<', moment)
    .where((either) => either.or([either('started_at', 'is', null), either('started_at', '<', moment)]))
    .where(({ not, or, exists, selectFrom }) => {
      const done = selectFrom('entries').select('entry').whereRef('entries.code', '=', 'tables.code');
      const said = selectFrom('chat_lines').select('line').whereRef('chat_lines.code', '=', 'tables.code');
      return not(
        or([exists(done.where('entries.at', '>=', moment)), exists(said.where('chat_lines.at', '>=', moment))]),
      );
    })
    .execute();
  return rows.map(({ code }) => code);
}
