import type { Chosen, MoveRequest } from '@boomtown/bots';
import type { Seat } from '@boomtown/game-core';
import type { BotPlayer, ChatNews, Notice, TransferTarget } from '@boomtown/wire';
import type { MonotonicClock } from '../monotonic-clock.ts';
import type { RecordStore } from '../storage/index.ts';
import type { Moment } from './delayed-match.ts';
import type { LoggedStep } from './event-log.ts';
import type { LogCache } from './log-cache.ts';
import type { ServerPolicy } from './server-policy.ts';

/** The tables whose records can't be read or played, as far as this process found out. */
interface SetAside {
  add(code: string, error: Error): void;
  has(code: string): boolean;
}

/** Who shows a table to its people. Everything that it is told is durable already. */
export interface TableAudience {
  /** Seats or stage changed. */
  tableChanged(): void;
  /** The match went on by an entry: the events that it gave, and what else is to be said of it. */
  stepped(step: LoggedStep): void;
  /** Those who watch late are to see the match go on by this moment. */
  steppedLate(moment: Moment): void;
  notice(notice: Notice): void;
  /** Something about the chat; `by` said it, and is not told. */
  chatted(news: ChatNews, by: object | null): void;
  /** A code for this seat is there for the holders of others to see. */
  seatOffered(seat: Seat, to: readonly Seat[]): void;
  /** The player who held this seat holds it no longer. */
  seatPassed(seat: Seat, heir: TransferTarget): void;
  /** The people move on to another table. */
  rematchMade(code: string): void;
  /** Something failed that nobody had asked for. */
  failed(error: unknown): void;
  /** Another process writes this table's record: let go of it. */
  lost(): void;
}

/** An audience of nobody, while no room shows the table. */
export const NOBODY: TableAudience = {
  tableChanged() {},
  stepped() {},
  steppedLate() {},
  notice() {},
  chatted() {},
  seatOffered() {},
  seatPassed() {},
  rematchMade() {},
  failed() {},
  lost() {},
};

/** What the bot of a seat is asked: one of ours by its level, or a program of the host's. */
export type MoveAsked = Omit<MoveRequest, 'level'> & { readonly player: BotPlayer };

export interface MoveAnswered {
  readonly action: Chosen['action'] | null;
  /**
   * Why it is not the bot's own choice, if it is not. A normal one chose for a program of the host's: `out`, that failed
   * too often; `unnamed`, that the host names no more, or that is not there.
   */
  readonly fault: Chosen['fault'] | 'out' | 'unnamed';
}

/** Those who choose moves for the seats of bots. They get what the seat sees, and nothing else. */
export interface Opponents {
  /** Does this bot play the game? Without one: does any of ours? */
  play(game: string, player?: BotPlayer): boolean;
  /** Resolves with a legal move, after five seconds at most; without one where nobody is there to make it. */
  choose(asked: MoveAsked): Promise<MoveAnswered>;
}

/** What a live table needs of the world. */
export interface TableWorld {
  readonly store: RecordStore;
  readonly opponents: Opponents;
  /** Milliseconds since 1970, for the record. */
  readonly now: () => number;
  /** By it all clocks run. */
  readonly monotonicClock: MonotonicClock;
  /** The record of this table can't be read, or not be played again: it is set aside. Tells the host. */
  readonly setAside: SetAside;
  readonly policy: ServerPolicy;
  readonly logs: LogCache;
  /** How long the browsers have to open their nonces. */
  readonly dealingMs: number;
  /** After how long a taken seat to which nobody came may be given to the next who asks. */
  readonly unclaimedMs: number;
}
