import type { SeenReply } from '@boomtown/wire';
import type { Router } from 'express';
import type { AddressLimits } from '../limits/index.ts';
import type { Trust } from './client-address.ts';
import { exactRouter } from './exact-router.ts';
import { limited } from './request-gates.ts';

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
