import type { Refusal, Seat } from '@boomtown/game-core';
import type { ChatReply, SayReply } from './chat.ts';
import type { TransferTarget } from './seats.ts';
import type { PackedLogStep, PackedStep } from './step-message.ts';

/** What the server answers over the socket. A refused request is rejected with a `Refusal` as its reason. */

/** The present position: `step` is a packed step without events. */
export interface SnapshotReply {
  readonly step: PackedStep;
  /** The server's monotonic time, at a table with clocks; `since` in the room's state is relative to it. */
  readonly now?: number;
}

export interface LogReply {
  /** Oldest first; step 0 is the setup, and the numbers of steps that were taken back are missing. */
  readonly steps: readonly PackedLogStep[];
}

/** The action is recorded as this step: durably, or in memory while the table's state says `unsaved`. */
export interface ActReply {
  readonly step: number;
}

/** `done`: the action is taken back. Otherwise all others are asked. */
export interface TakeBackReply {
  readonly done: boolean;
}

export type EmptyReply = Record<string, never>;

export interface ReplyOf {
  readonly snapshot: SnapshotReply;
  readonly log: LogReply;
  readonly act: ActReply;
  readonly ready: EmptyReply;
  readonly unready: EmptyReply;
  readonly nonces: EmptyReply;
  readonly rename: EmptyReply;
  readonly standUp: EmptyReply;
  readonly takeBack: TakeBackReply;
  readonly answerTakeback: EmptyReply;
  readonly withdrawTakeback: EmptyReply;
  readonly resign: EmptyReply;
  readonly kick: EmptyReply;
  readonly seatBot: EmptyReply;
  readonly voteAbsent: EmptyReply;
  readonly seatCode: ShownSeatCode;
  readonly playOn: EmptyReply;
  readonly rematch: EmptyReply;
  readonly chat: ChatReply;
  readonly say: SayReply;
  readonly react: EmptyReply;
  readonly showName: EmptyReply;
  readonly point: EmptyReply;
  readonly echo: EmptyReply;
}

/** A seat with its secret, for the one browser that holds it. */
export interface HeldSeat {
  readonly seat: Seat;
  readonly token: string;
}

/** A seat's transfer code, for the players who may pass it on. */
export interface ShownSeatCode {
  readonly code: string;
  /** Seconds for which it can still be used. */
  readonly seconds: number;
}

/** Something about the table that is no step. */
export type Notice =
  /** The start was called off: the nonces of these seats were wrong or did not come; none where the server failed. */
  | { readonly type: 'called-off'; readonly seats: readonly Seat[] }
  /** Everybody moves to a new table; `seats` are this client's there, with their new secrets. */
  | { readonly type: 'rematch'; readonly code: string; readonly seats: readonly HeldSeat[] }
  /** A player goes on from this step of the finished match at another table, where this client's seats are reserved, with the same secrets. */
  | { readonly type: 'goes-on'; readonly code: string; readonly step: number; readonly name: string }
  /** `by` refused the takeback of `seat`; the ask is over. */
  | { readonly type: 'takeback-refused'; readonly seat: Seat; readonly by: Seat }
  /** `by` voted against a replacement for `seat`. */
  | { readonly type: 'vote-refused'; readonly seat: Seat; readonly by: Seat }
  /** All agreed to a new player for `seat`: its transfer code, sent only to those who agreed. */
  | ({ readonly type: 'seat-code'; readonly seat: Seat } & ShownSeatCode)
  /** This client's seat was passed on by its code: to another device of the same person, or to a new player. */
  | { readonly type: 'seat-passed'; readonly seat: Seat; readonly heir: TransferTarget }
  /** The maker of the table sent the person of this seat away. */
  | { readonly type: 'kicked'; readonly seat: Seat; readonly name: string }
  /** To big screens alone: the player of this seat points at an action of this step, or at nothing any more. */
  | {
      readonly type: 'pointed';
      readonly step: number;
      readonly seat: Seat;
      readonly action: { readonly type: string } | null;
    }
  /** Rules code failed at this table; the match stays at its last good step. */
  | { readonly type: 'fault' };

/** Refusal codes of the table itself; the games' own are on their pages. */
export type TableRefusalCode =
  /** The action was made for another step than the present one. */
  | 'stale'
  /** A request with this id was already taken. */
  | 'already-done'
  /** The client does not hold this seat. */
  | 'not-your-seat'
  /** Not while the table is at this stage. */
  | 'wrong-stage'
  /** This table's terms have no takebacks. */
  | 'no-takebacks'
  /** The last action drew chance or revealed something, so it cannot be taken back. */
  | 'came-to-light'
  /** The last action was another player's, or there is none. */
  | 'not-your-action'
  /** The others were asked often enough, or one said no. */
  | 'asked-enough'
  /** There is no such ask (any more). */
  | 'nothing-asked'
  /** The seat has resigned. */
  | 'resigned'
  /** Only the maker of the table may do this. */
  | 'not-the-maker'
  /** The player of this seat is connected, has been away too briefly, or is substituted already. */
  | 'not-away'
  /** A bot plays for this seat. */
  | 'bot-plays'
  /** No seat has this one-time code: it is wrong, was used, or is too old. */
  | 'no-seat-code'
  /** The seat is taken. */
  | 'seat-taken'
  /** Another seat of the table has this name, or one that looks like it. */
  | 'name-taken'
  /** The host took this name away at the table. */
  | 'name-taken-away'
  /** This game has no bots here. */
  | 'no-bots'
  /** The opened nonce is not the one that was promised; the start was called off. */
  | 'wrong-nonce'
  /** The nonce, or its promise, was used before at this table, or is another seat's. */
  | 'used-nonce'
  /** The start was called off too often; this table does not start any more. */
  | 'called-off-too-often'
  /** More requests than a client may send. */
  | 'too-fast'
  /** Too many chat lines, by this player or by all spectators. */
  | 'too-many-lines'
  /** Not a request of this protocol, or beyond its limits. */
  | 'malformed'
  /** The records can't be written, and this can't wait in memory; nothing was done. */
  | 'storage'
  /** Rules code or the server itself failed; nothing was done. */
  | 'fault';

export interface TableRefusal extends Refusal {
  readonly code: TableRefusalCode;
}
