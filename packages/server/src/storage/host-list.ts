import type { Kysely } from 'kysely';
import type { StoredStage } from './record.ts';
import type { Rows } from './rows.ts';
import { namesByTable } from './seat-names.ts';

/** A table as the list of all tables shows it: nothing of its match. Such a line can be read of damaged records, too. */
export interface TableLine {
  readonly code: string;
  readonly game: string;
  readonly stage: StoredStage;
  readonly logName: string;
  readonly watchable: boolean;
  readonly madeAt: number;
  readonly names: readonly (string | null)[];
}

/** Which tables are wanted: `count` of the newest after the first `skip`, or the one with a code. */
export interface TableLinesAsked {
  readonly code: string | null;
  readonly skip: number;
  readonly count: number;
}

/** The newest tables, or one of them. */
export async function tableLines(db: Kysely<Rows>, { code, skip, count }: TableLinesAsked): Promise<TableLine[]> {
  let query = db
    .selectFrom('tables')
    .select(['code', 'game', 'stage', 'log_name', 'watchable', 'made_at'])
    .orderBy('made_at', 'desc')
    .orderBy('code')
    .limit(count)
    .offset(skip);
  if (code !== null) query = query.where('code', '=', code);
  const tables = await query.execute();
  const names = await namesByTable(
    db,
    tables.map((table) => table.code),
  );
  return tables.map((row) => ({
    code: row.code,
    game: row.game,
    stage: row.stage,
    logName: row.log_name,
    watchable: row.watchable === 1,
    madeAt: Number(row.made_at),
    names: names.get(row.code) ?? [],
  }));
}
