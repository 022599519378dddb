import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Trust } from './client-address.ts';
import { askedHosts, type HostedRequest } from './known-hosts.ts';
import { replyAs } from './refusal-reply.ts';

/** Does a request come from a page of this very server, or from no page at all? */
export type OriginCheck = (request: HostedRequest) => boolean;

/** Other sites' pages have no business here. `publicUrl`: a proxy may ask us under another name than the browser asked it. */
export function originCheck(publicUrl: string | undefined, trust: Trust): OriginCheck {
  const own = publicUrl === undefined ? undefined : new URL(publicUrl).origin;
  return (request) => {
    const { origin } = request.headers;
    if (origin === undefined || origin === own) return true;
    return URL.canParse(origin) && askedHosts(request, trust).includes(new URL(origin).host);
  };
}

const HINT =
  'a page with another address than this server is asked under was refused; where that is our own behind a proxy, set PUBLIC_URL or pass on Host ("boomtown doctor ADDRESS" says what is missing)';

/**
 * Refuses what another site's page makes a browser send, as `other-site`. A proxy that hides our own address looks just
 * the same, so the log says once what to look at.
 */
export function ownPagesOnly(isOwn: OriginCheck, log: Pick<Logger, 'warn'>): RequestHandler {
  let hinted = false;
  return (request, response, next) => {
    if (isOwn(request)) return next();
    if (!hinted) log.warn(HINT);
    hinted = true;
    replyAs(response, 'other-site');
  };
}
