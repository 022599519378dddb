import type { Ending } from '@boomtown/game-core';
import { z } from 'zod';
import { GAME_ID, type GameId, MAX_GAME_ID, MAX_LOOKED_AT, MAX_MATCH_ACTIONS, MAX_SEATS } from './limits.ts';
import type { HeldSeat } from './replies.ts';
import { chosenToken, seatToken, watcherVoice } from './requests.ts';
import { BOT_LEVELS, type TransferTarget } from './seats.ts';
import { personName } from './shown-text.ts';
import { AT_ZERO, BOT_PACES, DEFAULT_TERMS, TERM_LIMITS, type Terms } from './terms.ts';

/** Bodies of the HTTP requests; the replies are the interfaces below. */

const within = ({ min, max }: { readonly min: number; readonly max: number }) => z.int().min(min).max(max);
const atZero = z.enum(AT_ZERO);

const TermsAsked: z.ZodType<Terms> = z.strictObject({
  clock: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('none') }),
    z.strictObject({ kind: z.literal('turn'), seconds: within(TERM_LIMITS.turnSeconds), atZero }),
    z.strictObject({
      kind: z.literal('bank'),
      seconds: within(TERM_LIMITS.bankSeconds),
      increment: within(TERM_LIMITS.increment),
      atZero,
    }),
  ]),
  takeback: z.boolean().default(false),
  botAfter: z.union([z.literal(0), within(TERM_LIMITS.botAfter)]).default(DEFAULT_TERMS.botAfter),
  vote: z.boolean().default(DEFAULT_TERMS.vote),
  watchDelay: z.union([z.literal(0), within(TERM_LIMITS.watchDelay)]).default(DEFAULT_TERMS.watchDelay),
  botPace: z.enum(BOT_PACES).optional(),
  watchChances: z.boolean().optional(),
});

const wish = z
  .int()
  .min(0)
  .max(MAX_SEATS - 1)
  .optional();

/**
 * The token of the seat that is asked for, drawn by the browser. A request that is repeated with it gets the first answer
 * again. Left out, the server draws one, and a lost answer loses the seat.
 */
const ownToken = chosenToken.optional();

export const MakeTable = z.strictObject({
  token: ownToken,
  game: z.string().max(MAX_GAME_ID).regex(GAME_ID),
  /** The rules package judges them. */
  options: z.record(z.string(), z.unknown()),
  seats: z.int().min(1).max(MAX_SEATS),
  /** The maker's name. */
  name: personName,
  /** The seat that the maker would like; the first one, if the table has no such seat or none is named. */
  wish,
  listed: z.boolean(),
  watchable: z.boolean(),
  terms: TermsAsked.default(DEFAULT_TERMS),
});
export type MakeTableRequest = z.infer<typeof MakeTable>;

/** What becomes of hidden things where a match is played on: they stay, or are dealt anew as far as the maker did not see them. */
const HIDDEN_THINGS = ['kept', 'anew'] as const;

const tokens = z.array(seatToken).max(MAX_SEATS);

/** Body of `POST /api/tables/continued`: a table whose match goes on from the last of these actions. */
export const ContinueMatch = z.strictObject({
  token: ownToken,
  match: z.strictObject({
    game: z.string().max(MAX_GAME_ID).regex(GAME_ID),
    options: z.record(z.string(), z.unknown()),
    seats: z.int().min(1).max(MAX_SEATS),
    /** It was shown at the end of the match. */
    seed: z.string().regex(/^[0-9a-f]{64}$/),
    actions: z
      .array(
        z.strictObject({
          seat: z
            .int()
            .min(0)
            .max(MAX_SEATS - 1),
          action: z.looseObject({ type: z.string().max(40) }),
        }),
      )
      .max(MAX_MATCH_ACTIONS),
  }),
  name: personName,
  /** The seat that the maker takes. */
  seat: z
    .int()
    .min(0)
    .max(MAX_SEATS - 1),
  hidden: z.enum(HIDDEN_THINGS),
  /** The bots of the other seats; `null` leaves them free for people. */
  bots: z.enum(BOT_LEVELS).nullable(),
  /** The finished table whose players keep their seats, with tokens that open the maker's seat there; left out: the seats are free, or bots'. */
  company: z.strictObject({ code: z.string(), tokens }).optional(),
});
export type ContinueMatchRequest = z.infer<typeof ContinueMatch>;

/** `wish`: the seat that the player would like; another one if it is not free. */
export const TakeSeat = z.strictObject({ token: ownToken, name: personName, wish });
export type TakeSeatRequest = z.infer<typeof TakeSeat>;

/** Passphrases and passwords are no longer. */
const MAX_WORD = 200;
/** A code as it was typed, with blanks and hyphens. */
const MAX_TYPED_CODE = 32;

/** The tokens in any body that has some. */
export const Tokens = z.looseObject({ tokens });

/**
 * Body of `POST /api/tables/:code/open` and `…/transcript`: the tokens of the seats that the browser holds there, none
 * for a spectator. A player who holds a seat is never held up by what others on the same network did.
 */
