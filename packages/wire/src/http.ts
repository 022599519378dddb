import { z } from 'zod';
import type { GameId } from './game-ids.ts';
import { GAME_IDS } from './game-ids.ts';
import { MAX_SEATS } from './limits.ts';
import type { HeldSeat } from './replies.ts';
import { personName } from './requests.ts';
import { AT_ZERO, PLAIN_TERMS, TERM_LIMITS, type Terms } from './terms.ts';

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
  absence: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('wait') }),
    z.strictObject({ kind: z.literal('bot'), minutes: within(TERM_LIMITS.minutesAway) }),
  ]),
});

export const MakeTable = z.strictObject({
  game: z.enum(GAME_IDS),
  /** The rules package judges them. */
  options: z.record(z.string(), z.unknown()),
  seats: z.int().min(1).max(MAX_SEATS),
  /** The maker's name, for seat 0. */
  name: personName,
  listed: z.boolean(),
  watchable: z.boolean(),
  terms: TermsAsked.default(PLAIN_TERMS),
});
export type MakeTableRequest = z.infer<typeof MakeTable>;

export const TakeSeat = z.strictObject({ name: personName });
export type TakeSeatRequest = z.infer<typeof TakeSeat>;

/** Reply to `POST /api/tables` and `POST /api/tables/:code/seats`. */
export interface SeatReply extends HeldSeat {
  readonly code: string;
  readonly game: GameId;
}

/** What anybody with the code may know: `GET /api/tables/:code`, and the items of `GET /api/tables`. */
export interface TableInfo {
  readonly code: string;
  readonly game: GameId;
  readonly options: object;
  readonly stage: TableStage;
  readonly watchable: boolean;
  readonly listed: boolean;
  /** One a seat; `null` while it is free. */
  readonly names: readonly (string | null)[];
  /** The seats that may act now, so that a list of tables can say whose turn it is; left out unless the game runs. */
  readonly actors?: readonly number[];
}

export type TableStage = 'waiting' | 'dealing' | 'playing' | 'over';

/**
 * Reply to `GET /api/network`: base addresses under which others on the same network find this server, such as
 * `http://192.168.1.7:2567`. Empty unless the asking browser runs on the server's own machine.
 */
export interface NetworkReply {
  readonly urls: readonly string[];
}

/** Every refused HTTP request has this body; `code` is stable. `watchable` comes with `full`. */
export interface HttpRefusal {
  readonly code: HttpRefusalCode | string;
  readonly message: string;
  readonly rule?: string;
  readonly watchable?: boolean;
  /** With `too-many-codes` and `too-fast`: seconds to wait. */
  readonly retryAfter?: number;
}

export type HttpRefusalCode =
  | 'malformed'
  | 'no-such-table'
  | 'full'
  | 'already-started'
  | 'not-watchable'
  | 'not-over'
  /** The page is of another version than the server. */
  | 'reload'
  | 'too-fast'
  | 'too-many-codes'
  | 'storage'
  | 'fault';
