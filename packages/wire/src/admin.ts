import type { Transcript } from '@boomtown/game-core';
import { z } from 'zod';
import type { ChatLine } from './chat.ts';
import { CODE_LENGTH, MAX_SEATS, MAX_STORED_NAME_LENGTH } from './limits.ts';
import type { Terms } from './terms.ts';

/** Requests and replies of the admin page. They hold nothing that is hidden from spectators. */

/** Body of `POST /api/admin/tables`: the table with a code, or the newest after the first `skip`. */
export const AdminTables = z.strictObject({
  code: z
    .string()
    .max(3 * CODE_LENGTH)
    .nullable(),
  skip: z.int().min(0).max(1_000_000),
});
export type AdminTablesRequest = z.infer<typeof AdminTables>;

/** Body of `POST /api/admin/drain`. */
export const AdminDrain = z.strictObject({ draining: z.boolean() });
export type AdminDrainRequest = z.infer<typeof AdminDrain>;

/** Body of `POST /api/admin/tables/:code/name` and `…/close`: a seat, and the name there exactly as it is shown. */
export const AdminName = z.strictObject({
  seat: z
    .int()
    .min(0)
    .max(MAX_SEATS - 1),
  name: z.string().max(MAX_STORED_NAME_LENGTH),
});
export type AdminNameRequest = z.infer<typeof AdminName>;

/** Body of `POST /api/admin/tables/:code/line`: takes away a line that a spectator said. */
export const AdminLine = z.strictObject({ line: z.int().min(1) });
export type AdminLineRequest = z.infer<typeof AdminLine>;

/** Reply to `POST /api/admin/tables/:code/chat`: what spectators said, in order. */
export interface AdminChatReply {
  readonly lines: readonly ChatLine[];
}

/** What a host does is noted. */
export const HOST_ACTS = [
  'took-name',
  'took-line',
  'closed-seat',
  'ended-table',
  'kept-out',
  'let-in',
  'invited',
  'withdrew-invitation',
  'closed-server',
  'opened-server',
  'read-report',
  'announced-update',
  'withdrew-update',
] as const;

/** One thing that the host did: when and where, without the words that were taken away. */
export interface HostAct {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly what: (typeof HOST_ACTS)[number];
  /** The table's name in the log; `null` where it is about the server. */
  readonly table: string | null;
  readonly seat: number | null;
}

/** How many of a host's acts the page shows. */
export const SHOWN_ACTS = 50;

/** How many tables a page of the list has. */
export const ADMIN_PAGE = 30;

/** A table in the list; `connected`: how many browsers are there now, `null` while it sleeps. */
export interface AdminTable {
  readonly code: string;
  readonly game: string;
  /** `unreadable`: its record is damaged, `game-gone`: this server has its game no more; nobody can open it. */
  readonly stage: 'waiting' | 'playing' | 'over' | 'unreadable' | 'game-gone';
  /** Its name in the log and in the list of failures. */
  readonly logName: string;
  readonly watchable: boolean;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
  /** One a seat; `null` while it is free. */
  readonly names: readonly (string | null)[];
  readonly connected: number | null;
}

export interface AdminTablesReply {
  readonly tables: readonly AdminTable[];
  /** Are there older ones? */
  readonly more: boolean;
}

/** Reply to `GET /api/admin`, and to what changes something of it. */
export interface AdminReply {
  readonly draining: boolean;
  /** Can the records be written? */
  readonly saving: boolean;
  /** `kept` is `null` while the database is out of reach, `open` while the other processes are. */
  readonly tables: { readonly kept: number | null; readonly open: number | null; readonly most: number };
  /** Browsers that are connected to a table; `null` while the other processes are out of reach. */
  readonly connected: number | null;
  readonly versions: {
    readonly boomtown: string;
    readonly node: string;
    readonly wire: number;
    readonly rules: Readonly<Record<string, number>>;
  };
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** Bytes used by the records, and free on their disk; `free` is `null` for a database. `null`: unknown at the moment. */
  readonly storage: { readonly used: number; readonly free: number | null } | null;
  /** The newest first. */
  readonly errors: readonly AdminError[];
  /** What the host did, the newest first; `null` while the records are out of reach. */
  readonly acts: readonly HostAct[] | null;
  /** The games that the host added and that are not in this build: what `games.json` calls each, and why (in English). */
  readonly leftOut: readonly { readonly source: string; readonly reason: string }[];
}

/** Equal failures at different times, counted as one. */
export interface AdminError {
  /** When it came last, in milliseconds since 1970. */
  readonly at: number;
  readonly times: number;
  readonly what: string;
  readonly table?: string;
  readonly kind?: string;
}

/** What a spectator may know of a table, as a file. */
export interface OpenTableExport {
  readonly format: 'boomtown-table/1';
  readonly game: string;
  readonly options: object;
  readonly terms: Terms;
  readonly stage: 'waiting' | 'playing' | 'over';
  readonly watchable: boolean;
  readonly names: readonly (string | null)[];
  readonly madeAt: number;
  readonly startedAt: number | null;
  /** How many entries the record has. */
  readonly entries: number;
  /** Hash of the server's secret (hex). */
  readonly commitment: string;
  /** As spectators could read it; `null` at a table that may not be watched. */
  readonly log: readonly { readonly step: number; readonly events: readonly object[] }[] | null;
}

/** A table as a file: the transcript of a finished match, else what a spectator may know. */
export type TableExport = Transcript | OpenTableExport;
