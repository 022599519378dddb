import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Trust } from './client-address.ts';
import { askedHosts, type HostedRequest } from './known-hosts.ts';
import { replyAs } from './refusal-reply.ts';

/** Does a request come from a page of this server, or from no page? */
export type OriginCheck = (request: HostedRequest) => boolean;

/** Refuses other sites' pages. `publicUrl`: a proxy may use another name for this server than the browser did. */
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
 * Refuses requests that another site's page makes a browser send, as `other-site`. A proxy that hides the server's own address looks
 * the same, so the log says once what to check.
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
