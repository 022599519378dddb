import type { IncomingMessage } from 'node:http';
import proxyAddr from 'proxy-addr';
import { addressKey } from '../limits/index.ts';

/** Is this address, so many hops away, one of a proxy that may say for whom it asks? */
export type Trust = (address: string, hop: number) => boolean;

/** Believes the forwarding headers of these proxies, and of nobody else. */
export function trustIn(proxies: readonly string[]): Trust {
  return proxyAddr.compile([...proxies]);
}

/** By what the sender of a request is counted: the last address of its way that no trusted proxy vouches for. */
export function senderOf(request: IncomingMessage, trust: Trust): string {
  return addressKey(proxyAddr(request, trust));
}
