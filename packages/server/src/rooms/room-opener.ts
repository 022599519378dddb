import { failed, ok, type Refusal, type Result, type Seat } from '@boomtown/game-core';
import { isGameId } from '@boomtown/registry/ids';
import { type GameId, type HeldSeat, JOIN_REFUSED, type TableInfo } from '@boomtown/wire';
import { ServerError } from '@colyseus/core';
import { hashOfToken, type Lobby, refuseAs } from '../tables/index.ts';
import { PeersUnreachable, type Reservation, type RoomCall, type RoomFinder } from './room-finder.ts';
import type { TableRoom } from './table-room.ts';

interface TakenSeat {
  readonly held: HeldSeat;
  readonly game: GameId;
}

/** Refusals for tables that are stored but cannot be opened, and the error that a join gets for each. */
const UNOPENED: ReadonlyMap<string, number> = new Map([
  ['unreadable', JOIN_REFUSED.unreadable],
  ['game-gone', JOIN_REFUSED.gameGone],
]);

/**
 * Finds rooms by their table's code, in whatever process they are, and wakes tables that sleep. Throws `PeersUnreachable` where the
 * processes can't find one another's rooms.
 */
export class RoomOpener {
  readonly #lobby: Lobby;
  readonly #finder: RoomFinder;

  constructor(lobby: Lobby, finder: RoomFinder) {
    this.#lobby = lobby;
    this.#finder = finder;
  }

  /** Sees to it that the table has a room. Refused as `no-such-table`, `game-gone`, or `unreadable` when its record can't be read. */
  async open(code: string): Promise<Result<TableInfo>> {
    const found = await this.#lobby.record(code);
    if (!found.ok) return found;
    const { game } = found.value;
    if (!isGameId(game)) return refuseAs('game-gone');
    try {
      await this.#finder.ensure(code, game);
    } catch (error) {
      if (error instanceof ServerError && error.code === JOIN_REFUSED.unreadable) return refuseAs('unreadable');
      throw error;
    }
    // Only now: a table that is awake knows whose turn it is without being played again.
    return this.#lobby.infoFrom(found.value);
  }

  /** Admits a client that is counted as `from`: where to connect to. Refused as the room says, with the HTTP status of the refusal. */
  async join(
    code: string,
    options: unknown,
    from: string,
  ): Promise<Result<Reservation, Refusal & { readonly status: number }>> {
    const opened = await this.open(code);
    if (!opened.ok) {
      return failed({ ...opened.error, status: UNOPENED.get(opened.error.code) ?? JOIN_REFUSED.noSuchTable });
    }
    return this.#finder.at(code, opened.value.game, async () => {
      const refusal = await this.#finder.ask(code, 'admit', [options, from]);
      return refusal === null ? ok(await this.#finder.reserve(code, { ...Object(options), from })) : failed(refusal);
    });
  }

  /** Gives a player the seat that they wish for, else the lowest free one; `token`: the one that they chose. Refused as `no-such-table`, `full` or `already-started`. */
  async takeSeat(
    code: string,
    name: string,
    wish: Seat | null,
    token: string | null,
  ): Promise<Result<TakenSeat, Refusal & { readonly watchable?: boolean }>> {
    const opened = await this.open(code);
    if (!opened.ok) return opened;
    const { game, watchable } = opened.value;
    const taken = await this.#finder.at(code, game, () => this.#finder.ask(code, 'takeSeat', [name, wish, token]));
    return taken.ok ? ok({ held: taken.value, game }) : failed({ ...taken.error, watchable });
  }

  /** Takes away what the persons of these tokens, and the watcher with this voice, left at a table. Refused as `no-such-table`, `unreadable`, or as `LiveTable.forget`. */
  forget(code: string, tokens: readonly string[], voice: string | null): Promise<Result<object>> {
    return this.#ask(code, 'forget', [tokens, voice]);
  }

  /** Takes the name of a seat away. Refused as `no-such-table`, `unreadable`, or as `LiveTable.takeName`. */
  takeName(code: string, seat: Seat, name: string): Promise<Result<object>> {
    return this.#ask(code, 'takeName', [seat, name]);
  }

  /** Closes a player's seat. Refused as `no-such-table`, `unreadable`, or as `LiveTable.closeSeat`. */
  closeSeat(code: string, seat: Seat, name: string): Promise<Result<object>> {
    return this.#ask(code, 'closeSeat', [seat, name]);
  }

  /** From which network a player is connected. Refused as `no-such-table`, `unreadable`, `stale` where another player sits there, or `not-connected`. */
  networkOf(code: string, seat: Seat, name: string): Promise<Result<{ readonly network: string }>> {
    return this.#ask(code, 'networkOf', [seat, name]);
  }

  /** A seat admits a big screen. Refused as `no-such-table`, `unreadable`, or as `TableScreens.admit`. */
  admitScreen(code: string, codeHash: string, tokens: readonly string[]): Promise<Result<object>> {
    return this.#ask(code, 'admitScreen', [codeHash, tokens]);
  }

  /** Seats show their table on no screen any more. Refused as `no-such-table`, `unreadable`, or as `TableScreens.end`. */
  endScreens(code: string, tokens: readonly string[]): Promise<Result<object>> {
    return this.#ask(code, 'endScreens', [tokens]);
  }

  /** Takes a line of the spectators away. Refused as `no-such-table`, `unreadable`, or `stale`. */
  takeLine(code: string, line: number): Promise<Result<object>> {
    return this.#ask(code, 'takeLine', [line]);
  }

  /** Tells those who still are at a finished table where one of them goes on with it. Where that fails, the new table exists all the same. */
  async tellGoingOn(old: string, to: Parameters<TableRoom['tellGoingOn']>[0]): Promise<void> {
    try {
      await this.#ask(old, 'tellGoingOn', [to]);
    } catch (error) {
      if (!(error instanceof PeersUnreachable)) throw error;
    }
  }

  /** Ends a table for good, wherever it is awake. Refused as `no-such-table`. Throws a `StorageFault`. */
  async end(code: string): Promise<Result<object>> {
    const opened = await this.open(code);
    if (opened.ok) {
      await this.#finder.at(code, opened.value.game, () => this.#finder.ask(code, 'end', []));
      return ok({});
    }
    if (!UNOPENED.has(opened.error.code)) return opened;
    await this.#lobby.removeUnplayable(code);
    return ok({});
  }

  /** Lets a player use a seat's one-time code; `token`: the one that they chose. Refused as `no-seat-code`, or as its table says. */
  async passSeat(
    codeHash: string,
    name: string | null,
    token: string | null,
  ): Promise<Result<TakenSeat & { readonly code: string }>> {
    const fresh = await this.#lobby.seatCode(codeHash);
    const found = fresh.ok || token === null ? fresh : await this.#lobby.seatCode(codeHash, hashOfToken(token));
    if (!found.ok) return found;
    const { table: code, game } = found.value;
    const opened = await this.open(code);
    if (!opened.ok) return opened;
    const passed = await this.#finder.at(code, game, () => this.#finder.ask(code, 'passSeat', [codeHash, name, token]));
    return passed.ok ? ok({ held: passed.value, game, code }) : passed;
  }

  /** Opens a table and asks its room. Refused as `open` refuses, or as the room does. */
  async #ask<M extends RoomCall>(
    code: string,
    method: M,
    args: Parameters<TableRoom[M]>,
  ): Promise<Awaited<ReturnType<TableRoom[M]>> | Result<never>> {
    const opened = await this.open(code);
    if (!opened.ok) return opened;
    return this.#finder.at(code, opened.value.game, () => this.#finder.ask(code, method, args));
  }
}
