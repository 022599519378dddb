import { failed, ok, type Refusal, type Result } from '@boomtown/game-core';
import { type GameId, type HeldSeat, JOIN_REFUSED, type TableInfo } from '@boomtown/wire';
import { createAuthContext, matchMaker, ServerError } from '@colyseus/core';
import { type Lobby, refuseAs } from '../tables/index.ts';
import type { TableRoom } from './table-room.ts';

/** Where a client's socket finds its room; the framework's SDK reads it. */
export type Reservation = Awaited<ReturnType<typeof matchMaker.joinById>>;

interface TakenSeat {
  readonly held: HeldSeat;
  readonly game: GameId;
}

/** Finds rooms by their table's code, in whatever process they are, and wakes tables that sleep. */
export class RoomOpener {
  readonly #lobby: Lobby;
  readonly #opening = new Map<string, Promise<void>>();

  constructor(lobby: Lobby) {
    this.#lobby = lobby;
  }

  /** Sees to it that the table has a room. Refused as `no-such-table`, or `unreadable` when its record can't be read. */
  async open(code: string): Promise<Result<TableInfo>> {
    const info = await this.#lobby.info(code);
    if (!info.ok) return info;
    try {
      await this.#ensureRoom(code, info.value.game);
      return info;
    } catch (error) {
      if (error instanceof ServerError && error.code === JOIN_REFUSED.unreadable) return refuseAs('unreadable');
      throw error;
    }
  }

  /** Lets somebody in who is counted as `from`: where to connect to. Refused as the room says, with the HTTP status of the refusal. */
  async join(
    code: string,
    options: unknown,
    from: string,
  ): Promise<Result<Reservation, Refusal & { readonly status: number }>> {
    const opened = await this.open(code);
    if (!opened.ok) {
      const { noSuchTable, unreadable } = JOIN_REFUSED;
      return failed({ ...opened.error, status: opened.error.code === 'unreadable' ? unreadable : noSuchTable });
    }
    const refusal = await matchMaker.remoteRoomCall<TableRoom, 'refusalFor'>(code, 'refusalFor', [options, from]);
    if (refusal !== null) return failed(refusal);
    return ok(await matchMaker.joinById(code, { ...Object(options), from }, createAuthContext({ headers: {} })));
  }

  /** Gives somebody a seat: the lowest free one. Refused as `no-such-table`, `full` or `already-started`. */
  async takeSeat(code: string, name: string): Promise<Result<TakenSeat, Refusal & { readonly watchable?: boolean }>> {
    const opened = await this.open(code);
    if (!opened.ok) return opened;
    const { game, watchable } = opened.value;
    const taken = await matchMaker.remoteRoomCall<TableRoom, 'takeSeat'>(code, 'takeSeat', [name]);
    return taken.ok ? ok({ held: taken.value, game }) : failed({ ...taken.error, watchable });
  }

  /** Takes away what the persons of these tokens left at a table. Refused as `no-such-table`, `unreadable`, or as `LiveTable.forget`. */
  async forget(code: string, tokens: readonly string[]): Promise<Result<object>> {
    const opened = await this.open(code);
    if (!opened.ok) return opened;
    return matchMaker.remoteRoomCall<TableRoom, 'forget'>(code, 'forget', [tokens]);
  }

  /** Ends a table for good, wherever it is awake. Refused as `no-such-table`. Throws a `StorageFault`. */
  async end(code: string): Promise<Result<object>> {
    const opened = await this.open(code);
    if (opened.ok) {
      await matchMaker.remoteRoomCall<TableRoom, 'end'>(code, 'end', []);
      return ok({});
    }
    if (opened.error.code !== 'unreadable') return opened;
    await this.#lobby.removeUnreadable(code);
    return ok({});
  }

  /** Passes a seat on to whoever has its one-time code. Refused as `no-seat-code`, or as its table says. */
  async passSeat(codeHash: string, name: string | null): Promise<Result<TakenSeat & { readonly code: string }>> {
    const found = await this.#lobby.seatCode(codeHash);
    if (!found.ok) return found;
    const { table: code, game } = found.value;
    const opened = await this.open(code);
    if (!opened.ok) return opened;
    const passed = await matchMaker.remoteRoomCall<TableRoom, 'passSeat'>(code, 'passSeat', [codeHash, name]);
    return passed.ok ? ok({ held: passed.value, game, code }) : passed;
  }

  #ensureRoom(code: string, game: GameId): Promise<void> {
    let opening = this.#opening.get(code);
    if (opening === undefined) {
      opening = openRoom(code, game).finally(() => this.#opening.delete(code));
      this.#opening.set(code, opening);
    }
    return opening;
  }
}

async function openRoom(code: string, game: GameId): Promise<void> {
  if (await matchMaker.getRoomById(code)) return;
  await matchMaker.createRoom(game, { code });
}
