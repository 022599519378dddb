import { createHash, createHmac, randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import type { Request, Response } from 'express';
import { Guesses, type LimiterMaker } from '../limits/index.ts';
import type { Settings } from '../settings/settings.ts';

/** Wrong guesses in a minute before an address has to wait. */
const WRONG_GUESSES = 5;
const MARK_BYTES = 12;
const KEY_BYTES = 32;
/** A mark, which begins with the time when it was made, and its seal. */
const COOKIE = /^([0-9a-z]+-[0-9a-f]+)-([0-9a-f]+)$/;

export interface SecretGateParts {
  /** The secret word. */
  readonly word: string;
  /** Name of the cookie that proves that a browser knew the word. */
  readonly cookie: string;
  readonly rememberedMs: number;
  /** The path below which the cookie is sent. */
  readonly path: string;
  /** `strict`: it is also not sent after a link from another site. */
  readonly sameSite: 'lax' | 'strict';
}

/**
 * A gate that one secret word opens. A browser that gives it gets a cookie that pages can't read. The server does not store
 * the cookie, and a new word makes it void.
 */
export class SecretGate {
  readonly guesses: Guesses;
  readonly #parts: SecretGateParts;
  readonly #key: Buffer;
  /** Marks of browsers that signed out; expired marks are void anyway. */
  readonly #left = new Set<string>();

  /** @param make counts the wrong guesses */
  constructor(parts: SecretGateParts, make: LimiterMaker) {
    this.#parts = parts;
    this.guesses = new Guesses(parts.cookie, WRONG_GUESSES, make);
    this.#key = scryptSync(parts.word, parts.cookie, KEY_BYTES);
  }

  /** Is this the word? The answer takes as long for a word that is nearly right as for any other. */
  opensWith(word: string): boolean {
    return timingSafeEqual(digest(word), digest(this.#parts.word));
  }

  /** Lets the browser remember that it knew the word. */
  admit({ secure }: Request, response: Response): void {
    const mark = `${Date.now().toString(36)}-${randomBytes(MARK_BYTES).toString('hex')}`;
    const { cookie, rememberedMs: maxAge, path, sameSite } = this.#parts;
    response.cookie(cookie, `${mark}-${this.#seal(mark)}`, { maxAge, path, secure, httpOnly: true, sameSite });
  }

  /** Revokes this request's cookie. */
  forget({ headers }: Pick<Request, 'headers'>, response: Response): void {
    const { cookie, path } = this.#parts;
    for (const mark of this.#left) if (this.#isOver(mark)) this.#left.delete(mark);
    const [, mark = ''] = COOKIE.exec(cookieIn(headers.cookie ?? '', cookie)) ?? [];
    this.#left.add(mark);
    response.clearCookie(cookie, { path });
  }

  /** Does the request come from a browser that was admitted, and not too long ago? */
  isOpenTo({ headers }: Pick<Request, 'headers'>): boolean {
    const found = cookieIn(headers.cookie ?? '', this.#parts.cookie);
    const [, mark = '', seal = ''] = COOKIE.exec(found) ?? [];
    if (!timingSafeEqual(digest(seal), digest(this.#seal(mark)))) return false;
    return mark !== '' && !this.#isOver(mark) && !this.#left.has(mark);
  }

  #isOver(mark: string): boolean {
    return Date.now() - Number.parseInt(mark, 36) >= this.#parts.rememberedMs;
  }

  #seal(mark: string): string {
    return createHmac('sha256', this.#key).update(mark).digest('hex');
  }
}

function cookieIn(header: string, name: string): string {
  const pairs = header.split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
}

/** All of one length, so that they can be compared in constant time. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

const HOUR_MS = 60 * 60 * 1000;
const PASSPHRASE_REMEMBERED_MS = 365 * 24 * HOUR_MS;
const PASSWORD_REMEMBERED_MS = 2 * HOUR_MS;

/** The gate of a private server; `null` where there is no passphrase. */
export function passphraseGate({ passphrase: word, basePath }: Settings, make: LimiterMaker): SecretGate | null {
  if (word === undefined) return null;
  const cookie = 'boomtown-entry';
  const rememberedMs = PASSPHRASE_REMEMBERED_MS;
  return new SecretGate({ word, cookie, rememberedMs, path: `${basePath}/`, sameSite: 'lax' }, make);
}

/** The gate of the admin page; `null` where there is no password. */
export function adminGate({ adminPassword: word, basePath }: Settings, make: LimiterMaker): SecretGate | null {
  if (word === undefined) return null;
  const cookie = 'boomtown-admin';
  const rememberedMs = PASSWORD_REMEMBERED_MS;
  return new SecretGate({ word, cookie, rememberedMs, path: `${basePath}/`, sameSite: 'strict' }, make);
}
