import { type Clock, retryDelay, systemClock } from '@boomtown/client';
import type { ApiRefusal } from '@boomtown/client/http';
import type { Result } from '@boomtown/game-core';
import type {
  ContinueMatchRequest,
  GameId,
  HeldSeat,
  MakeTableRequest,
  SeatReply,
  TakeSeatRequest,
  UseSeatCodeRequest,
} from '@boomtown/wire/browser';
import {
  dropPending,
  newToken,
  type PendingRequest,
  pendingFor,
  pendingRequests,
  storePending,
} from '../local-storage/pending-requests.ts';
import { dropTable, storedSeats, storeSeats } from '../local-storage/seats.ts';
import type { StorageLike } from '../local-storage/storage.ts';
import { ask, forgetSeats } from './api.ts';

/** What these requests need of the world; tests bring their own. */
export interface SeatRequestNeeds {
  readonly post: (path: string, body: object) => Promise<Result<SeatReply, ApiRefusal>>;
  readonly forget: typeof forgetSeats;
  readonly clock: Clock;
  readonly random: () => number;
  readonly storage?: StorageLike | undefined;
}

const SERVER: SeatRequestNeeds = {
  post: (path, body) => ask('POST', path, body),
  forget: forgetSeats,
  clock: systemClock,
  random: Math.random,
};

type Answer = Promise<Result<SeatReply, ApiRefusal>>;

/** How long a request is repeated before the page says that the server does not answer. */
const REPEAT_MS = 30_000;
/** A table that was asked for so lately is still wanted after a reload. */
const STILL_WANTED_MS = 2 * 60_000;
/** After these it is not known what became of the request, or of an earlier one like it. */
const UNDECIDED: readonly string[] = [
  'unreachable',
  'storage',
  'apart',
  'fault',
  'too-fast',
  'too-many-codes',
  'passphrase',
  'by-invitation',
  'kept-out',
  'other-site',
];

const MAKE = 'make';
const CODES = 'api/seat-codes';

/**
 * Makes a table; the reply holds the maker's seat with its secret. Asked for anew with the same wishes it is the table that
 * was asked for before, if no answer came then; with others, that one is given up first.
 */
export async function makeTable(body: Omit<MakeTableRequest, 'token'>, needs = SERVER): Answer {
  const before = pendingFor(MAKE, needs.storage);
  if (before !== undefined && JSON.stringify(before.body) !== JSON.stringify(body)) {
    const made = await repeat(before, needs);
    if (made.ok) {
      const { code, token } = made.value;
      await needs.forget(code, { tokens: [token] });
      dropTable(code, needs.storage);
    } else if (UNDECIDED.includes(made.error.code)) return made;
  }
  return probe({ key: MAKE, path: 'api/tables', body }, needs);
}

/** The match that was asked for last, as text, with the token of that request. It is too long to be stored. */
let continuing: { readonly body: string; readonly token: string } | null = null;

/** Makes a table that goes on from a moment of another match. The person who asks once more after a lost answer gets the same table. */
export async function continueMatch(
  body: Omit<ContinueMatchRequest, 'token'>,
  { post, clock, storage } = SERVER,
): Answer {
  const text = JSON.stringify(body);
  if (continuing?.body !== text) continuing = { body: text, token: newToken() };
  const made = await post('api/tables/continued', { ...body, token: continuing.token });
  if (made.ok) {
    continuing = null;
    const { code, game, seat, token } = made.value;
    storeSeats(code, game, [{ seat, token }], clock.now(), storage);
    if (body.company !== undefined) keepSeats(code, game, body.company.code, storage);
  }
  return made;
}

/**
 * The seats of this browser at a finished table are reserved at the table that continues it: they open with the same
 * tokens there. Returns those that are new here; a seat that is known already may have a token of its own.
 */
export function keepSeats(code: string, game: GameId, of: string, storage?: StorageLike): readonly HeldSeat[] {
  const known = storedSeats(code, storage);
  const kept = storedSeats(of, storage).filter((held) => known.every(({ seat }) => seat !== held.seat));
  if (kept.length > 0) storeSeats(code, game, kept, undefined, storage);
  return kept;
}

/** Takes the lowest free seat; `full` and `already-started` come with whether one may watch. */
export function takeSeat(code: string, body: Omit<TakeSeatRequest, 'token'>, needs = SERVER): Answer {
  return probe({ key: seatKey(code), path: seatPath(code), body }, needs);
}

/** Takes a further seat for another person who plays on this device. */
export function takeSeatFor(code: string, name: string, needs = SERVER): Answer {
  return probe({ key: `${seatKey(code)} ${name}`, path: seatPath(code), body: { name } }, needs);
}

/** Uses a one-time code: its seat is this browser's as soon as it goes to the table. */
export function takeSeatByCode({ code, ...more }: Omit<UseSeatCodeRequest, 'token'>, needs = SERVER): Answer {
  return probe({ key: codeKey(code), path: CODES, body: { code, ...more } }, needs);
}

/**
 * Repeats the use of a one-time code whose answer this browser never got; `null` if there is none. Without a code it is the
 * latest one: a page that is loaded anew knows its code no longer.
 */
export async function resumeSeatCode(code: string | null, needs = SERVER): Promise<Awaited<Answer> | null> {
  const before =
    code === null
      ? pendingRequests(needs.storage).find(({ path }) => path === CODES)
      : pendingFor(codeKey(code), needs.storage);
  return before === undefined ? null : repeat(before, needs);
}

/** Repeats what was asked for at a table and not answered. Returns the seats that this browser turns out to hold. */
export async function resumeSeats(code: string, needs = SERVER): Promise<readonly SeatReply[]> {
  const seats: SeatReply[] = [];
  for (const pending of pendingRequests(needs.storage)) {
    if (pending.path !== seatPath(code)) continue;
    const taken = await repeat(pending, needs);
    if (taken.ok) seats.push(taken.value);
  }
  return seats;
}

/** Repeats the making of a table that was asked for just now, before the page was loaded anew; `null` if there is none. */
export async function resumeMaking(needs = SERVER): Promise<Awaited<Answer> | null> {
  const before = pendingFor(MAKE, needs.storage);
  const isWanted = before !== undefined && needs.clock.now() - before.at < STILL_WANTED_MS;
  return isWanted ? repeat(before, needs) : null;
}

function probe(asked: Pick<PendingRequest, 'key' | 'path' | 'body'>, needs: SeatRequestNeeds): Answer {
  return repeat(storePending(asked, needs.clock.now(), needs.storage), needs);
}

/** Sends a request until it is answered, or for as long as a person waits. The seat is stored before the request is dropped. */
async function repeat(pending: PendingRequest, { post, clock, random, storage }: SeatRequestNeeds): Answer {
  const { path, body, token } = pending;
  const deadline = clock.now() + REPEAT_MS;
  for (let tries = 0; ; tries += 1) {
    const answer = await post(path, { ...body, token });
    if (answer.ok) {
      const { code, game, seat } = answer.value;
      storeSeats(code, game, [{ seat, token: answer.value.token }], clock.now(), storage);
    }
    if (answer.ok || !UNDECIDED.includes(answer.error.code)) {
      dropPending(pending, storage);
      return answer;
    }
    const delay = retryDelay(tries, random);
    if (answer.error.code !== 'unreachable' || clock.now() + delay >= deadline) return answer;
    await new Promise<void>((resolve) => void clock.after(delay, resolve));
  }
}

function seatPath(code: string): string {
  return `api/tables/${code}/seats`;
}

function seatKey(code: string): string {
  return `seat ${code}`;
}

function codeKey(code: string): string {
  return `code ${code}`;
}
