import { urlsOnNetwork } from './listening.ts';
import type { Settings } from './settings/settings.ts';

/** What the server says of itself once it is open: where it is, who may come in, and where the tables are. */
export function startupMessage(url: string, settings: Settings): string[] {
  const { databaseUrl, dataDir, passphrase, adminPassword, publishedPort } = settings;
  const place = databaseUrl === undefined ? dataDir : 'the database of DATABASE_URL';
  return [
    ...(publishedPort === undefined ? placesOf(url, settings) : placesOfContainer(publishedPort, settings)),
    passphrase === undefined
      ? 'It is open to everybody who can reach it: no PASSPHRASE is set.'
      : 'It is private: each browser is asked for the passphrase.',
    adminPassword === undefined ? 'The admin page is off: no ADMIN_PASSWORD is set.' : 'The admin page is on.',
    ...wideTrust(settings.trustedProxies),
    `The tables are stored in ${place}. Stop with ${stopOf(publishedPort)}.`,
  ];
}

function stopOf(published: Settings['publishedPort']): string {
  if (published === undefined) return 'Ctrl+C';
  // Compose says which port leads there.
  return published === 'unknown' ? '"docker stop" and the name of the container' : '"docker compose stop"';
}

function placesOf(url: string, settings: Settings): string[] {
  const friends = settings.publicUrl === undefined ? 'Friends on the same network open' : 'Friends open';
  return [`Boomtown is open: ${url}`, ...urlsOnNetwork(url, settings).map((one) => `${friends}: ${one}`)];
}

/** A container knows neither the addresses of its machine nor, unless it is set, which port leads to it. */
function placesOfContainer(
  published: number | 'unknown',
  { publicUrl, basePath, port }: Pick<Settings, 'publicUrl' | 'basePath' | 'port'>,
): string[] {
  const local =
    published === 'unknown'
      ? `Boomtown is open on port ${port} of its container; "docker ps" shows which port of this machine leads there.`
      : `Boomtown is open. On this machine: http://localhost:${published}${basePath}`;
  if (publicUrl !== undefined) return [local, `Friends open: ${publicUrl}`];
  const example = `http://192.0.2.7:${published === 'unknown' ? port : published}${basePath}`;
  return [
    local,
    `Friends open the address of this machine, such as ${example}. Set it as PUBLIC_URL=${example} (in .env), and links begin with it.`,
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
