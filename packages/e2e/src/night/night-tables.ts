import { GAME_IDS } from '@boomtown/registry/ids';
import { gameOf } from '@boomtown/registry/rules';
import { SoakTable } from '../soak/soak-table.ts';

const LOOK_MS = 20;
const MADE_AGAIN_MS = 2_000;
const BACK_WITHIN_MS = 60_000;

/** Tables that are played at one site all night. A match that is over makes room for the next one. */
export class NightTables {
  readonly #urls: readonly string[];
  readonly #thinkMs: number;
  readonly #timer: NodeJS.Timeout;
  #tables: SoakTable[] = [];
  #ended: SoakTable[] = [];
  #made = 0;
  #longestMs = 0;

  private constructor(urls: readonly string[], thinkMs: number) {
    this.#urls = urls;
    this.#thinkMs = thinkMs;
    this.#timer = setInterval(() => this.#look(), LOOK_MS);
  }

  /**
   * @param urls the site, as one table's people after the other find it
   * @param thinkMs how long somebody thinks at most before they act
   */
  static async open(urls: readonly string[], count: number, thinkMs: number): Promise<NightTables> {
    const tables = new NightTables(urls, thinkMs);
    for (let i = 0; i < count; i += 1) await tables.#open();
    await tables.everybodyBack();
    return tables;
  }

  /** The longest time in milliseconds that a player has waited for their table since this was asked last. */
  longestWait(): number {
    this.#look();
    const longest = this.#longestMs;
    this.#longestMs = 0;
    return Math.round(longest);
  }

  /** Resolves when nobody waits. Returns whether that came to be in time. */
  everybodyBack(): Promise<boolean> {
    return this.#until(({ everybodyIsBack }) => everybodyIsBack);
  }

  /** Resolves when all matches have begun: who comes to a table in a trouble waits for its end. Returns whether that came to be in time. */
  everybodyInMatch(): Promise<boolean> {
    return this.#until(({ isInMatch }) => isInMatch);
  }

  /** Puts new matches in the place of those that are over. */
  async replaceEnded(): Promise<void> {
    const ended = this.#tables.filter(({ isOver }) => isOver);
    this.#tables = this.#tables.filter((table) => !ended.includes(table));
    for (const table of ended) {
      await table.close();
      await this.#open();
    }
    this.#ended.push(...ended);
  }

  get acknowledged(): number {
    return [...this.#tables, ...this.#ended].reduce((sum, { account }) => sum + account.acknowledged.size, 0);
  }

  /** What players saw go wrong, in words. */
  get complaints(): readonly string[] {
    return [...this.#tables, ...this.#ended].flatMap(({ account }) =>
      account.complaints.map((complaint) => `${account.game}: ${complaint}`),
    );
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all(this.#tables.map((table) => table.close()));
  }

  async #until(isSo: (table: SoakTable) => boolean): Promise<boolean> {
    const giveUp = performance.now() + BACK_WITHIN_MS;
    while (!this.#tables.every(isSo)) {
      if (performance.now() > giveUp) return false;
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
    return true;
  }

  async #open(): Promise<void> {
    const id = GAME_IDS[this.#made % GAME_IDS.length];
    const url = this.#urls[this.#made % this.#urls.length];
    if (id === undefined || url === undefined) throw new Error('there are no games, or no site');
    this.#made += 1;
    for (;;) {
      try {
        this.#tables.push(await SoakTable.open(id, gameOf(id), this.#made, url, () => undefined, this.#thinkMs));
        return;
      } catch (error) {
        // Where all players have one address, that may make no more than some tables a minute.
        if (!(error instanceof Error && error.message.includes('too-fast'))) throw error;
        await new Promise((resolve) => setTimeout(resolve, MADE_AGAIN_MS));
      }
    }
  }

  #look(): void {
    const now = performance.now();
    for (const { waitsSince } of this.#tables) {
      if (waitsSince !== null) this.#longestMs = Math.max(this.#longestMs, now - waitsSince);
    }
  }
}
