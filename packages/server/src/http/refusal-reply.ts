import type { Refusal } from '@boomtown/game-core';
import type { HttpRefusal } from '@boomtown/wire';
import type { Response } from 'express';
import type { z } from 'zod';
import { type OwnRefusalCode, refusalOfShape, tableRefusal } from '../tables/index.ts';

/** A refusal, perhaps with further fields of its code. */
export type RefusalBody = Refusal & Pick<HttpRefusal, 'watchable' | 'retryAfter'>;

const STATUS: { readonly [code in OwnRefusalCode]: number } = {
  malformed: 400,
  'unknown-host': 421,
  'other-site': 403,
  'too-large': 413,
  'too-deep': 400,
  passphrase: 401,
  'wrong-word': 403,
  'kept-out': 403,
  'by-invitation': 401,
  'no-invitation': 404,
  'not-connected': 409,
  'shared-address': 409,
  'too-many-guesses': 429,
  'admin-password': 401,
  'house-full': 409,
  draining: 503,
  'not-your-seat': 403,
  'not-watchable': 403,
  'no-such-table': 404,
  full: 409,
  'already-started': 409,
  'not-over': 409,
  'wrong-stage': 409,
  'no-takebacks': 409,
  'came-to-light': 409,
  'not-your-action': 409,
  'asked-enough': 409,
  'nothing-asked': 409,
  resigned: 409,
  'still-playing': 409,
  'not-the-maker': 403,
  'not-away': 409,
  'bot-plays': 409,
  'no-seat-code': 404,
  'no-screen-code': 404,
  'no-notices': 409,
  'seat-moved': 403,
  'seat-passed': 403,
  kicked: 403,
  'seat-taken': 409,
  'name-taken': 409,
  'name-taken-away': 409,
  'no-bots': 409,
  'wrong-nonce': 409,
  'used-nonce': 409,
  'called-off-too-often': 409,
  stale: 409,
  'already-done': 409,
  reload: 426,
  'too-fast': 429,
  'too-many-lines': 429,
  'too-many-codes': 429,
  'too-many-sockets': 429,
  'audience-full': 409,
  fault: 500,
  unreadable: 500,
  'game-gone': 409,
  apart: 503,
  storage: 503,
};
/** For refusals by a game's rules: the request was understood. */
const REFUSED_BY_RULES = 422;

/** Answers a request with a refusal. Without a status its code decides. */
export function reply(response: Response, refusal: RefusalBody, status?: number): void {
  const { code, retryAfter } = refusal;
  const known = Object.hasOwn(STATUS, code) ? STATUS[code as OwnRefusalCode] : REFUSED_BY_RULES;
  if (retryAfter !== undefined) response.set('Retry-After', String(retryAfter));
  response.locals.refused = code;
  response.status(status ?? known).json(refusal);
}

/** Refuses a body of the wrong shape, and says which part is wrong. */
export function replyMalformed(response: Response, error: z.ZodError): void {
  reply(response, refusalOfShape(error));
}

/** Answers with a refusal of the table's own, perhaps with another status than its code's. */
export function replyAs(
  response: Response,
  code: OwnRefusalCode,
  extra: Pick<HttpRefusal, 'retryAfter'> = {},
  status?: number,
): void {
  reply(response, { ...tableRefusal(code), ...extra }, status);
}
