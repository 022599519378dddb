import { isIP } from 'node:net';
import { isObject } from '@boomtown/game-core';
import type { SeenReply } from '@boomtown/wire';
import { type Finding, ill, note, well } from './finding.ts';
import type { ProbeReply } from './probe.ts';

/** An address that belongs to no machine (RFC 5737): a request that seems to come from it forged it. */
export const FORGED = '192.0.2.123';

/** Reads the answer of `/api/seen`; `null` where something else answered. */
export function readSeen(text: string): SeenReply | null {
  try {
    const raw: unknown = JSON.parse(text);
    // The server's own answer has all four fields.
    return isObject(raw) && typeof raw.hops === 'number' ? (raw as unknown as SeenReply) : null;
  } catch {
    return null;
  }
}

/** What the server saw of a request that forged its sender, and came through whatever stands before it. */
export function examineForwarding(seen: SeenReply, isTls: boolean): Finding[] {
  // Our own forged header is there in any case, so that only whether it is believed tells of a proxy.
  if (!seen.believed) {
    if (!isTls) return [well('Proxy: none is believed, and nobody can forge where they come from.')];
    return [
      ill(
        'Proxy: the server does not believe it, so that all people share its address and its limits. Beside the server’s other settings (.env):',
        'TRUSTED_PROXIES=loopback',
        '(where the proxy is another container: TRUSTED_PROXIES=uniquelocal)',
      ),
    ];
  }
  const findings =
    // Where there is a second one, the proxy has added whom it heard, and it trusts the doctor.
    seen.address === FORGED && seen.hops === 1
      ? [
          ill(
            'Proxy: it passes on what people say of where they come from, so that anybody can get around the limits. nginx, in the location:',
            'proxy_set_header X-Forwarded-For $remote_addr;',
          ),
        ]
      : [well('Proxy: it says where people come from, and what they say themselves counts for nothing.')];
  if (isTls && !seen.secure) {
    findings.push(
      note(
        'Proxy: it does not say that people come by TLS, so cookies are not kept to it. nginx, in the location:',
        'proxy_set_header X-Forwarded-Proto $scheme;',
      ),
    );
  }
  return findings;
}

/** Does the server answer under this name? Nothing to say where it does. */
export function examineHost(
  { status, text }: Pick<ProbeReply, 'status' | 'text'>,
  base: URL,
  basePath = '',
): Finding | null {
  if (status !== UNKNOWN_HOST || !text.includes('unknown-host')) return null;
  const hidden = 'proxy_set_header Host $http_host;';
  if (isIP(base.hostname.replace(/^\[|\]$/g, '')) !== 0) {
    return ill(
      'Name: the proxy asks the server under another name than the browser does. nginx, in the location:',
      hidden,
    );
  }
  return ill(
    `Name: the server does not answer under ${base.hostname}. Beside the server’s other settings (.env):`,
    `PUBLIC_URL=${publicUrlAt(base, basePath)}`,
    `(where friends open other addresses, too: ALLOWED_HOSTS=${base.hostname})`,
    `(where one of them is set already, the proxy hides the name; nginx, in the location: ${hidden})`,
  );
}

/** The `PUBLIC_URL` of a server that guests open here. With a `BASE_PATH` that it does not end with, the start would end. */
function publicUrlAt(base: URL, basePath: string): string {
  const given = base.href.replace(/\/$/, '');
  return given.endsWith(basePath) ? given : `${base.origin}${basePath}`;
}

/** The status of `unknown-host`. */
const UNKNOWN_HOST = 421;

/** The status of `other-site`. */
const OTHER_SITE = 403;

/** Did a request of our own pages arrive as one? */
export function examineOrigin(status: number, base: URL, basePath: string): Finding {
  return status === OTHER_SITE
    ? ill(
        'Proxy: it does not pass on by which name the browser asked, so that our own pages count as another site’s. nginx, in the location:',
        'proxy_set_header Host $http_host;',
        `(or, beside the server’s other settings: PUBLIC_URL=${publicUrlAt(base, basePath)})`,
      )
    : well('Proxy: our own pages are known as such.');
}
