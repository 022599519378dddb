import type { CalledOffStart, Continued, Ending, Outcome, Seat } from '@boomtown/game-core';
import type { BotPlayer, HandoverReason, StandIn, Terms, TransferTarget } from '@boomtown/wire';

/** The stored stage of a table; `dealing` is not stored, since it follows from the seats. */
export const STORED_STAGES = ['waiting', 'playing', 'over'] as const;
export type StoredStage = (typeof STORED_STAGES)[number];

/** A seat in the record. */
export interface SeatRecord {
  /** `null` while the seat is free. */
  readonly name: string | null;
  /** Hex of the SHA-256 of the seat's token; `null` while the seat is free, or a bot's. */
  readonly tokenHash: string | null;
  /** Did a browser with the token ever come to the table? */
  readonly claimed: boolean;
  /** Hex; not null exactly while the person is ready, and from the start on. A bot's seat has none. */
  readonly nonceHash: string | null;
  /** The bot whose seat it is; `null` at a free seat and a person's. */
  readonly bot: BotPlayer | null;
  /** How many matches the player there won at the tables from which these people moved on. */
  readonly won: number;
}

export const FREE_SEAT: SeatRecord = {
  name: null,
  tokenHash: null,
  claimed: false,
  nonceHash: null,
  bot: null,
  won: 0,
};

/** The truth about a table, besides its entries. */
export interface TableRecord {
  readonly code: string;
  readonly game: string;
  readonly rulesVersion: number;
  /** As the maker gave them; the rules fill in the rest. */
  readonly options: object;
  /** The moment of another match with which this one begins; `null` where it is dealt. Secret until the end. */
  readonly from: Continued | null;
  readonly listed: boolean;
  readonly watchable: boolean;
  readonly terms: Terms;
  readonly stage: StoredStage;
  /** The 32 bytes from which the secret follows with `calledOff`; `null` in records of older versions. Secret until the end. */
  readonly drawn: Uint8Array | null;
  /** The server's part of the deal, 32 bytes; secret until the end. */
  readonly secret: Uint8Array;
  /** The nonces that were opened of a start under way, in hex by seat; `null` where none was. */
  readonly opened: readonly (string | null)[] | null;
  /** The starts that were called off after a nonce had been opened, in order; each had a secret of its own. */
  readonly calledOff: readonly CalledOffStart[];
  readonly deal: Deal | null;
  /** As the rules say; it may stay `null` where a player resigned. */
  readonly outcome: Outcome | null;
  /** As the table says; `null` unless the match is over and a player resigned in it. */
  readonly ending: Ending | null;
  /** The seat of the maker: the player who made the table, or took the role over. */
  readonly maker: Seat;
  readonly rematch: string | null;
  readonly logName: string;
  readonly madeAt: number;
  readonly seats: readonly SeatRecord[];
  /** How often the seats changed: it identifies a change before the match, as an entry's number does during it. */
  readonly revision: number;
  /** How the clocks stood when they were last written, by seat; `null` at a table without, and until then. */
  readonly clocks: readonly StoredClock[] | null;
}

/** The record of a deal before it is made. */
export type PendingDeal = Pick<TableRecord, 'drawn' | 'secret' | 'opened' | 'calledOff'>;

/** A seat's stored clock: remaining milliseconds, and those that may still be credited for lag. */
export interface StoredClock {
  readonly left: number;
  readonly purse: number;
}

/** How a match ended: as the rules say, as the table says, or both. */
export type End = Pick<TableRecord, 'outcome' | 'ending'>;

/** What the start added to the record. */
export interface Deal {
  /** 32 bytes. */
  readonly seed: Uint8Array;
  /** Hex, in seat order; `null` for a seat that gave none. */
  readonly nonces: readonly (string | null)[];
  readonly startedAt: number;
}

interface EntryBase {
  /** From 1; it only grows. */
  readonly entry: number;
  readonly seat: Seat;
  /** The id of the request that brought it. */
  readonly request: string | null;
  readonly at: number;
}

/** Whose yes was the last one that something needed, and the id of the request that said it. */
export interface Decided {
  readonly seat: Seat;
  readonly request: string;
}

export interface ActionEntry extends EntryBase {
  readonly kind: 'action';
  readonly action: unknown;
  /** Who chose it, if not the person whose seat it is. */
  readonly standIn: StandIn['by'] | null;
}

/** The last valid action, of entry `of`, is undone. */
export interface TakebackEntry extends EntryBase {
  readonly kind: 'takeback';
  readonly of: number;
  /** Those who were asked and agreed. */
  readonly agreed: readonly Seat[];
  readonly decided?: Decided | undefined;
}

/** The person of the seat gave it up for good, or (`time`) lost it as their time was up. */
export interface ResignationEntry extends EntryBase {
  readonly kind: 'resignation';
  readonly why?: 'time' | undefined;
}

/** Another player plays the seat from now on: a bot for its person, or they themselves again. */
export interface HandoverEntry extends EntryBase {
  readonly kind: 'handover';
  readonly why: HandoverReason;
  readonly decided?: Decided | undefined;
}

/** A new player plays the seat from now on. */
export interface NewcomerEntry extends EntryBase {
  readonly kind: 'newcomer';
  /** The names of the former and the present player. */
  readonly from: string;
  readonly to: string;
  /** Number of the last line that the players had said by then; `null` in records from before that was written down. */
  readonly linesBefore: number | null;
}

/** One durable line of a match. Entries never change and are never removed: a takeback is one more entry. */
export type Entry = ActionEntry | TakebackEntry | ResignationEntry | HandoverEntry | NewcomerEntry;

/** A table as the lobby shows it. */
export interface ListedTable {
  readonly code: string;
  readonly game: string;
  readonly options: object;
  readonly stage: StoredStage;
  readonly listed: boolean;
  readonly watchable: boolean;
  readonly terms: Terms;
  readonly names: readonly (string | null)[];
}

/** A one-time code that moves a seat of a table; only its hash is stored. */
export interface SeatCodeRecord {
  /** Hex of its SHA-256. */
  readonly codeHash: string;
  readonly code: string;
  readonly seat: Seat;
  readonly heir: TransferTarget;
  /** Hash of the token that held the seat when the code was made; for another holder's seat the code is void. */
  readonly holder: string;
  /** Until when it can be used, in milliseconds since 1970. */
  readonly until: number;
  /** The player who used it: the seat is theirs as soon as they come with their token. `null` until then. */
  readonly taker: SeatTaker | null;
}

/** A player who used a seat's one-time code: the hash of their token, and the name that they gave. */
export interface SeatTaker {
  readonly tokenHash: string;
  readonly name: string | null;
}

/** A request that was answered, as the record keeps it. */
export interface AnsweredRequest {
  /** From 1 at each table; it only grows. */
  readonly number: number;
  /** Hash of a token of the requester. */
  readonly asker: string;
  readonly request: string;
  readonly digest: string;
}

/** A token that held a seat, or was to hold it, and to whom the seat was passed on. */
export interface FormerHolder {
  readonly tokenHash: string;
  readonly seat: Seat;
  readonly heir: TransferTarget;
}
