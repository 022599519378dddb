import express, { type Express, type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import type { Logger } from 'pino';
import { StorageFault } from '../storage/index.ts';
import { type NetworkRouteParts, networkRoute } from './network-route.ts';
import { replyAs } from './refusal-reply.ts';
import { ownPagesOnly } from './same-origin.ts';
import { securityHeaders } from './security-headers.ts';
import { joinRoute, type TableRouteParts, tableRoutes } from './table-routes.ts';

export interface HttpParts extends TableRouteParts, NetworkRouteParts {
  readonly log: Logger;
  /** Serves the pages; whatever the routes before it do not know comes to it. */
  readonly pages: RequestHandler;
  /** Proxies whose word counts for where a request comes from. */
  readonly trustedProxies: readonly string[];
  /** Off while Vite serves the pages: it writes scripts into them. */
  readonly strict: boolean;
}

/** Everything that goes over HTTP. Errors are answered as JSON, and never with a stack. */
export function httpApp(parts: HttpParts): Express {
  const app = express();
  app.disable('x-powered-by');
  if (parts.trustedProxies.length > 0) app.set('trust proxy', [...parts.trustedProxies]);
  if (parts.strict) app.use(securityHeaders());
  app.get('/healthz', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ ok: true });
  });
  app.use(['/api', '/matchmake'], ownPagesOnly, (_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  });
  app.use(networkRoute(parts));
  app.use(tableRoutes(parts));
  app.use(joinRoute(parts));
  app.use(['/api', '/matchmake'], (_request, response) => {
    replyAs(response, 'malformed', {}, 404);
  });
  app.use(parts.pages);
  app.use((_request, response) => {
    response.status(404).type('text').send('There is nothing here.');
  });
  app.use((error: unknown, _request: Request, response: Response, next: NextFunction) => {
    if (response.headersSent) return next(error);
    const status = statusOf(error);
    if (status >= 400 && status < 500) return replyAs(response, 'malformed', {}, status);
    parts.log.error({ err: error }, 'a request failed');
    replyAs(response, error instanceof StorageFault ? 'storage' : 'fault');
  });
  return app;
}

/** What Express and its body parser say of a request that they could not read; 500 for anything else. */
function statusOf(error: unknown): number {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  return typeof status === 'number' ? status : 500;
}
