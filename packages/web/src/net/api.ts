import { type ApiRefusal, type Ask, askAt, tableRequests } from '@boomtown/client/http';
import type { Result } from '@boomtown/game-core';
import type { ReportProblemRequest } from '@boomtown/wire/browser';
import { signal } from '@preact/signals';
import { invitationToken } from '../local-storage/pending-requests.ts';
import { storedTables } from '../local-storage/seats.ts';
import { isServerAway } from './away.ts';
import { siteUrl } from './site.ts';

const askSite = askAt(siteUrl);

/** Asks this site's server, and notes whether it is there and lets this browser in. */
export const ask: Ask = async <T>(...asked: Parameters<Ask>): Promise<Result<T, ApiRefusal>> => {
  const answer = await askSite<T>(...asked);
  const refusal = answer.ok ? '' : answer.error.code;
  isServerAway.value = refusal === 'unreachable';
  if (refusal === 'passphrase' || refusal === 'by-invitation') isLockedOut.value = refusal;
  if (!answer.ok && refusal === 'kept-out') keptOutUntil.value = Date.now() + (answer.error.retryAfter ?? 0) * 1000;
  return answer;
};

export const {
  admitScreen,
  askForNotices,
  askScreen,
  dailySeed,
  endNotices,
  endScreens,
  forgetSeats,
  heldTables,
  serverPolicy,
  listTables,
  lookAtHeld,
  lookAtSeatCode,
  networkUrls,
  noticesKey,
  openTable,
  saidBy,
  tableInfo,
  transcriptOf,
} = tableRequests(ask);

type Entered = Promise<Result<object, ApiRefusal>>;

/** Says the passphrase of a private server. */
export function sayPassphrase(word: string): Entered {
  return enter(ask('POST', 'api/entry', { word }));
}

/** Enters by the link of an invitation. */
export function enterByInvitation(code: string): Entered {
  return enter(ask('POST', 'api/invitation', { code, token: invitationToken(code) }));
}

/** Enters a server that was closed since, by the seats that this browser holds there. */
export function enterBySeats(): Entered {
  const tables = storedTables().map(({ code, seats }) => ({ code, tokens: seats.map(({ token }) => token) }));
  return enter(ask('POST', 'api/seat-entry', { tables: tables.filter(({ tokens }) => tokens.length > 0) }));
}

/** The browser remembers by itself that it was let in; one that blocks cookies does not, and gets `no-cookie`. */
async function enter(asked: Entered): Entered {
  const said = await asked;
  if (!said.ok) return said;
  const entered = await serverPolicy();
  if (!entered.ok && ['passphrase', 'by-invitation'].includes(entered.error.code)) {
    return { ok: false, error: { ...entered.error, code: 'no-cookie' } };
  }
  isLockedOut.value = null;
  return said;
}

/** Tells the host of a problem. */
export function reportProblem(problem: ReportProblemRequest): Entered {
  return ask('POST', 'api/problems', problem);
}

/** Why this browser is not let in: the server is private, and the passphrase or an invitation opens it. `null`: it is. */
export const isLockedOut = signal<'passphrase' | 'by-invitation' | null>(null);

/** Until when the host keeps this network out, in milliseconds since 1970; `null`: not at all. */
export const keptOutUntil = signal<number | null>(null);
