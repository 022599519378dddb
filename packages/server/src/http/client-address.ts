import type { IncomingMessage } from 'node:http';
import proxyAddr from 'proxy-addr';
import { addressKey } from '../limits/index.ts';

/** Is this address, `hop` hops away, that of a proxy that may say for whom it asks? */
export type Trust = (address: string, hop: number) => boolean;

/** Believes the forwarding headers of these proxies, and of nobody else. */
export function trustIn(proxies: readonly string[]): Trust {
  return proxyAddr.compile([...proxies]);
}

/** By what the sender of a request is counted, as `senderKey` says of those that come through Express. */
export function senderOf(request: IncomingMessage, trust: Trust): string {
  return addressKey(proxyAddr(request, trust));
}