export const ForHolder = z.strictObject({ tokens: tokens.default([]) });
export type ForHolderRequest = z.input<typeof ForHolder>;

/** A player by the seats that they hold at a table, or a spectator by their voice. */
const OneOfTable = z
  .strictObject({ tokens, voice: watcherVoice.optional() })
  .refine(({ tokens: held, voice }) => held.length > 0 || voice !== undefined, 'nobody is named');

/** Body of `POST /api/tables/:code/said`: reads what these people said there and is still stored. */
export const SaidBy = OneOfTable;
export type SaidByRequest = z.infer<typeof SaidBy>;

/** Body of `POST /api/tables/:code/forget`: what these persons left is taken away. */
export const ForgetSeats = OneOfTable;
export type ForgetSeatsRequest = z.infer<typeof ForgetSeats>;

/** Body of `POST /api/tables/held`: the tables at which a browser holds seats. */
export const HeldTables = z.strictObject({
  tables: z.array(z.strictObject({ code: z.string(), tokens })).max(MAX_LOOKED_AT),
});
export type HeldTablesRequest = z.infer<typeof HeldTables>;

/** Reply to it, in the same order. */
export interface HeldTablesReply {
  /** `null` where there is no such table, it can't be read, or the tokens open no seat there. */
  readonly tables: readonly (TableInfo | null)[];
  /** Why it is `null`; else `null`. */
  readonly missing: readonly (WhyMissing | null)[];
}

/**
 * `no-such-table`: it is gone, or these tokens never opened a seat there. `unreadable`: its record is stored but
 * damaged. `game-gone`: its record is stored, but this server no longer has its game. `seat-moved`, `seat-passed`: the
 * seat was transferred to another device or to a new player.
 */
export type WhyMissing = 'no-such-table' | 'unreadable' | 'game-gone' | 'seat-moved' | 'seat-passed';

/** Reply to `POST /api/tables` and `POST /api/tables/:code/seats`. */
export interface SeatReply extends HeldSeat {
  readonly code: string;
  readonly game: GameId;
}

/** Body of `POST /api/seat-codes/look`: whose seat a one-time code moves. */
export const LookAtSeatCode = z.strictObject({ code: z.string().max(MAX_TYPED_CODE) });

/** Body of `POST /api/seat-codes`, which moves the seat here; the name of a new player comes with it. */
export const UseSeatCode = z.strictObject({
  token: ownToken,
  code: z.string().max(MAX_TYPED_CODE),
  name: personName.optional(),
});
export type UseSeatCodeRequest = z.input<typeof UseSeatCode>;

/** Reply to `POST /api/seat-codes/look`. To `POST /api/seat-codes` it is a `SeatReply`. */
export interface SeatCodeReply {
  readonly table: string;
  readonly game: GameId;
  /** Who sits there so far. */
  readonly name: string;
  readonly heir: TransferTarget;
}

/** Body of `POST /api/screens`: a big screen, by the token that it drew, asks which table it shows. */
export const AskScreen = z.strictObject({ token: chosenToken });

/** Reply to it: the table that a seat has admitted it to, or the one-time code that it shows until then. */
export type ScreenReply = { readonly table: string; readonly game: string } | { readonly code: string };

/** Body of `POST /api/tables/:code/screens`: a seat admits the big screen that shows this code. */
export const AdmitScreen = z.strictObject({ tokens, screen: z.string().max(MAX_TYPED_CODE) });

/** What anybody with the code may know: `GET /api/tables/:code`, and the items of `GET /api/tables`. */
export interface TableInfo {
  readonly code: string;
  readonly game: GameId;
  readonly options: object;
  readonly stage: TableStage;
  readonly watchable: boolean;
  /** How many actions behind those who watch see the match; left out where they see it as it goes on. */
  readonly watchDelay?: number;
  /** On what terms it is played; left out where they are the plain ones. */
  readonly terms?: Terms;
  readonly listed: boolean;
  /** One a seat; `null` while it is free. */
  readonly names: readonly (string | null)[];
  /**
   * The seats that may act now, so that a list of tables can say whose turn it is; left out unless the game runs, and for
   * those who watch it late.
   */
  readonly actors?: readonly number[];
  /** Who won, as the rules say or, where a player resigned, as the table does; left out unless the match is over. */
  readonly winners?: readonly number[];
  /** How the table says that the match ended, where a player resigned; left out otherwise. */
  readonly ending?: Ending;
}

export type TableStage = 'waiting' | 'dealing' | 'playing' | 'over';

/**
 * Reply to `GET /api/network`: base addresses under which others find this server, such as `http://192.168.1.7:2567`, or
 * the public one that its host gave. Empty unless the asking browser runs on the server's own machine.
 */
export interface NetworkReply {
  readonly urls: readonly string[];
}

/** Reply to `GET /api/house`: what the host of this server allows. */
export interface ServerPolicyReply {
  /** May tables be put on the front page? */
  readonly listedTables: boolean;
  /** Is the server about to be updated, so that no tables can be made? */
  readonly draining: boolean;
  /** Does the host read reports of problems? */
  readonly takesReports: boolean;
  /** The host's own programs that may be put on a bot's seat. */
  readonly ownBots: readonly { readonly name: string; readonly game: string }[];
}

