import { randomBytes } from 'node:crypto';
import { type AnyGame, type Continued, type Refusal, type Result, type Seat, textStream } from '@boomtown/game-core';
import { type ContinueMatchRequest, DEFAULT_TERMS, type MakeTableRequest, nextSeat } from '@boomtown/wire';
import { FREE_SEAT, type SeatRecord, type TableRecord } from '../storage/index.ts';
import { botName } from './bot-names.ts';
import { freshDeal } from './call-offs.ts';
import { rematchSeatOf } from './personal-data.ts';
import { newRoomCode } from './room-code.ts';
import { hashOfToken } from './token.ts';

/** Would the game take these options and this number of seats? `null`, or the refusal of its setup. */
export function refusalOfSetup(game: AnyGame, options: object, seats: number): Refusal | null {
  // What a setup draws does not decide whether it is refused; this stream is used for nothing else.
  const tried: Result<unknown> = game.setup(options, seats, textStream('a trial'));
  return tried.ok ? null : tried.error;
}

/** The record of a new table whose maker has the seat that they wished for, else the first one. The options must have passed `refusalOfSetup`. */
export function newRecord(game: AnyGame, asked: MakeTableRequest, token: string, now: number): TableRecord {
  const maker: SeatRecord = { ...FREE_SEAT, name: asked.name, tokenHash: hashOfToken(token) };
  const seats = Array.from({ length: asked.seats }, () => FREE_SEAT);
  const at = asked.wish !== undefined && asked.wish < asked.seats ? asked.wish : 0;
  return {
    ...freshTable(now),
    game: asked.game,
    rulesVersion: game.info.version,
    options: asked.options,
    from: null,
    listed: asked.listed,
    watchable: asked.watchable,
    terms: asked.terms,
    maker: at,
    seats: seats.with(at, maker),
  };
}

/**
 * The record of a table whose match goes on from this moment of another one; bots have the seats that they were asked for.
 * @param company the finished table whose players keep their seats; `null`: all but the maker's are free, or bots'
 */
export function continuedRecord(
  game: AnyGame,
  { match, name, seat, bots }: ContinueMatchRequest,
  from: Continued,
  company: TableRecord | null,
  token: string,
  now: number,
): TableRecord {
  const { game: id, options, seats } = match;
  const companyOf = company === null ? {} : { companyOf: company.code };
  const terms = { ...DEFAULT_TERMS, takeback: true, goesOnFrom: from.step, ...companyOf };
  const asked = { game: id, options, seats, name, wish: seat, listed: false, watchable: false, terms };
  const record = newRecord(game, asked, token, now);
  if (company !== null) {
    const kept = company.seats.map((one) => ({ ...rematchSeatOf(one), won: 0 }));
    return { ...record, from, seats: record.seats.map((own, at) => (at === seat ? own : (kept[at] ?? own))) };
  }
  if (bots === null) return { ...record, from };
  const filled = [...record.seats];
  for (const [at, { name: taken }] of record.seats.entries()) {
    if (taken !== null) continue;
    const names = filled.map((one) => one.name);
    filled[at] = { ...FREE_SEAT, name: botName(at, names), bot: bots };
  }
  return { ...record, from, seats: filled };
}

/**
 * The record of a rematch. It has its own code and secret and the same players with the same tokens, each one seat
 * further. Each winner has one more match won.
 */
export function rematchRecord(
  game: AnyGame,
  old: TableRecord,
  seats: readonly SeatRecord[],
  winners: readonly Seat[],
  now: number,
): TableRecord {
  const moved = [...seats];
  for (const [seat, record] of seats.entries()) {
    const won = record.won + (winners.includes(seat) ? 1 : 0);
    moved[nextSeat(seat, seats.length)] = rematchSeatOf({ ...record, won });
  }
  const { game: id, options, listed, watchable } = old;
  // The next match is dealt.
  const { goesOnFrom: _, companyOf: __, ...terms } = old.terms;
  const { version: rulesVersion } = game.info;
  const maker = nextSeat(old.maker, seats.length);
  return {
    ...freshTable(now),
    game: id,
    rulesVersion,
    options,
    from: null,
    listed,
    watchable,
    terms,
    maker,
    seats: moved,
  };
}

function freshTable(now: number) {
  return {
    code: newRoomCode(),
    stage: 'waiting',
    ...freshDeal([]),
    deal: null,
    outcome: null,
    ending: null,
    maker: 0,
    rematch: null,
    revision: 0,
    clocks: null,
    logName: randomBytes(4).toString('hex'),
    madeAt: now,
  } as const;
}
