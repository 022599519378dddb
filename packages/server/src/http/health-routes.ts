import type { Response, Router } from 'express';
import { VERSION } from '../version.ts';
import { exactRouter } from './exact-router.ts';

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
