import type { Terms } from '@boomtown/wire';
import type { TableRecord } from '../../src/storage/index.ts';
import { newRecord } from '../../src/tables/make-record.ts';
import { newToken } from '../../src/tables/token.ts';
import { begunBy, OPEN_GAME, OPEN_RULES } from './chosen-games.ts';

/** The record of a table of the open game that Ada has just made, on these terms. */
export function keptRecord(terms: Terms, changes: Partial<TableRecord> = {}): TableRecord {
  const asked = {
    game: OPEN_GAME,
    options: begunBy(OPEN_GAME, 1),
    seats: 2,
    name: 'Ada',
    listed: true,
    watchable: true,
    terms,
  } as const;
  return { ...newRecord(OPEN_RULES, asked, newToken(), 1_764_280_000_000), ...changes };
}
