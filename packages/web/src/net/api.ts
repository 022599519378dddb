import { failed, isObject, ok, type Result } from '@boomtown/game-core';
import type {
  ChatReply,
  ForgetSeatsRequest,
  HeldTablesReply,
  HeldTablesRequest,
  HouseReply,
  HttpRefusal,
  NetworkReply,
  SaidByRequest,
  SeatCodeReply,
  TableInfo,
} from '@boomtown/wire/browser';
import { isServerAway } from './away.ts';
import { isLockedOut } from './locked-out.ts';
import { siteUrl } from './site.ts';

/** What the server does not say but the browser finds: no answer came, or none that can be read. */
type Unreachable = 'unreachable';

/** A refused HTTP request; besides the server's codes there is `unreachable`. */
export type ApiRefusal = HttpRefusal;

const ANSWER_WITHIN_MS = 10_000;

export type Fetch = (url: URL, init: RequestInit) => Promise<Response>;

/** The tables whose makers listed them. */
export function listTables(): Promise<Result<readonly TableInfo[], ApiRefusal>> {
  return ask<unknown>('GET', 'api/tables').then((listed) => (listed.ok ? ok(tablesOf(listed.value)) : listed));
}

/** The list comes bare, or as the `tables` of an object. */
function tablesOf(raw: unknown): readonly TableInfo[] {
  const tables = isObject(raw) ? raw.tables : raw;
  // The server's own reply, of this wire version.
  return Array.isArray(tables) ? (tables as readonly TableInfo[]) : [];
}

export function tableInfo(code: string): Promise<Result<TableInfo, ApiRefusal>> {
  return ask('GET', `api/tables/${code}`);
}

/** Whose seat a one-time code moves here. Refused as `no-seat-code`. */
export function lookAtSeatCode(code: string): Promise<Result<SeatCodeReply, ApiRefusal>> {
  return ask('POST', 'api/seat-codes/look', { code });
}

/** What the host of this server allows. */
export function house(): Promise<Result<HouseReply, ApiRefusal>> {
  return ask('GET', 'api/house');
}

/** Says the passphrase of a private server. The browser remembers by itself that it was right. */
export async function sayPassphrase(word: string): Promise<Result<object, ApiRefusal>> {
  const said = await ask<object>('POST', 'api/entry', { word });
  if (said.ok) isLockedOut.value = false;
  return said;
}

/** Where others on the same network find the server; none unless this browser runs on the server's own computer. */
export async function networkUrls(): Promise<Result<readonly string[], ApiRefusal>> {
  const answer = await ask<NetworkReply>('GET', 'api/network');
  return answer.ok ? ok(answer.value.urls) : answer;
}

/**
 * Wakes the table's room where it sleeps, so that a socket can be opened to it. `tokens`: those of the seats that this
 * browser holds there; with one nobody waits for what others on the same network did.
 */
export function openTable(code: string, tokens: readonly string[]): Promise<Result<object, ApiRefusal>> {
  return ask('POST', `api/tables/${code}/open`, { tokens });
}

/** What is known of tables at which this browser holds seats: in their order, `null` where it holds none any more. */
export async function heldTables(
  tables: HeldTablesRequest['tables'],
): Promise<Result<HeldTablesReply['tables'], ApiRefusal>> {
  const looked = await lookAtHeld(tables);
  return looked.ok ? ok(looked.value.tables) : looked;
}

/** The same, with why there is nothing to be known. */
export function lookAtHeld(tables: HeldTablesRequest['tables']): Promise<Result<HeldTablesReply, ApiRefusal>> {
  if (tables.length === 0) return Promise.resolve(ok({ tables: [], missing: [] }));
  return ask('POST', 'api/tables/held', { tables });
}

/** Takes away what the seats of these tokens left at a table; see `ForgetSeats`. */
export function forgetSeats(code: string, body: ForgetSeatsRequest): Promise<Result<object, ApiRefusal>> {
  return ask('POST', `api/tables/${code}/forget`, body);
}

/** What these persons said at a table; see `SaidBy`. */
export async function saidBy(code: string, body: SaidByRequest): Promise<Result<ChatReply['lines'], ApiRefusal>> {
  const said = await ask<ChatReply>('POST', `api/tables/${code}/said`, body);
  return said.ok ? ok(said.value.lines) : said;
}

/** A finished table's transcript, for who may watch there or holds a seat. */
export function transcriptOf(code: string, tokens: readonly string[]): Promise<Result<unknown, ApiRefusal>> {
  return ask('POST', `api/tables/${code}/transcript`, { tokens });
}

/**
 * One request with its time limit. Never throws: a server that does not answer, or answers what is no JSON, is the
 * refusal `unreachable`.
 */
export async function ask<T>(
  method: 'GET' | 'POST',
  path: string,
  body?: object,
  fetching: Fetch = fetch,
): Promise<Result<T, ApiRefusal>> {
  try {
    const response = await fetching(siteUrl(path), {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    const reply: unknown = await response.json();
    isServerAway.value = false;
    // The server's own reply, of this wire version.
    if (response.ok) return ok(reply as T);
    if (isObject(reply) && reply.code === 'passphrase') isLockedOut.value = true;
    return failed(isObject(reply) && typeof reply.code === 'string' ? readRefusal(reply, response) : unreachable());
  } catch {
    isServerAway.value = true;
    return failed(unreachable());
  }
}

function readRefusal(reply: { readonly [key: string]: unknown }, response: Response): ApiRefusal {
  const wait = typeof reply.retryAfter === 'number' ? reply.retryAfter : Number(response.headers.get('retry-after'));
  return {
    code: String(reply.code),
    message: typeof reply.message === 'string' ? reply.message : '',
    ...(typeof reply.rule === 'string' ? { rule: reply.rule } : {}),
    ...(typeof reply.watchable === 'boolean' ? { watchable: reply.watchable } : {}),
    ...(Number.isFinite(wait) && wait > 0 ? { retryAfter: wait } : {}),
  };
}

function unreachable(): ApiRefusal {
  const code: Unreachable = 'unreachable';
  return { code, message: 'The server does not answer.' };
}
