import { createHash, createHmac, randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import type { Request, Response } from 'express';
import { Guesses } from '../limits/index.ts';

/** Wrong guesses in a minute before an address has to wait. */
const WRONG_GUESSES = 5;
const MARK_BYTES = 12;
const KEY_BYTES = 32;

export interface DoorParts {
  /** What opens it. */
  readonly word: string;
  /** Name of the cookie by which a browser remembers that it knew the word. */
  readonly cookie: string;
  readonly rememberedMs: number;
  /** Below which path the cookie counts. */
  readonly path: string;
}

/**
 * Something that one word opens. Whoever knew it once gets a cookie that pages can't read; it proves that, needs no
 * memory of the server's, and counts for nothing when the word is another one.
 */
export class Door {
  readonly guesses = new Guesses(WRONG_GUESSES);
  readonly #parts: DoorParts;
  readonly #key: Buffer;

  constructor(parts: DoorParts) {
    this.#parts = parts;
    this.#key = scryptSync(parts.word, parts.cookie, KEY_BYTES);
  }

  /** Is this the word? The answer takes as long for a word that is nearly right as for any other. */
  opensWith(word: string): boolean {
    return timingSafeEqual(digest(word), digest(this.#parts.word));
  }

  /** Lets the browser remember that it knew the word. */
  admit({ secure }: Request, response: Response): void {
    const mark = `${Date.now().toString(36)}-${randomBytes(MARK_BYTES).toString('hex')}`;
    const { cookie, rememberedMs: maxAge, path } = this.#parts;
    response.cookie(cookie, `${mark}-${this.#seal(mark)}`, { maxAge, path, secure, httpOnly: true, sameSite: 'lax' });
  }

  forget(response: Response): void {
    const { cookie, path } = this.#parts;
    response.clearCookie(cookie, { path });
  }

  /** Does the request come from a browser that was admitted, and not too long ago? */
  isOpenTo({ headers }: Pick<Request, 'headers'>): boolean {
    const found = cookieIn(headers.cookie ?? '', this.#parts.cookie);
    const [, mark = '', at = '', seal = ''] = /^(([0-9a-z]+)-[0-9a-f]+)-([0-9a-f]+)$/.exec(found) ?? [];
    if (!timingSafeEqual(digest(seal), digest(this.#seal(mark)))) return false;
    return mark !== '' && Date.now() - Number.parseInt(at, 36) < this.#parts.rememberedMs;
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
