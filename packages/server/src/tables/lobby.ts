import { ok, type Result } from '@boomtown/game-core';
import { isGameId } from '@boomtown/registry/ids';
import type {
  ChatReply,
  ContinueMatchRequest,
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
import type { Games } from '../games.ts';
import { spend } from '../loop-cost.ts';
import { oneByOne } from '../slices.ts';
import { isSaidBy, type ListedTable, type NewcomerEntry, type TableRecord } from '../storage/index.ts';
import { arrivalsIn, isSaidSince } from './chat/newcomers.ts';
import { withoutRequest } from './chat/table-chat.ts';
import { namesBefore } from './delayed-match.ts';
import { ReadableRecords } from './readable-records.ts';
import { RecordCache, TextCache } from './record-caches.ts';
import { refuseAs } from './refusals.ts';
import { unseenNewcomers } from './spectator-delay.ts';
import { exportOf } from './table-export.ts';
import { hasSpectatorDelay, infoOf, TableList } from './table-list.ts';
import { TableMaking } from './table-making.ts';
import type { TableWorld } from './table-world.ts';
import { hashOfToken, watcherSign } from './token.ts';
import { transcriptOf } from './transcript.ts';
import type { Turns } from './turns.ts';

/** Characters of cached transcripts: everybody who played asks for the same one. */
const MAX_TRANSCRIPTS = 8 * 1024 * 1024;

/** A transcript as it is downloaded. */
interface TranscriptFile {
  readonly game: string;
  readonly text: string;
}

type LobbyWorld = Pick<TableWorld, 'store' | 'now' | 'monotonicClock' | 'setAside' | 'policy' | 'opponents'>;

/** What can be done with tables from outside of any room. Reads come from the record, awake or asleep. */
export class Lobby {
  readonly #games: Games;
  readonly #store: TableWorld['store'];
  readonly #records: ReadableRecords;
  readonly #making: TableMaking;
  readonly #transcripts = new TextCache(MAX_TRANSCRIPTS);
  readonly #turns: Turns;
  readonly #world: LobbyWorld;
  /** Of tables that are watched late. */
  readonly #unseen = new RecordCache<readonly NewcomerEntry[]>();
  readonly #list: TableList;

  constructor(games: Games, world: LobbyWorld, turns: Turns) {
    this.#games = games;
    this.#store = world.store;
    this.#world = world;
    this.#records = new ReadableRecords(world);
    this.#making = new TableMaking(games, world, this.#records);
    this.#turns = turns;
    this.#list = new TableList(world, {
      watched: (table) => this.#watched(table),
      canBePlayed: (code) => this.isReadable(code),
    });
  }

  /** Makes a table and gives its maker a seat; see `TableMaking`. */
  make(asked: MakeTableRequest): Promise<Result<SeatReply>> {
    return this.#making.make(asked);
  }

  /** Makes a table whose match goes on from a moment of another one; see `TableMaking`. */
  goOn(asked: ContinueMatchRequest): Promise<Result<SeatReply>> {
    return this.#making.goOn(asked);
  }

  /** Which of these tokens opens a seat at this table, as the record knows it; `undefined` if none does. */
  async seatKeyOf(code: string, tokens: readonly string[]): Promise<string | undefined> {
    if (tokens.length === 0) return undefined;
    return this.#store.tokens.heldWith(code, tokens.map(hashOfToken));
  }

  /**
   * Public facts of the tables at which the tokens open a seat. For each other table, the reason: it is gone, can't be
   * read, or the seat is another player's now.
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
    const key = await this.#records.read(code, () => this.seatKeyOf(code, tokens));
    if (key.ok && key.value !== undefined) {
      const info = await this.info(code, true);
      return info.ok ? info : missing(whyMissing(info.error.code));
    }
    const hashes = tokens.map(hashOfToken);
    const history = await this.#records.read(code, () => this.#store.seatCodes.ofTable(code));
    if (!key.ok || !history.ok) return missing('unreadable');
    const former = history.value.former.find(({ tokenHash }) => hashes.includes(tokenHash));
    if (former === undefined) return missing('no-such-table');
    return missing(former.heir === 'device' ? 'seat-moved' : 'seat-passed');
  }

  /**
   * What anybody with the code may know, and (`forHolder`) what a player at the table may. Refused as `no-such-table`,
   * `game-gone` or `unreadable`.
   */
  async info(code: string, forHolder = false): Promise<Result<TableInfo>> {
    const found = await this.record(code);
    return found.ok ? this.infoFrom(found.value, forHolder) : found;
  }

  /** The record of a table. Refused as `no-such-table` or `unreadable`. */
  record(code: string): Promise<Result<TableRecord>> {
    return this.#records.find(code);
  }

  /** As `info`, of a record that is at hand. */
  async infoFrom(record: TableRecord, forHolder = false): Promise<Result<TableInfo>> {
    const table = { ...record, names: record.seats.map(({ name }) => name) };
    const sees = forHolder || !hasSpectatorDelay(table);
    const watched = sees ? ok(table) : await this.#watched(table);
    if (!watched.ok) return watched;
    const info = infoOf(watched.value);
    if (info === null) return refuseAs('game-gone');
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
   * Which table a seat's one-time code belongs to, and whose seat it passes on. A used code counts for its
   * taker only: `taker` is the hash of their token. Refused as `no-seat-code`.
   */
  async seatCode(codeHash: string, taker: string | null = null): Promise<Result<SeatCodeReply>> {
    const code = await this.#store.seatCodes.find(codeHash, this.#world.now());
    const record = code === undefined ? undefined : await this.#records.find(code.code);
    if (code === undefined || record?.ok !== true || !isGameId(record.value.game)) return refuseAs('no-seat-code');
    const { name, tokenHash } = record.value.seats[code.seat] ?? {};
    if (name == null || (code.taker?.tokenHash ?? null) !== taker) return refuseAs('no-seat-code');
    // It counts for nobody else's seat; for the player who used it, it is theirs meanwhile.
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
  async transcript(code: string, tokens: readonly string[]): Promise<Result<TranscriptFile>> {
    const found = await this.#records.find(code);
    if (!found.ok) return found;
    const record = found.value;
    if (!record.watchable && (await this.seatKeyOf(code, tokens)) === undefined) return refuseAs('not-watchable');
    if (record.stage !== 'over') return refuseAs('not-over');
    const count = await this.#records.read(code, () => this.#store.countEntries(code));
    if (!count.ok) return count;
    // All of the record that can still change when a match is over: people may have their names taken away.
    const of = JSON.stringify([count.value, record.revision, record.seats.map(({ name }) => name), record.ending]);
    const cached = this.#transcripts.get(code, of);
    if (cached !== undefined) return ok({ game: record.game, text: cached });
    const entries = await this.#records.entries(code);
    if (!entries.ok) return entries;
    return spend(() => {
      const transcript = transcriptOf(record, entries.value);
      if (transcript === null) return refuseAs('not-over');
      const text = JSON.stringify(transcript);
      this.#transcripts.set(code, of, text);
      return ok({ game: record.game, text });
    });
  }

  /** What the persons of these tokens, or the watcher with this voice, said at a table and is still stored. */
  async said(code: string, { tokens, voice }: SaidByRequest): Promise<Result<ChatReply>> {
    const found = await this.#records.find(code);
    if (!found.ok) return found;
    const hashes = tokens.map(hashOfToken);
    const seats = found.value.seats.flatMap(({ tokenHash }, seat) =>
      tokenHash !== null && hashes.includes(tokenHash) ? [seat] : [],
    );
    const watcher = voice === undefined ? null : watcherSign(code, voice);
    const entries = await this.#records.entries(code);
    if (!entries.ok) return entries;
    const arrivals = arrivalsIn(entries.value);
    const lines = (await this.#store.chat.ofTable(code)).filter((line) => isSaidBy(line, seats, watcher));
    // What was said from the seat before a new player had it is not theirs.
    const own = lines.filter((line) => !('seat' in line.by) || isSaidSince(line, [line.by.seat], arrivals));
    return ok({ lines: own.map(withoutRequest) });
  }

  /** A table as a file for the host; see `exportOf`. Refused as `no-such-table`, `game-gone` or `unreadable`. */
  async export(code: string): Promise<Result<TableExport>> {
    const found = await this.#records.find(code);
    if (!found.ok) return found;
    const entries = await this.#records.entries(code);
    if (!entries.ok) return entries;
    // What a match that is not over may show follows from its rules.
    if (found.value.stage !== 'over' && !isGameId(found.value.game)) return refuseAs('game-gone');
    return exportOf(this.#games, found.value, entries.value);
  }

  /** Is there such a table, has this build its game, and can its match be replayed from its record? */
  async isReadable(code: string): Promise<boolean> {
    const record = await this.#records.find(code);
    return record.ok && isGameId(record.value.game) && (await this.#turns.actorsAt(record.value)) !== null;
  }

  /** Removes a table whose record nobody can play here, and which is awake nowhere therefore. */
  removeUnplayable(code: string): Promise<void> {
    return this.#store.removeTable(code);
  }

  /** A table as those may see it who watch it late. */
  async #watched(table: ListedTable): Promise<Result<ListedTable>> {
    const { code, names } = table;
    const unseen = await this.#records.read(code, async () =>
      this.#unseen.of(code, await this.#store.countEntries(code), async () =>
        unseenNewcomers(table, await this.#store.entries(code)),
      ),
    );
    return unseen.ok ? ok({ ...table, names: namesBefore(names, unseen.value) }) : unseen;
  }
}

/** Why a browser finds nothing of a table at which it has a seat. */
function whyMissing(refused: string): WhyMissing {
  return refused === 'unreadable' || refused === 'game-gone' ? refused : 'no-such-table';
}
