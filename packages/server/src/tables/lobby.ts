import { failed, malformed, ok, type Result, type Transcript } from '@boomtown/game-core';
import { isGameId } from '@boomtown/registry/ids';
import type {
  ChatReply,
  HeldTablesReply,
  HeldTablesRequest,
  MakeTableRequest,
  SaidByRequest,
  SeatCodeReply,
  SeatReply,
  TableExport,
  TableInfo,
  WhyMissing,
} from '@boomtown/wire';
import { type Games, gameIn } from '../games.ts';
import { spend } from '../loop-cost.ts';
import { oneByOne } from '../slices.ts';
import {
  type Entry,
  isSaidBy,
  KeyTaken,
  type ListedTable,
  type TableRecord,
  UnreadableRecord,
} from '../storage/index.ts';
import { arrivalsIn, isSaidSince } from './chat/newcomers.ts';
import { withoutRequest } from './chat/table-chat.ts';
import { watcherSign } from './chat/watcher-sign.ts';
import { namesBefore } from './late-match.ts';
import { newRecord, refusalOfSetup } from './make-record.ts';
import { refuseAs } from './refusals.ts';
import { exportOf } from './table-export.ts';
import { infoOf, isWatchedLate } from './table-info.ts';
import { TableList } from './table-list.ts';
import type { TableWorld } from './table-world.ts';
import { hashOfToken, newToken } from './token.ts';
import { transcriptOf } from './transcript.ts';
import type { Turns } from './turns.ts';
import { unseenNewcomers } from './watched-record.ts';
import { WorkedOut } from './worked-out.ts';

const MAX_CODE_TRIES = 20;

type LobbyWorld = Pick<TableWorld, 'store' | 'now' | 'clockwork' | 'setAside' | 'house'>;

/** What can be done with tables from outside of any room. Reads come from the record, awake or asleep. */
export class Lobby {
  readonly #games: Games;
  readonly #store: TableWorld['store'];
  readonly #setAside: TableWorld['setAside'];
  readonly #turns: Turns;
  readonly #world: LobbyWorld;
  /** Of tables that are watched late. */
  readonly #unseen = new WorkedOut<readonly Entry[]>();
  readonly #list: TableList;

