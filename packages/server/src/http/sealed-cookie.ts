import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Request, Response } from 'express';

const MARK_BYTES = 12;
/** A mark, which begins with the time when it was made, and its seal. */
const COOKIE = /^([0-9a-z]+-[0-9a-f]+)-([0-9a-f]+)$/;

export interface SealedCookieParts {
  readonly name: string;
  /** Seals its marks; another key makes them void. */
  readonly key: Buffer;
  readonly rememberedMs: number;
  /** The path below which it is sent. */
  readonly path: string;
  /** `strict`: it is also not sent after a link from another site. */
  readonly sameSite: 'lax' | 'strict';
}

/** A cookie that proves that a browser was let in. Pages can't read it, and the server stores none of them. */
export class SealedCookie {
  readonly #parts: SealedCookieParts;
  /** Marks of browsers that signed out; expired marks are void anyway. */
  readonly #left = new Set<string>();

  constructor(parts: SealedCookieParts) {
    this.#parts = parts;
  }

  /** Lets the browser remember that it was let in. */
  admit({ secure }: Request, response: Response): void {
    const mark = `${Date.now().toString(36)}-${randomBytes(MARK_BYTES).toString('hex')}`;
    const { name, rememberedMs: maxAge, path, sameSite } = this.#parts;
    response.cookie(name, `${mark}-${this.#seal(mark)}`, { maxAge, path, secure, httpOnly: true, sameSite });
  }

  /** Revokes this request's cookie. */
  forget({ headers }: Pick<Request, 'headers'>, response: Response): void {
    const { name, path } = this.#parts;
    for (const mark of this.#left) if (this.#isOver(mark)) this.#left.delete(mark);
    const [, mark = ''] = COOKIE.exec(cookieIn(headers.cookie ?? '', name)) ?? [];
    this.#left.add(mark);
    response.clearCookie(name, { path });
  }

  /** Does the request come from a browser that was let in, and not too long ago? */
  isOpenTo({ headers }: Pick<Request, 'headers'>): boolean {
    const found = cookieIn(headers.cookie ?? '', this.#parts.name);
    const [, mark, seal] = COOKIE.exec(found) ?? [];
    // Each request is looked at for each cookie that would let it in, and most bring none of them.
    if (mark === undefined || seal === undefined) return false;
    if (!timingSafeEqual(digest(seal), digest(this.#seal(mark)))) return false;
    return !this.#isOver(mark) && !this.#left.has(mark);
  }

  #isOver(mark: string): boolean {
    return Date.now() - Number.parseInt(mark, 36) >= this.#parts.rememberedMs;
  }

  #seal(mark: string): string {
    return createHmac('sha256', this.#parts.key).update(mark).digest('hex');
  }
}

function cookieIn(header: string, name: string): string {
  const pairs = header.split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
}

/** All of one length, so that they can be compared in constant time. */
export function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
