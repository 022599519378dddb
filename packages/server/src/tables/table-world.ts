import type { Chosen, MoveRequest } from '@boomtown/bots';
import type { Seat } from '@boomtown/game-core';
import type { BotPlayer, ChatNews, Notice, TransferTarget } from '@boomtown/wire';
import type { MonotonicClock } from '../monotonic-clock.ts';
import type { RecordStore } from '../storage/index.ts';
import type { Moment } from './delayed-match.ts';
import type { LoggedStep } from './event-log.ts';
import type { LogCache } from './log-cache.ts';
import type { ServerPolicy } from './server-policy.ts';

/** The tables whose records this process found unreadable or unplayable. */
interface SetAside {
  add(code: string, error: Error): void;
  has(code: string): boolean;
}

/** What shows a table to its clients. Every call is about something durable. */
export interface TableAudience {
  /** Seats, stage, or what spectators are called changed. */
  tableChanged(): void;
  /** The match went on by an entry. */
  stepped(step: LoggedStep): void;
  /** Delayed spectators now see this moment. */
  steppedLate(moment: Moment): void;
  notice(notice: Notice): void;
  /** Something about the chat; `by` said it, and gets no notice. */
  chatted(news: ChatNews, by: object | null): void;
  /** There is a transfer code for this seat, for the holders of the seats `to`. */
  seatOffered(seat: Seat, to: readonly Seat[]): void;
  /** The player who held this seat holds it no longer. */
  seatPassed(seat: Seat, heir: TransferTarget): void;
  /** The people move on to another table. */
  rematchMade(code: string): void;
  /** Work without a request failed. */
  failed(error: unknown): void;
  /** Another process writes this table's record: release it. */
  lost(): void;
}

/** The audience while no room shows the table. */
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

/** A request for a bot's move: of one of ours by its level, or of a program of the host's. */
export type MoveAsked = Omit<MoveRequest, 'level'> & { readonly player: BotPlayer };

export interface MoveAnswered {
  readonly action: Chosen['action'] | null;
  /**
   * Why it is not the bot's own choice, if it is not. A normal one chose for a program of the host's: `out`, that failed
   * too often; `unnamed`, that the host names no more, or that is not there.
   */
  readonly fault: Chosen['fault'] | 'out' | 'unnamed';
}

/** What chooses moves for bots' seats. It gets only what the seat sees. */
export interface Opponents {
  /** Does this bot play the game? Without one: does any of ours? */
  play(game: string, player?: BotPlayer): boolean;
  /** Resolves within five seconds with a legal move, or without one if no bot could make it. */
  choose(asked: MoveAsked): Promise<MoveAnswered>;
}

/** A seat's turn has come while its player is away. */
export interface TurnNews {
  readonly code: string;
  /** Hash of the token that opens the seat. */
  readonly holder: string;
  /** The game's name. */
  readonly game: string;
  /** Who moved; `null`: something else brought the turn. */
  readonly mover: string | null;
}

/** What a live table depends on. */
export interface TableWorld {
  readonly store: RecordStore;
  readonly opponents: Opponents;
  /** Milliseconds since 1970, for the record. */
  readonly now: () => number;
  /** The time of all clocks. */
  readonly monotonicClock: MonotonicClock;
  /** Sets aside a table whose record can't be read or replayed. Notifies the host. */
  readonly setAside: SetAside;
  readonly policy: ServerPolicy;
  readonly notices: { turnCame(news: TurnNews): void };
  readonly logs: LogCache;
  /** How long the browsers have to open their nonces. */
  readonly dealingMs: number;
  /** Milliseconds after which a taken seat whose player has not connected may go to another player. */
  readonly unclaimedMs: number;
}
