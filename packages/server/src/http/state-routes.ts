import { BlockList, isIP } from 'node:net';
import { type Request, type Response, Router } from 'express';
import type { Metrics } from '../metrics/metrics.ts';
import { VERSION } from '../version.ts';
import { PROXY_HEADERS } from './network-route.ts';

export interface StateRouteParts {
  /** Can everything be done, writing included? */
  readonly isReady: () => boolean;
  readonly metrics: Metrics;
}

/** Where only people of the same machine or house are. */
const NEAR = new BlockList();
NEAR.addSubnet('127.0.0.0', 8, 'ipv4');
NEAR.addSubnet('10.0.0.0', 8, 'ipv4');
NEAR.addSubnet('172.16.0.0', 12, 'ipv4');
NEAR.addSubnet('192.168.0.0', 16, 'ipv4');
NEAR.addAddress('::1', 'ipv6');
NEAR.addSubnet('fc00::', 7, 'ipv6');

/**
 * How the server is, for whoever watches over it. `/healthz`: it runs, and in which version. `/readyz`: it can do everything, or 503. `/metrics`:
 * numbers, for those who ask from the same network and not through a proxy.
 */
export function stateRoutes({ isReady, metrics }: StateRouteParts): Router {
  const routes = Router();
  routes.get('/healthz', (_request, response) => {
    unkept(response).json({ ok: true, version: VERSION });
  });
  routes.get('/readyz', (_request, response) => {
    const ready = isReady();
    unkept(response)
      .status(ready ? 200 : 503)
      .json({ ready });
  });
  routes.get('/metrics', async (request, response) => {
    if (!isNear(request)) {
      unkept(response).status(404).type('text').send('Only for the same network, and not through a proxy.\n');
      return;
    }
    const text = await metrics.text();
    unkept(response).type(metrics.contentType).send(text);
  });
  return routes;
}

function unkept(response: Response): Response {
  return response.set('Cache-Control', 'no-store');
}

function isNear({ socket, headers }: Request): boolean {
  if (PROXY_HEADERS.some((name) => headers[name] !== undefined)) return false;
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:(?=\d+\.)/i, '');
  const version = isIP(address);
  return version !== 0 && NEAR.check(address, version === 6 ? 'ipv6' : 'ipv4');
}
