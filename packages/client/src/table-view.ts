import type { CallOffs, Ending, Seat } from '@boomtown/game-core';
import {
  type BotPlayer,
  DEFAULT_TERMS,
  type TableStage,
  type TableState,
  type Terms,
  type VoteChoice,
} from '@boomtown/wire/browser';

/** The public part of a seat. */
export interface SeatView {
  readonly seat: Seat;
  /** Empty while the seat is free. */
  readonly name: string;
  readonly taken: boolean;
  readonly here: boolean;
  readonly ready: boolean;
  readonly nonceHash: string;
  /** Milliseconds left when its clock began to run, or while it is stopped; -1: unknown. */
  readonly left: number;
  /** When its clock began to run, by the server's monotonic time; 0 while it is stopped. */
  readonly since: number;
  /** Did its player resign? */
  readonly resigned: boolean;
  /** The level of the bot that plays it; empty while a person does. */
  readonly bot: BotPlayer | '';
  /** Does a substitute bot play it? Its player may return at any time. */
  readonly substituted: boolean;
  /** Has its player been away long enough for a vote on a replacement? */
  readonly away: boolean;
  /** How many matches they won before in this series of tables. */
  readonly won: number;
}

/** The public state of a table without its game's view, immutable. */
export interface TableView {
  readonly stage: TableStage;
  readonly step: number;
  readonly seats: readonly SeatView[];
  readonly commitment: string;
  /** How often a start was called off after a number had been opened, and by whom; `null` where that never happened. */
  readonly calledOff: CallOffs | null;
  readonly watchers: number;
  /** What spectators who wish it are called. */
  readonly watcherNames: readonly string[];
  /** Big screens that seats have admitted. */
  readonly screens: number;
  /** Are new entries in the server's memory only, since the records can't be written? */
  readonly unsaved: boolean;
  /** Is the server about to be updated? */
  readonly updateComing: boolean;
  readonly terms: Terms;
  /** The seat of the maker: the player who made the table, or took the role over. */
  readonly maker: Seat;
  /** Who may take the last action back, and whether at once or by asking. */
  readonly takeback: { readonly seat: Seat; readonly freely: boolean } | null;
  /** Who asks for that, and who has agreed. */
  readonly asks: { readonly seat: Seat; readonly agreed: readonly Seat[] } | null;
  /** The vote on a replacement: which seat, by whom, and who has agreed. */
  readonly vote: { readonly seat: Seat; readonly heir: VoteChoice; readonly agreed: readonly Seat[] } | null;
  /** The table's ending, where a player resigned. */
  readonly ending: Ending | null;
}

/** A taken seat of which nothing else is known, as in a replay. */
export function seatOf(seat: Seat, name: string): SeatView {
  return {
    seat,
    name,
    taken: true,
    here: true,
    ready: true,
    nonceHash: '',
    left: 0,
    since: 0,
    resigned: false,
    bot: '',
    substituted: false,
    away: false,
    won: 0,
  };
}

/** Copies what the pages need out of the room's mutable state. */
export function readTable(state: TableState): TableView {
  const { stage, step, commitment, watchers, screens, unsaved, updateComing, maker } = state;
  const { mayTakeBack, freely, takebackAsked, takebackAgreed, vote, voteHeir, voteAgreed } = state;
  const seats = [...state.seats].map(
    ({ name, taken, here, ready, nonceHash, left, since, resigned, bot, kept, away, won }, seat) => ({
      seat,
      name,
      taken,
      here,
      ready,
      nonceHash,
      left,
      since,
      resigned,
      bot,
      substituted: kept,
      away,
      won,
    }),
  );
  return {
    stage,
    step,
    seats,
    commitment,
    // The server's own, of this wire version.
    calledOff: state.calledOff ? (JSON.parse(state.calledOff) as CallOffs) : null,
    watchers,
    // The server's own, of this wire version.
    watcherNames: state.watcherNames ? (JSON.parse(state.watcherNames) as string[]) : [],
    screens,
    unsaved,
    updateComing,
    terms: readTerms(state.terms),
    maker,
    takeback: mayTakeBack < 0 ? null : { seat: mayTakeBack, freely },
    asks: takebackAsked < 0 ? null : { seat: takebackAsked, agreed: seatsIn(takebackAgreed, seats.length) },
    vote: vote < 0 ? null : { seat: vote, heir: voteHeir, agreed: seatsIn(voteAgreed, seats.length) },
    // The server's own, of this wire version.
    ending: state.ending === '' ? null : (JSON.parse(state.ending) as Ending),
  };
}

/** The seats whose bits are set. */
function seatsIn(bits: number, seats: number): Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat).filter((seat) => (bits & (1 << seat)) !== 0);
}

function readTerms(text: string): Terms {
  // The server's own, of this wire version; empty only before the first state is there.
  return text === '' ? DEFAULT_TERMS : (JSON.parse(text) as Terms);
}
