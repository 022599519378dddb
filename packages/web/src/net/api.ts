import { type ApiRefusal, type Ask, askAt, tableRequests } from '@boomtown/client/http';
import type { Result } from '@boomtown/game-core';
import { isServerAway } from './away.ts';
import { isLockedOut } from './locked-out.ts';
import { siteUrl } from './site.ts';

const askSite = askAt(siteUrl);

/** Asks this site's server, and notes whether it is there and lets this browser in. */
export const ask: Ask = async <T>(...asked: Parameters<Ask>): Promise<Result<T, ApiRefusal>> => {
  const answer = await askSite<T>(...asked);
  const refusal = answer.ok ? '' : answer.error.code;
  isServerAway.value = refusal === 'unreachable';
  if (refusal === 'passphrase') isLockedOut.value = true;
  return answer;
};

export const {
  forgetSeats,
  heldTables,
  serverPolicy,
  listTables,
  lookAtHeld,
  lookAtSeatCode,
  networkUrls,
  openTable,
  saidBy,
  tableInfo,
  transcriptOf,
} = tableRequests(ask);

/**
 * Says the passphrase of a private server. The browser remembers by itself that it was right; one that blocks cookies does
 * not, and is told so (`no-cookie`).
 */
export async function sayPassphrase(word: string): Promise<Result<object, ApiRefusal>> {
  const said = await ask<object>('POST', 'api/entry', { word });
  if (!said.ok) return said;
  const entered = await serverPolicy();
  if (!entered.ok && entered.error.code === 'passphrase') {
    return { ok: false, error: { ...entered.error, code: 'no-cookie' } };
  }
  isLockedOut.value = false;
  return said;
}
