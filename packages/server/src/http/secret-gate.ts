import { scryptSync, timingSafeEqual } from 'node:crypto';
import { Guesses, type LimiterMaker } from '../limits/index.ts';
import type { Settings } from '../settings/settings.ts';
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
