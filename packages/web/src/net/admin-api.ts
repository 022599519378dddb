import type { ApiRefusal } from '@boomtown/client/http';
import type { Result } from '@boomtown/game-core';
import type {
  AdminAccessReply,
  AdminChatReply,
  AdminDrainRequest,
  AdminInviteRequest,
  AdminKeepOutRequest,
  AdminKeepOutSeatRequest,
  AdminLineRequest,
  AdminNameRequest,
  AdminReply,
  AdminTablesReply,
  AdminTablesRequest,
  TableExport,
} from '@boomtown/wire/browser';
import { ask } from './api.ts';

/** Says the password of the admin page. The browser remembers for a while that it was right. */
export function sayPassword(word: string): Promise<Result<object, ApiRefusal>> {
  return ask('POST', 'api/admin/session', { word });
}

/** The password is asked for again from now on. */
export function signOut(): Promise<Result<object, ApiRefusal>> {
  return ask('POST', 'api/admin/leave', {});
}

export function serverState(): Promise<Result<AdminReply, ApiRefusal>> {
  return ask('GET', 'api/admin');
}

export function allTables(asked: AdminTablesRequest): Promise<Result<AdminTablesReply, ApiRefusal>> {
  return ask('POST', 'api/admin/tables', asked);
}

/** Announces an update, or that there is none after all. */
export function drainServer(asked: AdminDrainRequest): Promise<Result<AdminReply, ApiRefusal>> {
  return ask('POST', 'api/admin/drain', asked);
}

/** What spectators said at a table. */
export function spectatorsChat(code: string): Promise<Result<AdminChatReply, ApiRefusal>> {
  return ask('POST', `api/admin/tables/${code}/chat`, {});
}

/** Takes a player's name away, and what they said. */
export function takeName(code: string, asked: AdminNameRequest): Promise<Result<object, ApiRefusal>> {
  return ask('POST', `api/admin/tables/${code}/name`, asked);
}

/** Sends a player away for good. */
export function closeSeat(code: string, asked: AdminNameRequest): Promise<Result<object, ApiRefusal>> {
  return ask('POST', `api/admin/tables/${code}/close`, asked);
}

/** Keeps out the network from which a player is connected. */
export function keepOutSeat(code: string, asked: AdminKeepOutSeatRequest): Promise<Result<object, ApiRefusal>> {
  return ask('POST', `api/admin/tables/${code}/keep-out`, asked);
}

type AccessAnswer = Promise<Result<AdminAccessReply, ApiRefusal>>;

/** Who may come, who was refused, and what was reported. */
export const accessState = (): AccessAnswer => ask('GET', 'api/admin/access');
/** Each changes something of it, and is answered with how it stands then. */
export const keepOut = (asked: AdminKeepOutRequest): AccessAnswer => ask('POST', 'api/admin/keep-out', asked);
export const letIn = (network: string): AccessAnswer => ask('POST', 'api/admin/let-in', { network });
export const invite = (asked: AdminInviteRequest): AccessAnswer => ask('POST', 'api/admin/invite', asked);
export const withdrawInvitation = (id: string): AccessAnswer => ask('POST', 'api/admin/withdraw', { id });
export const openOnlyToInvited = (only: boolean): AccessAnswer => ask('POST', 'api/admin/only-invited', { only });
export const closeReport = (id: string): AccessAnswer => ask('POST', 'api/admin/read', { id });

/** Takes away a line that a spectator said. */
export function takeLine(code: string, asked: AdminLineRequest): Promise<Result<object, ApiRefusal>> {
  return ask('POST', `api/admin/tables/${code}/line`, asked);
}

/** Ends a table for good. */
export function endTable(code: string): Promise<Result<object, ApiRefusal>> {
  return ask('POST', `api/admin/tables/${code}/end`, {});
}

/** What of a table may be saved as a file. */
export function exportTable(code: string): Promise<Result<TableExport, ApiRefusal>> {
  return ask('POST', `api/admin/tables/${code}/export`, {});
}
