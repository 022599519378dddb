import { BlockList, isIP } from 'node:net';
import type { NetworkReply } from '@boomtown/wire';
import type { Request, Router } from 'express';
import type { AddressLimits } from '../limits/index.ts';
import { comesThroughProxy } from './client-address.ts';
import { exactRouter } from './exact-router.ts';
import { limited } from './request-gates.ts';

export interface NetworkRouteParts {
  readonly limits: AddressLimits;
  /** The server's addresses in the local network; empty if it does not listen there. */
  readonly networkUrls: () => readonly string[];
}

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/**
 * `GET /api/network`: tells a page that was opened under `localhost` which addresses to pass on to friends. A
 * page from another machine has such an address already, and gets none.
 */
export function networkRoute({ limits, networkUrls }: NetworkRouteParts): Router {
  const routes = exactRouter();
  routes.get('/api/network', limited(limits, 'read'), (request, response) => {
    const reply: NetworkReply = { urls: isFromThisMachine(request) ? networkUrls() : [] };
    response.json(reply);
  });
  return routes;
}

/** Both ends must be loopback by name and by number: another site's name may point here, too. */
function isFromThisMachine({ socket, headers }: Request): boolean {
  if (comesThroughProxy(headers)) return false;
  return isLoopback(socket.remoteAddress ?? '') && isLoopbackName(headers.host ?? '');
}

function isLoopbackName(host: string): boolean {
  if (!URL.canParse(`http://${host}`)) return false;
  const name = new URL(`http://${host}`).hostname.replace(/^\[|\]$/g, '');
  return name === 'localhost' || isLoopback(name);
}

function isLoopback(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  const version = isIP(plain);
  return version !== 0 && LOOPBACK.check(plain, version === 6 ? 'ipv6' : 'ipv4');
}
