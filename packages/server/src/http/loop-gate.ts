import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Asker, LoopBudgets } from '../limits/index.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { tableRefusal } from '../tables/index.ts';
import { senderOf, type Trust } from './client-address.ts';
import { Places } from './places.ts';

/** What a request takes besides its own work: it is parsed, routed, logged, and its answer written. */
const REQUEST_MS = 0.3;
const REFUSED_MS = 0.05;
/** A refused one waits so long at most: whoever asks again at once does so once a second over each connection. */
const LONGEST_REFUSAL_MS = 1_000;
/** Those who watch over the server are answered whatever their address did. */
const ALWAYS = /\/(?:healthz|readyz)$/;
/** Requests whose body may prove a seat. */
const PROVES_SEAT = /\/(?:open|transcript|joinById\/[^/]+)$/;
const API = /\/(?:api|matchmake)\//;

export interface LoopGateParts {
  readonly budgets: LoopBudgets;
  readonly trust: Trust;
  readonly metrics: Metrics;
}

/** Answers requests at the expense of their address, and refuses those of one that took too much: before they are routed, and slowly. */
export function withinBudget(app: RequestListener, { budgets, trust, metrics }: LoopGateParts): RequestListener {
  const places = new Places();
  return (request, response) => {
    const path = pathOf(request);
    if (ALWAYS.test(path)) return app(request, response);
    const asker = askerOf(request, path);
    if (!API.test(path)) return pass(asker, request, response, () => {});
    const sender = senderOf(request, trust);
    // What seats are for waits for nobody else.
    const inLine = places.take(mayHoldSeat(request, path) ? `seats of ${sender}` : sender, (giveBack) => {
      response.once('prefinish', giveBack).once('close', giveBack);
      pass(asker, request, response, giveBack);
    });
    if (!inLine) refuse(request, response, LONGEST_REFUSAL_MS);
  };

  /** What comes too thick waits for its turn. */
  function pass(asker: Asker, request: IncomingMessage, response: ServerResponse, giveBack: () => void): void {
    const { overMs } = asker;
    if (response.destroyed) giveBack();
    else if (overMs > 0) {
      asker.pay(REFUSED_MS);
      metrics.refused('too-fast');
      giveBack();
      refuse(request, response, overMs);
    } else if (asker.waitMs > 0) {
      asker.wait(() => pass(asker, request, response, giveBack));
    } else {
      asker.pay(REQUEST_MS);
      budgets.charge(asker, () => app(request, response));
    }
  }

  /** An address that took too much has its seats' share left for those who come back to a seat. */
  function askerOf(request: IncomingMessage, path: string): Asker {
    const sender = senderOf(request, trust);
    const asker = budgets.address(sender);
    return mayHoldSeat(request, path) && asker.overMs > 0 ? budgets.seatsOfAddress(sender) : asker;
  }
}

function mayHoldSeat({ method }: IncomingMessage, path: string): boolean {
  return method === 'POST' && PROVES_SEAT.test(path);
}

function refuse(request: IncomingMessage, response: ServerResponse, waitMs: number): void {
  const retryAfter = Math.ceil(waitMs / 1000);
  const isApi = API.test(pathOf(request));
  const refusal = tableRefusal('too-fast');
  request.resume();
  setTimeout(
    () => {
      if (response.destroyed) return;
      response.writeHead(429, {
        'Content-Type': isApi ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8',
        'Cache-Control': 'no-store',
        'Retry-After': String(retryAfter),
      });
      response.end(isApi ? JSON.stringify({ ...refusal, retryAfter }) : `${refusal.message}\n`);
    },
    Math.min(waitMs, LONGEST_REFUSAL_MS),
  ).unref();
}

function pathOf({ url = '' }: IncomingMessage): string {
  return url.split('?', 1)[0] ?? '';
}
