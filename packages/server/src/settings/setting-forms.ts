import { isIP } from 'node:net';

/** Ranges of addresses that go by a name. */
export const RANGES: readonly string[] = ['loopback', 'linklocal', 'uniquelocal'];
const ADDRESS_BITS = { 4: 32, 6: 128 } as const;

export function isSiteAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password, search, hash } = new URL(address);
  return (protocol === 'https:' || protocol === 'http:') && `${username}${password}${search}${hash}` === '';
}

/** An address, or a name; what looks like an address and is none would be asked of a name server in vain. */
export function isHost(text: string): boolean {
  return isIP(text) !== 0 || isHostName(text);
}

export function isHostName(text: string): boolean {
  return (
    /^(?=.{1,253}$)[a-z\d]([a-z\d_-]*[a-z\d])?(\.[a-z\d]([a-z\d_-]*[a-z\d])?)*$/i.test(text) && !/^[\d.]+$/.test(text)
  );
}

/** With a host in it, or, as for a socket of the same machine, with one among its parameters. */
export function isDatabase(address: string): boolean {
  if (!hasScheme('postgres:', 'postgresql:')(address)) return false;
  const { hostname, searchParams } = new URL(address);
  return hostname !== '' || searchParams.has('host');
}

export function hasScheme(...schemes: readonly string[]): (address: string) => boolean {
  return (address) => URL.canParse(address) && schemes.includes(new URL(address).protocol);
}

/** Is this an address, a subnet with its length, or the name of a range? */
export function isProxy(text: string): boolean {
  if (RANGES.includes(text)) return true;
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version !== 4 && version !== 6) return false;
  // A subnet of all addresses would let everybody write who they are.
  return (
    more.length === 0 && (bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= ADDRESS_BITS[version]))
  );
}
