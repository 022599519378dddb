import { type SchemaType, schema, t } from '@colyseus/schema';
import type { TableStage } from './http.ts';
import type { BotPlayer, VoteChoice } from './seats.ts';

/** The public part of a seat: without its token and its session. */
export const SeatState = schema(
  {
    /** Empty while the seat is free. */
    name: t.string().default(''),
    taken: t.boolean().default(false),
    /** Is a browser that holds it connected, or is it a bot's? */
    here: t.boolean().default(false),
    ready: t.boolean().default(false),
    /** Hash of its nonce, from `ready` on (hex; empty before). */
    nonceHash: t.string().default(''),
    /** Milliseconds left when its clock began to run, or while it is stopped; -1: unknown. */
    left: t.number().default(0),
    /** When its clock began to run, by the server's monotonic time; 0 while it is stopped. */
    since: t.number().default(0),
    /** Did its player resign? */
    resigned: t.boolean().default(false),
    /** The level of the bot that plays it; empty while a person does. */
    bot: t.string<BotPlayer | ''>().default(''),
    /** Does a substitute bot play it? Its player may return at any time. */
    kept: t.boolean().default(false),
    /** Has its player been away long enough for a vote on a replacement? */
    away: t.boolean().default(false),
    /** Matches that its player won at earlier tables of the series. */
    won: t.uint16().default(0),
  },
  'SeatState',
);
export type SeatState = SchemaType<typeof SeatState>;

/** The fields that every room has besides its game's view. */
export const tableFields = {
  stage: t.string<TableStage>().default('waiting'),
  /** Number of the latest entry: it grows with every action, takeback and resignation, and never goes back. */
  step: t.number().default(0),
  seats: t.array(SeatState),
  /** Hash of the server's secret (hex). A start that is called off after a nonce was opened brings another one. */
  commitment: t.string().default(''),
  /** How often that happened, and by whom: JSON of `CallOffs`; empty where it never did. */
  calledOff: t.string().default(''),
  watchers: t.uint16().default(0),
  /** What spectators who wish it are called, those who came first before the others: JSON of a list; empty where nobody wishes it. */
  watcherNames: t.string().default(''),
  /** Big screens that seats have admitted. */
  screens: t.uint8().default(0),
  /** The records can't be written: the table's new entries are in memory only. */
  unsaved: t.boolean().default(false),
  /** The server is about to be updated: it will be away briefly, and clients reconnect by themselves. */
  updateComing: t.boolean().default(false),
  /** The seat of the maker: the player who made the table, or took the role over. */
  maker: t.uint8().default(0),
  /** The seat that may take the last action back; -1: nobody may. */
  mayTakeBack: t.int8().default(-1),
  /** Can it do so without asking? */
  freely: t.boolean().default(false),
  /** The seat that asks the others for it; -1: nobody does. */
  takebackAsked: t.int8().default(-1),
  /** Those who have agreed: a bit for each seat. */
  takebackAgreed: t.uint8().default(0),
  /** The absent seat on whose replacement the others vote; -1: none. */
  vote: t.int8().default(-1),
  /** The replacement they vote on. */
  voteHeir: t.string<VoteChoice>().default('bot'),
  /** Those who have agreed: a bit for each seat. */
  voteAgreed: t.uint8().default(0),
  /** The table's ending, as JSON of an `Ending`; empty unless a player resigned. */
  ending: t.string().default(''),
  /** The table's terms as JSON: they never change. */
  terms: t.string().default(''),
};
