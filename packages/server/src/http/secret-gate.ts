import { scryptSync, timingSafeEqual } from 'node:crypto';
import { MAX_BODY_BYTES, SecretWord } from '@boomtown/wire';
import type { Request, Response, Router } from 'express';
import { Guesses, type LimiterMaker } from '../limits/index.ts';
import type { Settings } from '../settings/settings.ts';
import { replyAs, replyMalformed } from './refusal-reply.ts';
import { exactRouter, jsonBody, senderKey } from './request-gates.ts';
import { digest, SealedCookie, type SealedCookieParts } from './sealed-cookie.ts';

/** Wrong guesses in a minute before an address has to wait. */
const WRONG_GUESSES = 5;
const KEY_BYTES = 32;

export interface SecretGateParts extends Omit<SealedCookieParts, 'key'> {
  /** The secret word. */
  readonly word: string;
}

/** A gate that one secret word opens. A browser that gives it gets a cookie, which a new word makes void. */
export class SecretGate extends SealedCookie {
  readonly guesses: Guesses;
  readonly #word: string;

  /** @param make counts the wrong guesses */
  constructor({ word, ...parts }: SecretGateParts, make: LimiterMaker) {
    super({ ...parts, key: scryptSync(word, parts.name, KEY_BYTES) });
    this.#word = word;
    this.guesses = new Guesses(parts.name, WRONG_GUESSES, make);
  }

  /** Is this the word? The answer takes as long for a word that is nearly right as for any other. */
  opensWith(word: string): boolean {
    return timingSafeEqual(digest(word), digest(this.#word));
  }
}

const HOUR_MS = 60 * 60 * 1000;
const PASSPHRASE_REMEMBERED_MS = 365 * 24 * HOUR_MS;
const PASSWORD_REMEMBERED_MS = 2 * HOUR_MS;

/** The gate of a private server; `null` where there is no passphrase. */
export function passphraseGate({ passphrase: word, basePath }: Settings, make: LimiterMaker): SecretGate | null {
  if (word === undefined) return null;
  const name = 'boomtown-entry';
  const rememberedMs = PASSPHRASE_REMEMBERED_MS;
  return new SecretGate({ word, name, rememberedMs, path: `${basePath}/`, sameSite: 'lax' }, make);
}

/** The gate of the admin page; `null` where there is no password. */
export function adminGate({ adminPassword: word, basePath }: Settings, make: LimiterMaker): SecretGate | null {
  if (word === undefined) return null;
  const name = 'boomtown-admin';
  const rememberedMs = PASSWORD_REMEMBERED_MS;
  return new SecretGate({ word, name, rememberedMs, path: `${basePath}/`, sameSite: 'strict' }, make);
}

/** `POST …` with the secret word of a gate: admits the browser, or refuses, and slows down a client that guesses. */
export function gateRoute(path: string, gate: SecretGate): Router {
  const routes = exactRouter();
  routes.post(path, ...jsonBody(MAX_BODY_BYTES), async (request: Request, response: Response) => {
    const sender = senderKey(request);
    const wait = await gate.guesses.wait(sender);
    if (wait > 0) return replyAs(response, 'too-many-guesses', { retryAfter: wait });
    const said = SecretWord.safeParse(request.body);
    if (!said.success) return replyMalformed(response, said.error);
    if (gate.opensWith(said.data.word)) {
      gate.admit(request, response);
      response.json({});
      return;
    }
    const retryAfter = await gate.guesses.wrong(sender);
    if (retryAfter > 0) replyAs(response, 'too-many-guesses', { retryAfter });
    else replyAs(response, 'wrong-word');
  });
  return routes;
}
