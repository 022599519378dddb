import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
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

const NAMES: ReadonlySet<string> = new Set(['forwarded', 'via', 'x-original-forwarded-for', 'cf-ray', 'cdn-loop']);
/** Proxies tell the caller's address in headers of many names, as `X-Real-IP`, `Fly-Client-IP` or `X-Azure-ClientIP`; no browser sends such. */
const NAMES_OF_ADDRESSES = /(?:^|-)(?:client|socket)?(?:ip|addr|address)$/;
const PREFIX = 'x-forwarded';

/** Does a header show that a proxy passed the request on? Then the caller is not the client. */
export function comesThroughProxy(headers: IncomingHttpHeaders): boolean {
  // Some write them with low lines.
  const names = Object.keys(headers).map((name) => name.replaceAll('_', '-'));
  return names.some((name) => NAMES.has(name) || name.startsWith(PREFIX) || NAMES_OF_ADDRESSES.test(name));
}
