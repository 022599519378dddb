import type { IncomingMessage } from 'node:http';
import type { Response, Router } from 'express';
import proxyAddr from 'proxy-addr';
import type { Metrics } from '../metrics/metrics.ts';
import { VERSION } from '../this-build.ts';
import { comesThroughProxy, type Trust } from './client-address.ts';
import { exactRouter } from './request-gates.ts';

export interface HealthRouteParts {
  /** Can everything be done, writing included? */
  readonly isReady: () => boolean;
}

/** How the server is, for a container's check and a balancer. `/healthz`: it runs, and in which version. `/readyz`: it can do everything, or 503. */
export function healthRoutes({ isReady }: HealthRouteParts): Router {
  const routes = exactRouter();
  routes.get('/healthz', (_request, response) => {
    unkept(response).json({ ok: true, version: VERSION });
  });
  routes.get('/readyz', (_request, response) => {
    const ready = isReady();
    unkept(response)
      .status(ready ? 200 : 503)
      .json({ ready });
  });
  return routes;
}

function unkept(response: Response): Response {
  return response.set('Cache-Control', 'no-store');
}

export interface MetricsRouteParts {
  readonly metrics: Metrics;
  readonly trust: Trust;
  /** The addresses that are answered besides this machine. */
  readonly metricsFrom: Trust;
}

const LOOPBACK = proxyAddr.compile('loopback');

/**
 * `/metrics`: numbers for Prometheus. They include at once what spectators of a delayed table see later, so only
 * this machine and the addresses that the host names get them.
 */
export function metricsRoute({ metrics, trust, metricsFrom }: MetricsRouteParts): Router {
  const routes = exactRouter();
  routes.get('/metrics', async (request, response) => {
    response.set('Cache-Control', 'no-store');
    const sender = senderOf(request, trust);
    if (sender === null || !(LOOPBACK(sender, 0) || metricsFrom(sender, 0))) {
      response.status(404).type('text').send('Only for this machine, and for the addresses in METRICS_FROM.\n');
      return;
    }
    const text = await metrics.text();
    response.type(metrics.contentType).send(text);
  });
  return routes;
}

/** The client's address behind trusted proxies; `null` behind an unknown proxy, or one that does not name it. */
function senderOf(request: IncomingMessage, trust: Trust): string | null {
  const { headers, socket } = request;
  const address = socket.remoteAddress ?? '';
  if (!comesThroughProxy(headers)) return address;
  const isSaid = headers['x-forwarded-for'] !== undefined && trust(address, 0);
  return isSaid ? proxyAddr(request, trust) : null;
}
