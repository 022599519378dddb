import type { IncomingHttpHeaders } from 'node:http';

const NAMES: ReadonlySet<string> = new Set([
  'forwarded',
  'via',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-original-forwarded-for',
  'x-envoy-external-address',
  'true-client-ip',
  'cf-connecting-ip',
  'cf-ray',
  'fastly-client-ip',
  'cdn-loop',
]);
const PREFIX = 'x-forwarded-';

/** Does a header show that a proxy passed the request on? Then the caller is not the client. */
export function comesThroughProxy(headers: IncomingHttpHeaders): boolean {
  return Object.keys(headers).some((name) => NAMES.has(name) || name.startsWith(PREFIX));
}
