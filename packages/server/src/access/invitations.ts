import type { Invitation } from '@boomtown/wire';
import type { Request, Response } from 'express';
import { digest, SealedCookie } from '../http/sealed-cookie.ts';

/** The longest time that a browser remembers an invitation without an end. */
const REMEMBERED_MS = 366 * 24 * 60 * 60 * 1000;

interface Remembered {
  readonly invitation: Invitation;
  readonly cookie: SealedCookie;
}

/** The links that let browsers in, as this process knows them. A browser remembers the one that it used by a cookie, which ends with it. */
export class Invitations {
  readonly #path: string;
  #known: readonly Remembered[] = [];
  #seated: SealedCookie | null = null;

  /** @param path the path below which the cookies are sent */
  constructor(path: string) {
    this.#path = path;
  }

  get all(): readonly Invitation[] {
    return this.#known.map(({ invitation }) => invitation);
  }

  /** Do invitations alone let browsers in? */
  get only(): boolean {
    return this.#seated !== null;
  }

  /** @param onlyInvited a drawn word while they alone let browsers in, else `null` */
  learn(invitations: readonly Invitation[], onlyInvited: string | null): void {
    this.#known = invitations.map((invitation) => ({ invitation, cookie: this.#cookieOf(invitation) }));
    this.#seated = onlyInvited === null ? null : this.#cookie('boomtown-seated', onlyInvited, REMEMBERED_MS);
  }

  /** Does the request come from a browser that used an invitation that still counts, or held a seat when the server was closed? */
  isOpenTo(request: Pick<Request, 'headers'>, now = Date.now()): boolean {
    const invited = this.#known.some(({ invitation, cookie }) => !isOver(invitation, now) && cookie.isOpenTo(request));
    return invited || this.#seated?.isOpenTo(request) === true;
  }

  /** The invitation of this link, also one that lets no further browser in. How long it takes says nothing about a code. */
  find(code: string): Invitation | undefined {
    const asked = digest(code);
    return this.#known.find(({ invitation }) => digest(invitation.code).equals(asked))?.invitation;
  }

  /** Did this browser enter by it already? */
  hasUsed({ id }: Invitation, request: Pick<Request, 'headers'>, now = Date.now()): boolean {
    const known = this.#known.find(({ invitation }) => invitation.id === id);
    return known !== undefined && !isOver(known.invitation, now) && known.cookie.isOpenTo(request);
  }

  admit({ id }: Invitation, request: Request, response: Response): void {
    this.#known.find(({ invitation }) => invitation.id === id)?.cookie.admit(request, response);
  }

  /** Lets a browser in that holds a seat. */
  admitSeated(request: Request, response: Response): void {
    this.#seated?.admit(request, response);
  }

  #cookieOf({ id, code, until, madeAt }: Invitation): SealedCookie {
    return this.#cookie(`boomtown-invited-${id}`, code, until === null ? REMEMBERED_MS : until - madeAt);
  }

  #cookie(name: string, word: string, rememberedMs: number): SealedCookie {
    return new SealedCookie({ name, key: digest(`${name} ${word}`), rememberedMs, path: this.#path, sameSite: 'lax' });
  }
}

function isOver({ until }: Invitation, now: number): boolean {
  return until !== null && until <= now;
}
