import { setTimeout as wait } from 'node:timers/promises';
import type { GameId } from '@boomtown/wire';
import { Player } from './player.ts';

/** The waits of the page between its tries. */
const FIRST_MS = 300;
const LONGEST_MS = 6_000;

/** Somebody at a table who comes back by themselves whenever their link is lost, as the page does. */
export class Guest {
  /** Milliseconds that the longest time without a link took. */
  longestGap = 0;
  /** How often they came back. */
  returns = 0;
  /** Are they at their table? */
  isLinked = true;
  readonly closeCodes: number[] = [];
  readonly #join: () => Promise<Player>;
  #player: Player;
  #gone = false;

  private constructor(join: () => Promise<Player>, player: Player) {
    this.#join = join;
    this.#player = player;
  }

  static async sit(url: string, code: string, token: string, game: GameId = 'constructo'): Promise<Guest> {
    const join = async () => {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ tokens: [token] });
      const opened = await fetch(`${url}/api/tables/${code}/open`, { method: 'POST', headers, body });
      if (!opened.ok) throw new Error(`the table does not open: ${opened.status}`);
      return Player.join(url, code, [token], game);
    };
    const guest = new Guest(join, await join());
    void guest.#follow();
    return guest;
  }

  get player(): Player {
    return this.#player;
  }

  async leave(): Promise<void> {
    this.#gone = true;
    await this.#player.leave();
  }

  async #follow(): Promise<void> {
    while (!this.#gone) {
      this.closeCodes.push(await this.#player.closed);
      this.isLinked = false;
      const lostAt = performance.now();
      for (let tries = 0; !this.#gone; tries += 1) {
        await wait(Math.min(LONGEST_MS, FIRST_MS * 2 ** tries) * (0.5 + Math.random() / 2));
        try {
          this.#player = await this.#join();
          break;
        } catch {
          // As the page: again, a little later.
        }
      }
      this.longestGap = Math.max(this.longestGap, performance.now() - lostAt);
      this.returns += 1;
      this.isLinked = !this.#gone;
    }
  }
}
