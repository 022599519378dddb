import type { Games } from '../games.ts';
import { UnreadableRecord } from '../storage/index.ts';
import { RulesFault } from './evaluated-step.ts';
import { LiveTable } from './live-table.ts';
import { rulesOf, UnreadableMatches } from './readable-records.ts';
import type { TableWorld } from './table-world.ts';
import { wake } from './wake.ts';

/** The tables that are awake in this process: one live table a code at most. */
export class LiveTables {
  readonly unreadable = new UnreadableMatches();
  readonly #games: Games;
  readonly #world: TableWorld;
  readonly #awake = new Map<string, LiveTable>();

  constructor(games: Games, world: TableWorld) {
    this.#games = games;
    this.#world = world;
  }

  /** Wakes a table from its record; `undefined` if there is none. Throws `UnreadableRecord` or `RulesFault`, and sets it aside. */
  async wake(code: string): Promise<LiveTable | undefined> {
    try {
      return await this.#wake(code);
    } catch (error) {
      if (error instanceof UnreadableRecord || error instanceof RulesFault) this.#world.setAside.add(code, error);
      throw error;
    }
  }

  async #wake(code: string): Promise<LiveTable | undefined> {
    // One that is still awake belongs to a room that is closing: its last writes come first.
    await this.#awake.get(code)?.close();
    const record = await this.#world.store.table(code);
    if (record === undefined) return undefined;
    const rules = rulesOf(this.#games, record);
    const entries = record.deal === null ? [] : await this.#world.store.entries(code);
    const history = await this.#world.store.seatCodes.ofTable(code);
    const answered = await this.#world.store.tokens.answeredAt(code);
    const known = { ...record, rulesVersion: rules.info.version };
    const woken = await this.unreadable.play(code, entries, wake(rules, known, entries));
    const table = new LiveTable(rules, known, woken, this.#world, history, answered);
    this.#awake.set(code, table);
    return table;
  }

  /** The table with this code, if it is awake. */
  awake(code: string): LiveTable | undefined {
    return this.#awake.get(code);
  }

  /** The codes of all that are awake. */
  get codes(): readonly string[] {
    return [...this.#awake.keys()];
  }

  /** Lets a table sleep, after its last writes. */
  async sleep(table: LiveTable): Promise<void> {
    await table.close();
    if (this.#awake.get(table.code) === table) this.#awake.delete(table.code);
  }

  /** Something about the server as a whole has changed: all tables say so. */
  tellAll(): void {
    for (const table of this.#awake.values()) table.audience.tableChanged();
  }
}
