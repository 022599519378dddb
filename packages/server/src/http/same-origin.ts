import type { RequestHandler } from 'express';
import { replyAs } from './refusal-reply.ts';

/** Does a request come from a page of this very server, or from no page at all? */
export type OriginCheck = (origin: string | null | undefined, host: string | null | undefined) => boolean;

/** Other sites' pages have no business here. `publicUrl`: a proxy may ask us under another name than the browser asked it. */
export function originCheck(publicUrl: string | undefined): OriginCheck {
  const own = publicUrl === undefined ? undefined : new URL(publicUrl).origin;
  return (origin, host) => {
    if (origin === null || origin === undefined || origin === own) return true;
    return URL.canParse(origin) && new URL(origin).host === host;
  };
}

/** Refuses what another site's page makes a browser send. */
export function ownPagesOnly(isOwn: OriginCheck): RequestHandler {
  return (request, response, next) => {
    if (isOwn(request.headers.origin, request.headers.host)) next();
    else replyAs(response, 'malformed');
  };
}
