import { constructoGame } from '@boomtown/constructo/rules';
import type { Terms } from '@boomtown/wire';
import type { TableRecord } from '../../src/storage/index.ts';
import { newRecord } from '../../src/tables/make-record.ts';
import { newToken } from '../../src/tables/token.ts';

/** The record of a table of Constructo that Ada has just made, on these terms. */
export function keptRecord(terms: Terms, changes: Partial<TableRecord> = {}): TableRecord {
  const asked = {
    game: 'constructo',
    options: { starter: 1 },
    seats: 2,
    name: 'Ada',
    listed: true,
    watchable: true,
    terms,
  } as const;
  return { ...newRecord(constructoGame, asked, newToken(), 1_764_280_000_000), ...changes };
}
