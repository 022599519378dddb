import type { IncomingMessage } from 'node:http';
import proxyAddr from 'proxy-addr';
import { addressKey } from '../limits/index.ts';

/** Is this address, `hop` hops away, that of a trusted proxy? */
export type Trust = (address: string, hop: number) => boolean;

/** Believes only these proxies' forwarding headers. */
export function trustIn(proxies: readonly string[]): Trust {
  return proxyAddr.compile([...proxies]);
}

/** The key under which the limits count a request's sender; `senderKey` is the same for requests that Express handles. */
export function senderOf(request: IncomingMessage, trust: Trust): string {
  return addressKey(proxyAddr(request, trust));
}