/** Signs of the endpoint that a browser's push service gave it. */
const MAX_ENDPOINT = 1000;
const endpoint = z.url({ protocol: /^https$/ }).max(MAX_ENDPOINT);
/** A point of the curve P-256, and 16 bytes; base64url. */
const P256DH = /^[A-Za-z0-9_-]{87}$/;
const AUTH = /^[A-Za-z0-9_-]{22}$/;

/** Body of `POST /api/notices`: where a browser receives notices of these seats’ turns. */
export const AskNotices = z.strictObject({
  tables: z.array(z.strictObject({ code: z.string(), tokens })).max(MAX_LOOKED_AT),
  endpoint,
  p256dh: z.string().regex(P256DH),
  auth: z.string().regex(AUTH),
  language: z.string().max(20),
});
export type AskNoticesRequest = z.infer<typeof AskNotices>;

/** Body of `POST /api/notices/end`: ends the notices to this address. */
export const EndNotices = z.strictObject({ endpoint });

/** Reply to `GET /api/notices`: the key with which browsers subscribe; `null`: the server sends no notices. */
export interface NoticesReply {
  readonly key: string | null;
}

/** Reply to `GET /api/puzzle`: the puzzle of this day (UTC, such as 2026-11-30) follows from this seed. */
export interface DailySeedReply {
  readonly day: string;
  /** 64 hexadecimal digits. */
  readonly seed: string;
}

/** Reply to `GET /api/seen`: how the request itself arrived. */
export interface SeenReply {
  /** How many addresses stood in `X-Forwarded-For`. */
  readonly hops: number;
  /** Do they count, since a trusted proxy passed the request on? */
  readonly believed: boolean;
  /** Did it come by TLS, as far as the server knows? */
  readonly secure: boolean;
  /** Whom it counts as sent by; `null` where a proxy that is not trusted says who it was. */
  readonly address: string | null;
}

/** Body of `POST /api/entry` and of the admin page's gate. */
export const SecretWord = z.strictObject({ word: z.string().max(MAX_WORD) });

/** Every refused HTTP request has this body; `code` is stable. `watchable` comes with `full`. */
export interface HttpRefusal {
  readonly code: HttpRefusalCode | string;
  readonly message: string;
  readonly rule?: string;
  readonly watchable?: boolean;
  /** With `kept-out`, `too-many-codes`, `too-many-guesses`, `too-many-sockets` and `too-fast`: seconds to wait. */
  readonly retryAfter?: number;
}

export type HttpRefusalCode =
  | 'malformed'
  /** The request is for a host with a name that is not this server's. */
  | 'unknown-host'
  /** A page of another site asked, or a proxy hides under which address our own is open. */
  | 'other-site'
  /** The body is larger than may be. */
  | 'too-large'
  /** The body is nested deeper than may be. */
  | 'too-deep'
  | 'no-such-table'
  | 'full'
  | 'already-started'
  | 'not-watchable'
  /** No big screen shows this code: it is wrong, was used, or is too old. */
  | 'no-screen-code'
  /** The server sends no notices to this address. */
  | 'no-notices'
  | 'not-over'
  /** The tokens open no seat at this table (any more). */
  | 'not-your-seat'
  /** This browser's seat was moved to another device. */
  | 'seat-moved'
  /** This browser's seat was handed to a new player, since its person was away. */
  | 'seat-passed'
  /** The maker of the table kicked the player with this token. */
  | 'kicked'
  /** The page is of another version than the server. */
  | 'reload'
  | 'too-fast'
  | 'too-many-codes'
  /** Too many sockets are open from this address: only holders of seats are let in. */
  | 'too-many-sockets'
  /** As many people watch the table as may. */
  | 'audience-full'
  /** This server is private, and this browser has not said the passphrase yet. */
  | 'passphrase'
  | 'wrong-word'
  /** The host keeps this network out; seconds until it may come again. */
  | 'kept-out'
  /** This server is open by invitation only, and this browser has none. */
  | 'by-invitation'
  /** The invitation was withdrawn, has been used by as many as it was for, or is too old. */
  | 'no-invitation'
  /** Nobody is connected from that seat, so that nothing is known of its network. */
  | 'not-connected'
  /** The server itself or a proxy is at this address: without it nobody could come. */
  | 'shared-address'
  | 'too-many-guesses'
  /** The host has not said the password of the admin page, or too long ago. */
  | 'admin-password'
  /** A match goes on at this table in which the seat was not given up. */
  | 'still-playing'
  /** No more tables can be made. */
  | 'house-full'
  /** The server is about to be updated: no more tables can be made until it is. */
  | 'draining'
  | 'storage'
  /** The processes of the server can't find one another's tables at the moment. */
  | 'apart'
  /** The record of this table can't be read; it is set aside, and its data stays stored. */
  | 'unreadable'
  /** This server has the game of this table no more (or not yet); the table stays stored as it is. */
  | 'game-gone'
  | 'fault';
