import { urlsOnNetwork } from './listening.ts';
import type { Settings } from './settings/settings.ts';

/** What the server says of itself once it is open: where it is, who may come in, and where the tables are. */
export function startupMessage(url: string, settings: Settings): string[] {
  const { publicUrl, databaseUrl, dataDir, passphrase, adminPassword } = settings;
  const friends = publicUrl === undefined ? 'Friends on the same network open' : 'Friends open';
  const place = databaseUrl === undefined ? dataDir : 'the database of DATABASE_URL';
  return [
    `Boomtown is open: ${url}`,
    ...urlsOnNetwork(url, settings).map((one) => `${friends}: ${one}`),
    passphrase === undefined
      ? 'It is open to everybody who can reach it: no PASSPHRASE is set.'
      : 'It is private: each browser is asked for the passphrase.',
    adminPassword === undefined ? 'The admin page is off: no ADMIN_PASSWORD is set.' : 'The admin page is on.',
    ...wideTrust(settings.trustedProxies),
    `The tables are kept in ${place}. Stop with Ctrl+C.`,
  ];
}

/** Networks by name that many machines share. `loopback` is one machine. */
const WIDE_NAMES = ['uniquelocal', 'linklocal'];
/** Prefixes shorter than these hold more than one house's proxies. */
const NARROW_IPV4 = 24;
const NARROW_IPV6 = 64;

/** A proxy usually appends to what its client says of others. Where the client itself is trusted, all of that is believed. */
function wideTrust(proxies: readonly string[]): string[] {
  const wide = proxies.filter((proxy) => {
    const [address = '', prefix] = proxy.split('/');
    if (prefix === undefined) return WIDE_NAMES.includes(address);
    return Number(prefix) < (address.includes(':') ? NARROW_IPV6 : NARROW_IPV4);
  });
  if (wide.length === 0) return [];
  return [
    `TRUSTED_PROXIES trusts whole networks (${wide.join(', ')}): each machine there can pretend to be any address, also through a proxy that appends to X-Forwarded-For. Name the proxy's own address.`,
  ];
}
