import type { TableConnection } from '@boomtown/client';
import { connectAt } from '@boomtown/client/colyseus';
import { wireOf } from '@boomtown/registry/wires';
import type { GameId } from '@boomtown/wire';
import { OPEN_GAME } from './chosen-games.ts';
import { Player } from './player.ts';
import { until } from './until.ts';

/** A player at a table who comes back by themselves whenever their link is lost: by the pages' own connection. */
export class Guest {
  /** Milliseconds that the longest time without a link took. */
  longestGap = 0;
  /** How often they came back. */
  returns = 0;
  readonly closeCodes: number[] = [];
  readonly #connection: TableConnection;
  #player: Player | undefined;

  private constructor(url: string, code: string, token: string, game: GameId) {
    this.#connection = connectAt(url, code, [token], wireOf(game), {
      dial: async (_code, tokens, _wire, events) => {
        const closed = (closeCode: number) => {
          this.closeCodes.push(closeCode);
          events.closed(closeCode);
        };
        this.#player = await Player.join(url, code, tokens, game, { ...events, closed });
        return this.#player.link;
      },
    });
    let lostAt: number | null = null;
    this.#connection.link.subscribe(({ kind }) => {
      if (kind === 'lost') lostAt ??= performance.now();
      if (kind !== 'live' || lostAt === null) return;
      this.longestGap = Math.max(this.longestGap, performance.now() - lostAt);
      this.returns += 1;
      lostAt = null;
    });
  }

  static async sit(url: string, code: string, token: string, game: GameId = OPEN_GAME): Promise<Guest> {
    const guest = new Guest(url, code, token, game);
    await until(() => guest.isLinked, 'the guest to be at the table');
    return guest;
  }

  /** Are they at their table? */
  get isLinked(): boolean {
    return this.#connection.link.value.kind === 'live';
  }

  /** The browser of the present link. */
  get player(): Player {
    if (this.#player === undefined) throw new Error('the guest has not come yet');
    return this.#player;
  }

  leave(): void {
    this.#connection.close();
  }
}
