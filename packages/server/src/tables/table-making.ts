import { failed, malformed, ok, type Result } from '@boomtown/game-core';
import { isGameId } from '@boomtown/registry/ids';
import type { MakeTableRequest, SeatReply } from '@boomtown/wire';
import { type Games, gameIn } from '../games.ts';
import { spend } from '../loop-cost.ts';
import { KeyTaken } from '../storage/index.ts';
import { newRecord, refusalOfSetup } from './make-record.ts';
import type { ReadableRecords } from './readable-records.ts';
import { refuseAs } from './refusals.ts';
import type { TableWorld } from './table-world.ts';
import { hashOfToken, newToken } from './token.ts';

const MAX_CODE_TRIES = 20;

type MakingWorld = Pick<TableWorld, 'store' | 'now' | 'policy'>;

/** Makes tables for those who ask for them from outside of any room. */
export class TableMaking {
  readonly #games: Games;
  readonly #store: TableWorld['store'];
  readonly #world: MakingWorld;
  readonly #records: ReadableRecords;

  constructor(games: Games, world: MakingWorld, records: ReadableRecords) {
    this.#games = games;
    this.#store = world.store;
    this.#world = world;
    this.#records = records;
  }

  /**
   * Makes a table and gives its maker a seat. Asked again with the token that the maker chose, it gives the table that was
   * made. Refused as the game's setup refuses, `house-full` or `draining`. Throws `StorageFault`.
   */
  async make({ token: chosen, ...asked }: MakeTableRequest): Promise<Result<SeatReply>> {
    const madeWith = chosen === undefined ? null : hashOfToken(chosen);
    const before = await this.#madeBefore(chosen);
    if (before !== null) return before;
    const game = gameIn(this.#games, asked.game);
    if (game === undefined) return malformed('“game” is not right: this server has no such game.');
    const refusal = spend(() => refusalOfSetup(game, asked.options, asked.seats));
    if (refusal !== null) return failed(refusal);
    const noTables = await this.#world.policy.refusesTables(this.#store);
    if (noTables !== null) return refuseAs(noTables);
    const listed = asked.listed && this.#world.policy.listedTables;
    for (let tries = 1; ; tries += 1) {
      const token = chosen ?? newToken();
      const record = newRecord(game, { ...asked, listed }, token, this.#world.now());
      try {
        await this.#store.addTable(record, madeWith);
        return ok({ code: record.code, game: asked.game, seat: record.maker, token });
      } catch (error) {
        if (!(error instanceof KeyTaken) || tries === MAX_CODE_TRIES) throw error;
        // The same request may have been through meanwhile.
        const made = await this.#madeBefore(chosen);
        if (made !== null) return made;
      }
    }
  }

  /** The table that was made with this token, for its holder; `null` if none was. */
  async #madeBefore(token: string | undefined): Promise<Result<SeatReply> | null> {
    if (token === undefined) return null;
    const hash = hashOfToken(token);
    const code = await this.#store.tokens.madeWith(hash);
    const found = code === undefined ? null : await this.#records.find(code);
    if (found === null || code === undefined) return null;
    if (!found.ok) return found;
    const { game, seats } = found.value;
    const seat = seats.findIndex(({ tokenHash }) => tokenHash === hash);
    return seat < 0 || !isGameId(game) ? refuseAs('not-your-seat') : ok({ code, game, seat, token });
  }
}
