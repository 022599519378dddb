import type { RequestHandler } from 'express';
import { replyAs } from './refusal-reply.ts';

/** Does a request come from a page of this very server, or from no page at all? Other pages have no business here. */
export function isSameOrigin(origin: string | null | undefined, host: string | null | undefined): boolean {
  if (origin === null || origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** Refuses what another site's page makes a browser send. */
export const ownPagesOnly: RequestHandler = (request, response, next) => {
  if (isSameOrigin(request.headers.origin, request.headers.host)) next();
  else replyAs(response, 'malformed');
};
