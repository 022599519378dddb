import express, {
  type Express,
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
  type Router,
} from 'express';
import helmet from 'helmet';
import type { Logger } from 'pino';
import { spend } from '../loop-cost.ts';
import { PeersUnreachable } from '../rooms/index.ts';
import { StorageFault } from '../storage/index.ts';
import type { Lobby } from '../tables/index.ts';
import { type AccessRouteParts, accessRoutes, admittedOnly, notKeptOut } from './access-routes.ts';
import { type AdminRouteParts, adminRoutes } from './admin-routes.ts';
import { type OriginCheck, ownPagesOnly, type UnknownHost } from './known-hosts.ts';
import { type HealthRouteParts, healthRoutes, type MetricsRouteParts, metricsRoute } from './monitoring-routes.ts';
import { type NetworkRouteParts, networkRoute, type SeenRouteParts, seenRoute } from './network-routes.ts';
import { type NoticeRouteParts, noticeRoutes } from './notice-routes.ts';
import { replyAs } from './refusal-reply.ts';
import { exactRouter, senderKey } from './request-gates.ts';
import { type ScreenRouteParts, screenRoutes } from './screen-routes.ts';
import { seatCodeRoutes } from './seat-code-routes.ts';
import { gateRoute, type SecretGate } from './secret-gate.ts';
import {
  type ProblemRouteParts,
  type PuzzleRouteParts,
  problemRoutes,
  puzzleRoute,
  type ServerPolicyRouteParts,
  serverPolicyRoute,
} from './server-routes.ts';
import { joinRoute, tableRoutes } from './table-routes.ts';
import { knownHostsOnly } from './unknown-host.ts';

export interface HttpParts
  extends ScreenRouteParts,
    NetworkRouteParts,
    ServerPolicyRouteParts,
    HealthRouteParts,
    MetricsRouteParts,
    AdminRouteParts,
    AccessRouteParts,
    ProblemRouteParts,
    NoticeRouteParts,
    PuzzleRouteParts,
    SeenRouteParts {
  readonly log: Logger;
  readonly lobby: Lobby;
  readonly unknownHost: UnknownHost;
  readonly isOwnOrigin: OriginCheck;
  /** What the passphrase opens, where there is one. */
  readonly entry: SecretGate | null;
  /** Serves the pages, and everything that no route before it takes. */
  readonly pages: RequestHandler;
  /** Off while Vite serves the pages: it writes scripts into them. */
  readonly strict: boolean;
}

/** The body parser's error for a body beyond its limit. */
const TOO_LARGE = 413;

/** Everything that goes over HTTP. Errors are answered as JSON, and never with a stack. */
export function httpApp(parts: HttpParts): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', parts.trust);
  // Paths match exactly, for sockets too: `/Boomtown` and `/boomtown/` are not `/boomtown`.
  app.enable('strict routing');
  app.enable('case sensitive routing');
  if (parts.strict) app.use(securityHeaders());
  app.use(countRefusals(parts), paidAnswers);
  // At the root too, since a container's own check knows no prefix; under any name, since they reveal nothing.
  app.use(healthRoutes(parts));
  if (parts.basePath !== '') app.use(parts.basePath, healthRoutes(parts));
  app.use(knownHostsOnly(parts.unknownHost, parts.basePath, parts.log));
  app.use(metricsRoute(parts));
  if (parts.basePath === '') app.use(siteRoutes(parts));
  else {
    // Links in a page are relative to it, so the slash matters.
    app.get(['/', parts.basePath], (_request, response) => response.redirect(`${parts.basePath}/`));
    app.use(parts.basePath, metricsRoute(parts), siteRoutes(parts));
  }
  app.use((_request, response) => {
    response.status(404).type('text').send('There is nothing here.');
  });
  app.use((error: unknown, _request: Request, response: Response, next: NextFunction) => {
    if (response.headersSent) return next(error);
    const status = statusOf(error);
    if (status === TOO_LARGE) return replyAs(response, 'too-large');
    if (status >= 400 && status < 500) return replyAs(response, 'malformed', {}, status);
    // The log said so when it began.
    if (error instanceof PeersUnreachable) return replyAs(response, 'apart');
    parts.log.error({ err: error }, 'a request failed');
    replyAs(response, error instanceof StorageFault ? 'storage' : 'fault');
  });
  return app;
}

/** Counts what was refused, and to whom, when it was answered. */
function countRefusals({ metrics, access }: HttpParts): RequestHandler {
  return (request, response, next) => {
    response.once('finish', () => {
      const { refused } = response.locals;
      if (typeof refused !== 'string') return;
      metrics.refused(refused);
      access.refused.note(senderKey(request), refused);
    });
    next();
  };
}

/** An answer after a wait is written at the expense of the requester. */
const paidAnswers: RequestHandler = (_request, response, next) => {
  const json = response.json.bind(response);
  response.json = (body) => spend(() => json(body));
  next();
};

/** Requests and pages. */
function siteRoutes(parts: HttpParts): Router {
  const routes = exactRouter();
  routes.use(['/api', '/matchmake'], ownPagesOnly(parts.isOwnOrigin, parts.log), (_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  });
  routes.use(seenRoute(parts));
  // Before the other gates: the host's password is the stronger proof, and a host may have kept out their own network.
  routes.use(adminRoutes(parts));
  routes.use(['/api', '/matchmake'], notKeptOut(parts.access));
  if (parts.entry !== null) routes.use(gateRoute('/api/entry', parts.entry));
  routes.use(accessRoutes(parts));
  routes.use(['/api', '/matchmake'], admittedOnly(parts.access));
  routes.use(serverPolicyRoute(parts));
  routes.use(networkRoute(parts));
  routes.use(puzzleRoute(parts));
  routes.use(noticeRoutes(parts));
  routes.use(problemRoutes(parts));
  routes.use(tableRoutes(parts));
  routes.use(seatCodeRoutes(parts));
  routes.use(screenRoutes(parts));
  routes.use(joinRoute(parts));
  routes.use(['/api', '/matchmake'], (_request, response) => {
    replyAs(response, 'malformed', {}, 404);
  });
  routes.use(parts.pages);
  return routes;
}

/** The status that Express or its body parser gives an unreadable request; 500 for anything else. */
function statusOf(error: unknown): number {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  return typeof status === 'number' ? status : 500;
}

/**
 * Headers that isolate the pages: scripts, styles and sockets from this server only, none inline. Headers that need
 * TLS are left out, since a game in a living room has none; set those where TLS terminates.
 */
function securityHeaders(): RequestHandler {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        // PixiJS decodes images and shapes that it made itself.
        connectSrc: ["'self'", 'data:', 'blob:'],
        workerSrc: ["'self'", 'blob:'],
      },
    },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    referrerPolicy: { policy: 'no-referrer' },
  });
}
