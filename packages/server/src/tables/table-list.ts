import { isDeepStrictEqual } from 'node:util';
import type { Result } from '@boomtown/game-core';
import { isGameId } from '@boomtown/registry/ids';
import { DEFAULT_TERMS, type TableInfo } from '@boomtown/wire';
import type { ListedTable } from '../storage/index.ts';
import type { TableWorld } from './table-world.ts';

/** How old the list may be: it must be right within a second. */
const FRESH_MS = 500;
/** As many tables are remembered as ones that can be played. */
const MAX_SOUND = 1000;

/** What the list has to know of a table. */
export interface TableLooks {
  /** The table as those may see it who watch it late. */
  watched(table: ListedTable): Promise<Result<ListedTable>>;
  /** Can its match be played again from its record? */
  canBePlayed(code: string): Promise<boolean>;
}

/** The list of tables that the front page shows. Those that can't be opened are not in it. */
export class TableList {
  readonly #world: Pick<TableWorld, 'store' | 'now' | 'monotonicClock' | 'setAside' | 'policy'>;
  readonly #looks: TableLooks;
  /** Those whose matches were played again; what is added to them since is ours. */
  readonly #sound = new Set<string>();
  #listed: { readonly at: number; readonly tables: Promise<TableInfo[]> } | null = null;

  constructor(world: Pick<TableWorld, 'store' | 'now' | 'monotonicClock' | 'setAside' | 'policy'>, looks: TableLooks) {
    this.#world = world;
    this.#looks = looks;
  }

  /** The tables that can be joined or watched and whose makers listed them, newest first. */
  tables(): Promise<TableInfo[]> {
    if (!this.#world.policy.listedTables) return Promise.resolve([]);
    const now = this.#world.monotonicClock.now();
    if (this.#listed === null || now - this.#listed.at > FRESH_MS) this.#listed = { at: now, tables: this.#look() };
    return this.#listed.tables;
  }

  async #look(): Promise<TableInfo[]> {
    const infos = [];
    for (const table of await this.#world.store.lobby(this.#world.now())) {
      const info = await this.#infoOf(table);
      if (info !== null && isOpenToAnybody(info)) infos.push(info);
    }
    return infos;
  }

  /** `null` of a table that can't be opened: the requester for it gets the reason. */
  async #infoOf(table: ListedTable): Promise<TableInfo | null> {
    if (this.#world.setAside.has(table.code) || !(await this.#isSound(table))) return null;
    const seen = hasSpectatorDelay(table) ? await this.#looks.watched(table) : null;
    if (seen === null) return infoOf(table);
    return seen.ok ? infoOf(seen.value) : null;
  }

  /** A match that is listed for the first time is played again to see. */
  async #isSound({ code, stage }: ListedTable): Promise<boolean> {
    if (stage !== 'playing' || this.#sound.has(code)) return true;
    if (!(await this.#looks.canBePlayed(code))) return false;
    if (this.#sound.size >= MAX_SOUND) this.#sound.clear();
    this.#sound.add(code);
    return true;
  }
}

/** Has it a free seat, or may it be watched? */
function isOpenToAnybody({ watchable, names }: TableInfo): boolean {
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
