import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { hostname } from 'node:os';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Trust } from './client-address.ts';
import { replyAs } from './refusal-reply.ts';

/** The parts of a request that matter here. */
interface HostedRequest extends Pick<IncomingMessage, 'headers'> {
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/** The first host that a request names and that is not this server; `null` where all of them are. */
export type UnknownHost = (request: HostedRequest) => string | null;

/** The host's settings of the names under which the server answers. */
export interface HostNames {
  readonly host: string | undefined;
  readonly publicUrl: string | undefined;
  readonly allowedHosts: readonly string[];
}

/** Names below these exist in local networks only: no public name server answers for them. */
const HOUSE_SUFFIXES = ['local', 'lan', 'home', 'home.arpa', 'internal', 'localdomain'];
const HOST_FORM = /^(\[[\da-f:.]+\]|[\w.-]+)(?::\d{1,5})?$/i;
/** A name without dots belongs to the proxy's own network; it cannot be pointed here from the internet. */
const WITHOUT_DOTS = /^[\w-]+$/;

/**
 * Another site can point its own name at this server; for the browser its page then counts as this server's. So only the
 * server's own names are answered. A browser always sends Host; a request without it comes from no page.
 */
export function unknownHostIn(names: HostNames, trust: Trust): UnknownHost {
  const known = knownNames(names);
  const isOurs = (host: string) => {
    const name = nameIn(host);
    return name !== undefined && (isIP(name) !== 0 || name.endsWith('.localhost') || known.has(name));
  };
  return (request) => {
    const { host } = request.headers;
    const forwarded = forwardedHosts(request, trust);
    const isOfProxy = forwarded.length > 0 && WITHOUT_DOTS.test(nameIn(host ?? '') ?? '');
    const named = [...(host === undefined || host === '' || isOfProxy ? [] : [host]), ...forwarded];
    return named.find((one) => !isOurs(one)) ?? null;
  };
}

/** A path in printable ASCII. In place of others Express reads another path than stands there: up to a `#`, with `/` for `\\`. */
const PLAIN_TARGET = /^\/[!"$-[\]-~]*$/;

/**
 * May a request be read in two ways? It may name its host twice, also in its target: a proxy may have read the other
 * one (RFC 9112, §3.2). Or its path may be read differently from what is written.
 */
export function isAmbiguous({ headersDistinct, url = '' }: IncomingMessage): boolean {
  return (headersDistinct.host ?? []).length > 1 || !PLAIN_TARGET.test(url);
}

/** The hosts, with ports, under which a browser may have asked: from the request, and from a trusted proxy. */
function askedHosts(request: HostedRequest, trust: Trust): readonly string[] {
  const { host } = request.headers;
  return [...(host === undefined ? [] : [host]), ...forwardedHosts(request, trust)];
}

/** The host that a trusted proxy names, if one does; an untrusted client's header is ignored. */
function forwardedHosts({ headers, socket }: HostedRequest, trust: Trust): readonly string[] {
  const said = headers['x-forwarded-host'];
  if (said === undefined || !trust(socket.remoteAddress ?? '', 0)) return [];
  return String(said)
    .split(',')
    .map((one) => one.trim());
}

/** The name or address in a host, without its port; `undefined` where it is none. */
export function nameIn(host: string): string | undefined {
  if (!HOST_FORM.test(host) || !URL.canParse(`http://${host}`)) return undefined;
  return new URL(`http://${host}`).hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
}

function knownNames({ host, publicUrl, allowedHosts }: HostNames): ReadonlySet<string> {
  const own = hostname().toLowerCase();
  const [first = own] = own.split('.');
  return new Set([
    'localhost',
    own,
    first,
    ...HOUSE_SUFFIXES.map((suffix) => `${first}.${suffix}`),
    ...(host === undefined ? [] : [host.toLowerCase()]),
    ...(publicUrl === undefined ? [] : [nameIn(new URL(publicUrl).host) ?? '']),
    ...allowedHosts,
  ]);
}

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
