import { type SchemaType, schema, t } from '@colyseus/schema';
import type { BotPlayer } from './bot-levels.ts';
import type { TableStage } from './http.ts';
import type { VoteChoice } from './seat-transfer.ts';

/** A seat as everybody sees it: never its token, nor the session that holds it. */
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
    /** Milliseconds that its clock had left when it began to run, or has while it stands; -1 where that is not known. */
    left: t.number().default(0),
    /** When its clock began to run, in milliseconds of the server's clockwork; 0 while it stands. */
    since: t.number().default(0),
    /** Was it given up in the middle of the match? */
    resigned: t.boolean().default(false),
    /** The level of the bot that plays it; empty while a person does. */
    bot: t.string<BotPlayer | ''>().default(''),
    /** Does a bot play it for a person, who may play on whenever they like? */
    kept: t.boolean().default(false),
    /** Is its person away for so long that the others may let somebody else play? */
    away: t.boolean().default(false),
    /** How many matches whoever sits there won at the tables from which these people moved on. */
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
  /** The server can't write its disk: what is done at this table is kept in memory only, for the time being. */
  unsaved: t.boolean().default(false),
  /** The server is about to be updated: it will be away for a moment, and everybody comes back by themselves. */
  updateComing: t.boolean().default(false),
  /** The seat of whoever made the table, or took that over. */
  maker: t.uint8().default(0),
  /** The seat that may take the last action back; -1: nobody may. */
  mayTakeBack: t.int8().default(-1),
  /** Can it do so without asking? */
  freely: t.boolean().default(false),
  /** The seat that asks the others for it; -1: nobody does. */
  takebackAsked: t.int8().default(-1),
  /** Those who have agreed: a bit for each seat. */
  takebackAgreed: t.uint8().default(0),
  /** The absent seat of which all others are asked whether somebody else shall play it; -1: none. */
  vote: t.int8().default(-1),
  /** Who shall. */
  voteHeir: t.string<VoteChoice>().default('bot'),
  /** Those who have agreed: a bit for each seat. */
  voteAgreed: t.uint8().default(0),
  /** How the table says that the match ended, as JSON of an `Ending`; empty unless somebody resigned. */
  ending: t.string().default(''),
  /** The table's terms as JSON: they never change. */
  terms: t.string().default(''),
};
