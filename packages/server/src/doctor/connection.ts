import { errorMessage } from '../error-message.ts';
import { type Finding, ill, note, well } from './finding.ts';
import type { ProbeReply } from './probe.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const SOON_DAYS = 14;

/** Causes that begin with one of these are about the certificate. */
const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME/;

/** Is it only the certificate that is wrong? Everything else can be looked at then. */
export function isOfCertificate(error: unknown): boolean {
  return CERTIFICATE.test(codeOf(error));
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** Why an address did not answer, in words that say what to do. */
export function examineFailure(url: URL, error: unknown): Finding {
  const code = codeOf(error);
  const why = errorMessage(error);
  if (isOfCertificate(error)) {
    return ill(
      `TLS: browsers will not believe the certificate of ${url.host} (${why}). Caddy gets and renews one by itself; for nginx:`,
      `certbot --nginx -d ${url.hostname}`,
    );
  }
  if (code === 'ENOTFOUND') return ill(`Address: the name ${url.hostname} leads nowhere. Add it at your DNS provider.`);
  if (code === 'ECONNREFUSED') {
    return ill(`Address: nothing listens at ${url.host}. Start the proxy there, or let the router pass the port on.`);
  }
  if (/EPROTO|SSL|ERR_TLS/.test(code)) return ill(`TLS: what answers at ${url.host} does not speak it (${why}).`);
  return ill(`Address: ${url.href} does not answer (${why}).`);
}

/** How the address is protected on its way. */
export function examineTls(
  { protocol, host }: URL,
  { certifiedUntil }: Pick<ProbeReply, 'certifiedUntil'>,
  now: number,
): Finding {
  if (protocol !== 'https:') {
    return note(
      'TLS: there is none. That is fine at home; over the internet, put a proxy with TLS before it (docs/hosting.md).',
    );
  }
  if (certifiedUntil === null) return note(`TLS: ${host} speaks it.`);
  const days = Math.floor((certifiedUntil - now) / DAY_MS);
  return days < SOON_DAYS
    ? ill(`TLS: the certificate of ${host} ends in ${days} days. Have it renewed:`, 'certbot renew')
    : well(`TLS: the certificate of ${host} holds for ${days} days.`);
}
