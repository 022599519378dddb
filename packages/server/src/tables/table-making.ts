import {
  type AnyGame,
  failed,
  type GameTypes,
  malformed,
  ok,
  outcome,
  type ReplaySource,
  type Result,
  readHex,
  refuse,
  replayInSteps,
  textStream,
} from '@boomtown/game-core';
import { isGameId } from '@boomtown/registry/ids';
import { type ContinueMatchRequest, fitsDelay, fitsSeats, type MakeTableRequest, type SeatReply } from '@boomtown/wire';
import { type Games, gameIn } from '../games.ts';
import { spend } from '../loop-cost.ts';
import { inSlices } from '../slices.ts';
import { KeyTaken, type TableRecord } from '../storage/index.ts';
import { continuedRecord, newRecord, refusalOfSetup } from './make-record.ts';
import type { ReadableRecords } from './readable-records.ts';
import { refuseAs } from './refusals.ts';
import type { TableWorld } from './table-world.ts';
import { hashOfToken, newToken } from './token.ts';

const MAX_CODE_TRIES = 20;

type MakingWorld = Pick<TableWorld, 'store' | 'now' | 'policy' | 'opponents'>;

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
    const before = await this.#madeBefore(chosen);
    if (before !== null) return before;
    const game = gameIn(this.#games, asked.game);
    if (game === undefined) return malformed('“game” is not right: this server has no such game.');
    if (!fitsSeats(asked.terms, asked.seats))
      return malformed('“terms” are not right: players lose on time at a table of two only.');
    if (asked.terms.watchChances === true && (game.invented === undefined || !fitsDelay(asked.terms))) {
      return malformed('“terms” are not right: chances are shown with a delay only, and not in every game.');
    }
    const refusal = spend(() => refusalOfSetup(game, asked.options, asked.seats));
    if (refusal !== null) return failed(refusal);
    const noTables = await this.#world.policy.refusesTables(this.#store);
    if (noTables !== null) return refuseAs(noTables);
    const listed = asked.listed && this.#world.policy.listedTables;
    return this.#add(chosen, (token) => newRecord(game, { ...asked, listed }, token, this.#world.now()));
  }

  /**
   * Makes a table whose match goes on from a moment of another one. That match comes from outside: it is played again, while others
   * have their turn, and at the expense of who asks. Asked again with the same token, it gives the table that was made. Refused
   * as the first of its actions that is not legal, as its setup, `game-over`, `no-bots`, `house-full` or `draining`; with company also
   * as `no-such-table`, `not-over` or `not-your-seat`. Throws `StorageFault`.
   */
  async goOn(asked: ContinueMatchRequest): Promise<Result<SeatReply>> {
    const { match, seat, hidden, bots, company } = asked;
    const before = await this.#madeBefore(asked.token);
    if (before !== null) return before;
    const game = gameIn(this.#games, match.game);
    if (game === undefined) return malformed('“game” is not right: this server has no such game.');
    const seed = readHex(match.seed, 32);
    if (seed === undefined || seat >= match.seats) return malformed('“seat” is not right: the match has no such seat.');
    if (bots !== null && !this.#world.opponents.play(match.game, bots)) return refuseAs('no-bots');
    const old = company === undefined ? null : await this.#company(company, asked);
    if (old?.ok === false) return old;
    const noTables = await this.#world.policy.refusesTables(this.#store);
    if (noTables !== null) return refuseAs(noTables);
    const stood = await inSlices(positionAfter(game, { ...match, seed }));
    if (!stood.ok) return stood;
    const rng = textStream(newToken());
    const state = hidden === 'kept' ? stood.value : (game.redeal?.(stood.value, seat, rng) ?? stood.value);
    const from = { step: match.actions.length, state };
    const players = old?.value ?? null;
    return this.#add(asked.token, (token) => continuedRecord(game, asked, from, players, token, this.#world.now()));
  }

  /** The finished table whose players keep their seats, for who holds the maker's seat there. */
  async #company(
    { code, tokens }: NonNullable<ContinueMatchRequest['company']>,
    { match, seat, bots }: ContinueMatchRequest,
  ): Promise<Result<TableRecord>> {
    if (bots !== null) return malformed('“bots” are not right: the seats are kept for people.');
    const found = await this.#records.find(code);
    if (!found.ok) return found;
    const { game, seats, stage } = found.value;
    if (stage !== 'over') return refuseAs('not-over');
    const own = seats[seat]?.tokenHash ?? null;
    const isHolder = own !== null && tokens.some((token) => hashOfToken(token) === own);
    const fits = game === match.game && seats.length === match.seats;
    return isHolder && fits ? found : refuseAs('not-your-seat');
  }

  /** Writes a new table down under a code that is free. */
  async #add(chosen: string | undefined, recordOf: (token: string) => TableRecord): Promise<Result<SeatReply>> {
    const madeWith = chosen === undefined ? null : hashOfToken(chosen);
    for (let tries = 1; ; tries += 1) {
      const token = chosen ?? newToken();
      const record = recordOf(token);
      try {
        await this.#store.addTable(record, madeWith);
        return ok({ code: record.code, game: record.game, seat: record.maker, token });
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

/**
 * Plays the actions of a match again, which comes from outside, with a rest before each. Refused as the first action that is not
 * legal, as the setup, or as `game-over` where nothing is left to be played.
 */
function* positionAfter(game: AnyGame, source: ReplaySource): Generator<void, Result<GameTypes['State']>> {
  const replayed = yield* replayInSteps(game, source);
  if (!replayed.ok) return { ok: false, error: replayed.error.refusal };
  const { state } = replayed.value;
  if (outcome(game, state) !== null) return refuse('game-over', 'There the match is over.', 'contract');
  return ok(state);
}
