import proxyAddr from 'proxy-addr';

/** Is this address, so many hops away, one of a proxy that may say for whom it asks? */
export type Trust = (address: string, hop: number) => boolean;

/** Believes the forwarding headers of these proxies, and of nobody else. */
export function trustIn(proxies: readonly string[]): Trust {
  return proxyAddr.compile([...proxies]);
}
