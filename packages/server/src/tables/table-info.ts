import { isDeepStrictEqual } from 'node:util';
import { isGameId } from '@boomtown/registry/ids';
import { DEFAULT_TERMS, type TableInfo } from '@boomtown/wire';
import type { ListedTable } from '../storage/index.ts';

/** Has it a free seat, or may it be watched? */
export function isOpenToAnybody({ watchable, names }: TableInfo): boolean {
  return watchable || names.includes(null);
}

/** Do those who watch see its match some actions late now? */
export function hasSpectatorDelay({ stage, terms }: ListedTable): boolean {
  return stage === 'playing' && terms.watchDelay > 0;
}

/** What anybody may know of a table; `null` of one of a game that this build does not know. */
export function infoOf(table: ListedTable): TableInfo | null {
  if (!isGameId(table.game)) return null;
  const { code, game, options, stage, watchable, listed, names, terms } = table;
  const { watchDelay } = terms;
  return {
    code,
    game,
    options,
    stage,
    watchable,
    ...(watchDelay === 0 ? {} : { watchDelay }),
    ...(isDeepStrictEqual(terms, DEFAULT_TERMS) ? {} : { terms }),
    listed,
    names,
  };
}
