import { createServer, type Server as HttpServer, type RequestListener, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import { FairQueue } from './fair-queue.ts';
import { limitPieces } from './http/body-arrival.ts';
import { isAmbiguous, type Trust } from './http/index.ts';
import { HttpConnections } from './http-connections.ts';
import { HttpReading } from './http-reading.ts';
import { type Limits, LoopBudgets } from './limits/index.ts';
import { threadMeter } from './loop-cost.ts';
import { systemClock } from './monotonic-clock.ts';

/** How many times headers and bodies are looked at while the time for headers passes. */
const CHECKS = 4;
/** Connections that are taken up in a turn of the event loop: each costs a tenth of a millisecond, and its first request as much. */
const TAKEN_UP_A_TURN = 4;
/** How long the log says nothing more of it that all connections are taken. */
const FULL_AGAIN_MS = 60_000;

export interface LimitedServer {
  readonly http: HttpServer;
  /** Answers every request from now on, and lets nobody else answer one. */
  serve(app: RequestListener): void;
}

/** An HTTP server with limits of connections and of time. `budgets`: what may be taken by reading. */
export function limitedServer(
  limits: Limits,
  trust: Trust,
  log: Logger,
  clock = systemClock,
  budgets = new LoopBudgets(limits.loop, systemClock, threadMeter()),
): LimitedServer {
  const { headersMs, requestMs, idleMs } = limits.httpTimes;
  const http = createServer({
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    keepAliveTimeout: idleMs,
    connectionsCheckingInterval: Math.ceil(headersMs / CHECKS),
  });
  // Accepting may fail, as where memory is short. Without a listener the process would end.
  http.on('error', (error) => {
    if (http.listening) log.warn({ code: 'code' in error ? error.code : undefined }, 'a connection was not accepted');
  });
  const reading = new HttpReading(trust, budgets);
  takeUpInTurns(http, (socket) => reading.begins(socket));
  const connections = new HttpConnections(limits, trust, clock);
  let fullAt = Number.NEGATIVE_INFINITY;
  connections.full = () => {
    if (clock.now() - fullAt < FULL_AGAIN_MS) return;
    fullAt = clock.now();
    log.warn(
      { connections: limits.connectionsInAll },
      'all HTTP connections are taken: old ones are closed for newcomers',
    );
  };
  http.once('listening', () => http.once('close', connections.watch()));
  http.on('connection', (socket) => connections.opened(socket));
  http.on('upgrade', ({ socket }) => {
    reading.ends(socket);
    connections.upgraded(socket);
  });
  return {
    http,
    serve(app) {
      http.removeAllListeners('request');
      http.on('request', (request, response) => {
        reading.asked(request);
        limitPieces(request);
        const answer = () => (isAmbiguous(request) ? refuse(response) : app(request, response));
        connections.asked(request, response, answer);
      });
    },
  };
}

/** Has the server look at new connections a few at a time, for one address after the other: hundreds may come at one moment. */
function takeUpInTurns(http: HttpServer, taken: (socket: Socket) => void): void {
  const queue = new FairQueue(TAKEN_UP_A_TURN);
  const takeUp = http.listeners('connection');
  http.removeAllListeners('connection');
  http.on('connection', (socket: Socket) => {
    // Until then nothing else listens for what goes wrong with it.
    const ignore = () => {};
    socket.on('error', ignore);
    queue.add(socket.remoteAddress ?? '', () => {
      socket.off('error', ignore);
      if (socket.destroyed) return;
      for (const listener of takeUp) listener.call(http, socket);
      taken(socket);
    });
  });
}

/** Of a request that two may read in two ways nothing is read. */
function refuse(response: ServerResponse): void {
  response.writeHead(400, { Connection: 'close' }).end();
}
