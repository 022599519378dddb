import { z } from 'zod';
import { CODE_LENGTH, GAME_ID, MAX_GAME_ID, MAX_SEATS, MAX_STORED_NAME_LENGTH } from './limits.ts';
import { chosenToken } from './requests.ts';
import { browserName, problemWords } from './shown-text.ts';

/** Who may come to a server, who was refused, and what players report: requests and replies. */

/** A network address, or an IPv6 network of one household with `/64`. */
const network = z.string().min(2).max(64);
const hours = z
  .int()
  .min(1)
  .max(24 * 366);
const id = z.string().max(64);

/** Body of `POST /api/admin/keep-out`: nobody from there is let in for a time. */
export const AdminKeepOut = z.strictObject({ network, hours });
export type AdminKeepOutRequest = z.infer<typeof AdminKeepOut>;

/** Body of `POST /api/admin/tables/:code/keep-out`: the same for the network from which a player is connected. */
export const AdminKeepOutSeat = z.strictObject({
  seat: z
    .int()
    .min(0)
    .max(MAX_SEATS - 1),
  name: z.string().max(MAX_STORED_NAME_LENGTH),
  hours,
});
export type AdminKeepOutSeatRequest = z.infer<typeof AdminKeepOutSeat>;

/** Body of `POST /api/admin/let-in`. */
export const AdminLetIn = z.strictObject({ network });

/** Body of `POST /api/admin/invite`: a link for a number of browsers, or of days, or both. */
export const AdminInvite = z
  .strictObject({
    people: z.int().min(1).max(1_000).nullable(),
    days: z.int().min(1).max(366).nullable(),
  })
  .refine(({ people, days }) => people !== null || days !== null, 'it would have no end');
export type AdminInviteRequest = z.infer<typeof AdminInvite>;

/** Body of `POST /api/admin/withdraw` (an invitation) and `POST /api/admin/read` (a report). */
export const AdminItem = z.strictObject({ id });

/** Body of `POST /api/admin/only-invited`: from now on the server is open to those with an invitation only, or to everybody. */
export const AdminOnlyInvited = z.strictObject({ only: z.boolean() });

/** Body of `POST /api/invitation`, with which a browser enters: with a token that it drew, so that it may ask again. */
export const UseInvitation = z.strictObject({ code: z.string().max(64), token: chosenToken });

/** Body of `POST /api/problems`. It has no field for a hand or a seed. */
export const ReportProblem = z.strictObject({
  words: problemWords,
  /** What the browser calls itself. */
  browser: browserName,
  game: z.string().max(MAX_GAME_ID).regex(GAME_ID).nullable(),
  table: z
    .string()
    .max(3 * CODE_LENGTH)
    .nullable(),
  step: z.int().min(0).max(1_000_000).nullable(),
});
export type ReportProblemRequest = z.input<typeof ReportProblem>;

export interface KeptOutNetwork {
  readonly network: string;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/** Requests of one kind from one network that were refused. */
export interface RefusedNetwork {
  /** After an hour without its last part. */
  readonly network: string;
  /** The code of the refusals. */
  readonly why: string;
  readonly times: number;
  /** When it came last, in milliseconds since 1970. */
  readonly at: number;
  /** Is it the whole address still, so that it may be kept out? */
  readonly whole: boolean;
}

export interface Invitation {
  readonly id: string;
  /** What its link ends with. */
  readonly code: string;
  /** For how many browsers; `null`: for any number. */
  readonly people: number | null;
  readonly used: number;
  /** Milliseconds since 1970; `null`: until it is withdrawn. */
  readonly until: number | null;
  readonly madeAt: number;
}

export interface ProblemReport {
  readonly id: string;
  readonly at: number;
  /** The server's at that time. */
  readonly version: string;
  readonly browser: string;
  readonly game: string | null;
  /** The table's name in the log. */
  readonly table: string | null;
  readonly step: number | null;
  readonly words: string;
}

/** Reply to `GET /api/admin/access`, and to what changes something of it. */
export interface AdminAccessReply {
  readonly keptOut: readonly KeptOutNetwork[];
  /** By the process that answers, the newest first. */
  readonly refused: readonly RefusedNetwork[];
  readonly invitations: readonly Invitation[];
  readonly onlyInvited: boolean;
  /** Does a passphrase open the server? Then it is private in any case. */
  readonly hasPassphrase: boolean;
  /** The newest first; `null` while the records are out of reach. */
  readonly problems: readonly ProblemReport[] | null;
}