  constructor(games: Games, world: LobbyWorld, turns: Turns) {
    this.#games = games;
    this.#store = world.store;
    this.#world = world;
    this.#setAside = world.setAside;
    this.#turns = turns;
    this.#list = new TableList(world, {
      watched: (table) => this.#watched(table),
      canBePlayed: (code) => this.isReadable(code),
    });
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
    const noTables = await this.#world.house.refusesTables(this.#store);
    if (noTables !== null) return refuseAs(noTables);
    const listed = asked.listed && this.#world.house.listedTables;
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
    const found = code === undefined ? null : await this.#find(code);
    if (found === null || code === undefined) return null;
    if (!found.ok) return found;
    const { game, seats } = found.value;
    const seat = seats.findIndex(({ tokenHash }) => tokenHash === hash);
    return seat < 0 || !isGameId(game) ? refuseAs('not-your-seat') : ok({ code, game, seat, token });
  }

  /** Which of these tokens opens a seat at this table, as the record knows it; `undefined` if none does. */
  async seatKeyOf(code: string, tokens: readonly string[]): Promise<string | undefined> {
    if (tokens.length === 0) return undefined;
    return this.#store.tokens.heldWith(code, tokens.map(hashOfToken));
  }

  /**
   * What anybody may know of the tables at which the tokens open a seat, and of the others why there is nothing to be
   * known: the table is gone, can't be read, or the seat is somebody else's now.
   */
  async held(tables: HeldTablesRequest['tables']): Promise<HeldTablesReply> {
    const looked = await oneByOne(tables, ({ code, tokens }) => this.#heldTable(code, tokens));
    return {
      tables: looked.map((one) => (one.ok ? one.value : null)),
      missing: looked.map((one) => (one.ok ? null : one.error)),
    };
  }

  async #heldTable(
    code: string,
    tokens: readonly string[],
  ): Promise<{ readonly ok: true; readonly value: TableInfo } | { readonly ok: false; readonly error: WhyMissing }> {
    const missing = (error: WhyMissing) => ({ ok: false as const, error });
    const key = await this.#read(code, () => this.seatKeyOf(code, tokens));
    if (key.ok && key.value !== undefined) {
      const info = await this.info(code, true);
      return info.ok ? info : missing(info.error.code === 'unreadable' ? 'unreadable' : 'no-such-table');
    }
    const hashes = tokens.map(hashOfToken);
    const history = await this.#read(code, () => this.#store.seatCodes.ofTable(code));
    if (!key.ok || !history.ok) return missing('unreadable');
    const former = history.value.former.find(({ tokenHash }) => hashes.includes(tokenHash));
    if (former === undefined) return missing('no-such-table');
    return missing(former.heir === 'device' ? 'seat-moved' : 'seat-passed');
  }

  /**
   * What anybody with the code may know, and (`forHolder`) what somebody may who sits there. Refused as `no-such-table` or
   * `unreadable`.
   */
  async info(code: string, forHolder = false): Promise<Result<TableInfo>> {
    const found = await this.#find(code);
    if (!found.ok) return found;
    const record = found.value;
    const table = { ...record, names: record.seats.map(({ name }) => name) };
    const sees = forHolder || !isWatchedLate(table);
    const watched = sees ? ok(table) : await this.#watched(table);
    if (!watched.ok) return watched;
    const info = infoOf(watched.value);
    if (info === null) return refuseAs('no-such-table');
    if (!sees) return ok(info);
    if (info.stage === 'playing') {
      const actors = await this.#turns.actorsAt(record);
      return actors === null ? refuseAs('unreadable') : ok({ ...info, actors });
    }
    if (info.stage !== 'over') return ok(info);
    const { outcome, ending } = record;
    const winners = (ending ?? outcome)?.winners ?? [];
    return ok({ ...info, winners, ...(ending === null ? {} : { ending }) });
  }

  /**
   * Which table a seat's one-time code belongs to, and whose seat it passes on. One that was used counts for nobody but whoever
   * used it: `taker` is the hash of their token. Refused as `no-seat-code`.
   */
  async seatCode(codeHash: string, taker: string | null = null): Promise<Result<SeatCodeReply>> {
    const code = await this.#store.seatCodes.find(codeHash, this.#world.now());
    const record = code === undefined ? undefined : await this.#find(code.code);
    if (code === undefined || record?.ok !== true || !isGameId(record.value.game)) return refuseAs('no-seat-code');
    const { name, tokenHash } = record.value.seats[code.seat] ?? {};
    if (name == null || (code.taker?.tokenHash ?? null) !== taker) return refuseAs('no-seat-code');
    // It counts for nobody else's seat; for whoever used it, it is theirs meanwhile.
    if (tokenHash !== code.holder && tokenHash !== code.taker?.tokenHash) return refuseAs('no-seat-code');
    return ok({ table: code.code, game: record.value.game, name, heir: code.heir });
  }

  /** The tables that can be joined or watched and whose makers listed them, newest first. */
  listed(): Promise<TableInfo[]> {
    return this.#list.tables();
  }

  /**
   * The transcript of a finished match, for everybody who may watch there or whose tokens open a seat. Refused as
   * `no-such-table`, `unreadable`, `not-watchable` or `not-over`.
   */
  async transcript(code: string, tokens: readonly string[]): Promise<Result<Transcript>> {
    const found = await this.#find(code);
    if (!found.ok) return found;
    const record = found.value;
    if (!record.watchable && (await this.seatKeyOf(code, tokens)) === undefined) return refuseAs('not-watchable');
    if (record.stage !== 'over') return refuseAs('not-over');
    const entries = await this.#entries(code);
    if (!entries.ok) return entries;
    const transcript = spend(() => transcriptOf(record, entries.value));
    return transcript === null ? refuseAs('not-over') : ok(transcript);
  }

  /** What the persons of these tokens, or the watcher with this voice, said at a table and is still kept. */
  async said(code: string, { tokens, voice }: SaidByRequest): Promise<Result<ChatReply>> {
    const found = await this.#find(code);
    if (!found.ok) return found;
    const hashes = tokens.map(hashOfToken);
    const seats = found.value.seats.flatMap(({ tokenHash }, seat) =>
      tokenHash !== null && hashes.includes(tokenHash) ? [seat] : [],
    );
    const watcher = voice === undefined ? null : watcherSign(code, voice);
    const entries = await this.#entries(code);
    if (!entries.ok) return entries;
    const arrivals = arrivalsIn(entries.value);
    const lines = (await this.#store.chat.ofTable(code)).filter((line) => isSaidBy(line, seats, watcher));
    // What was said from the seat before somebody new had it is not theirs.
    const own = lines.filter((line) => !('seat' in line.by) || isSaidSince(line, [line.by.seat], arrivals));
    return ok({ lines: own.map(withoutRequest) });
  }

  /** A table as a file for whoever runs the server; see `exportOf`. Refused as `no-such-table` or `unreadable`. */
  async export(code: string): Promise<Result<TableExport>> {
    const found = await this.#find(code);
    if (!found.ok) return found;
    const entries = await this.#entries(code);
    return entries.ok ? exportOf(this.#games, found.value, entries.value) : entries;
  }

  /** Is there such a table, and can its match be replayed from its record? */
  async isReadable(code: string): Promise<boolean> {
    const record = await this.#find(code);
    return record.ok && (await this.#turns.actorsAt(record.value)) !== null;
  }

  /** Removes a table whose record nobody can play, and which is awake nowhere therefore. */
  removeUnreadable(code: string): Promise<void> {
    return this.#store.removeTable(code);
  }

  /** A table as those may see it who watch it late. */
  async #watched(table: ListedTable): Promise<Result<ListedTable>> {
    const { code, names } = table;
    const unseen = await this.#read(code, async () =>
      this.#unseen.of(code, await this.#store.countEntries(code), async () =>
        unseenNewcomers(table, await this.#store.entries(code)),
      ),
    );
    return unseen.ok ? ok({ ...table, names: namesBefore(names, unseen.value) }) : unseen;
  }

  async #find(code: string): Promise<Result<TableRecord>> {
    const record = await this.#read(code, () => this.#store.table(code));
    if (!record.ok) return record;
    return record.value === undefined ? refuseAs('no-such-table') : ok(record.value);
  }

  #entries(code: string): Promise<Result<readonly Entry[]>> {
    return this.#read(code, () => this.#store.entries(code));
  }

  /** Reads something of a table's record; `unreadable`, and the table set aside, where it is damaged. */
  async #read<T>(code: string, read: () => Promise<T>): Promise<Result<T>> {
    try {
      return ok(await read());
    } catch (error) {
      if (!(error instanceof UnreadableRecord)) throw error;
      this.#setAside.add(code, error);
      return refuseAs('unreadable');
    }
  }
}
