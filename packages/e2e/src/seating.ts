import { randomBytes } from 'node:crypto';
import { type ApiRefusal, requestsAt } from '@boomtown/client/http';
import type { Result } from '@boomtown/game-core';
import type { MakeTableRequest, SeatReply } from '@boomtown/wire';

/** Makes a table at a server as its page does. */
export function makeTable(url: string, asked: MakeTableRequest): Promise<SeatReply> {
  return granted(requestsAt(url).makeTable({ token: newToken(), ...asked }));
}

/** Makes a table, and takes a seat for each of the others. The tokens come in the order of the seats. */
export async function seatAll(
  url: string,
  asked: MakeTableRequest,
  others: readonly string[],
): Promise<{ readonly code: string; readonly tokens: readonly string[] }> {
  const { code, token } = await makeTable(url, asked);
  const tokens = [token];
  for (const name of others) tokens.push((await takeSeat(url, code, name)).token);
  return { code, tokens };
}

/** Takes a seat at a table for a program. */
export function takeSeat(url: string, code: string, name: string): Promise<SeatReply> {
  return granted(requestsAt(url).takeSeat(code, { token: newToken(), name }));
}

/** The transcript of a finished match that everybody may watch. */
export function transcriptOf(url: string, code: string): Promise<unknown> {
  return granted(requestsAt(url).transcriptOf(code, []));
}

/** Drawn by the player, as pages do: a proxy repeats what was not answered in time, and with it that is the same request. */
function newToken(): string {
  return randomBytes(16).toString('hex');
}

async function granted<T>(asked: Promise<Result<T, ApiRefusal>>): Promise<T> {
  const answer = await asked;
  if (!answer.ok) throw new Error(`refused: ${answer.error.code}: ${answer.error.message}`);
  return answer.value;
}
