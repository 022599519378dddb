import { BlockList, isIP } from 'node:net';
import type { NetworkReply, SeenReply } from '@boomtown/wire';
import type { Request, Router } from 'express';
import type { AddressLimits } from '../limits/index.ts';
import { comesThroughProxy, type Trust } from './client-address.ts';
import { exactRouter, limited } from './request-gates.ts';

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

export interface SeenRouteParts {
  readonly limits: AddressLimits;
  readonly trust: Trust;
}

/** `GET /api/seen`: tells the requester how their own request arrived, so that a host can check the proxies in front of the server. */
export function seenRoute({ limits, trust }: SeenRouteParts): Router {
  const routes = exactRouter();
  routes.get('/api/seen', limited(limits, 'read'), (request, response) => {
    const hops = String(request.headers['x-forwarded-for'] ?? '')
      .split(',')
      .filter((hop) => hop.trim() !== '').length;
    const believed = hops > 0 && trust(request.socket.remoteAddress ?? '', 0);
    const address = hops > 0 && !believed ? null : (request.ip ?? null);
    const reply: SeenReply = { hops, believed, secure: request.secure, address };
    response.json(reply);
  });
  return routes;
}
