import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http';
import type { Refusal } from '@boomtown/game-core';
import { FairQueue } from '../fair-queue.ts';
import type { LoopBudgets, Requester } from '../limits/index.ts';
import { passTo } from '../loop-cost.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { tableRefusal } from '../tables/index.ts';
import { whenBodyArrived } from './body-arrival.ts';
import { senderOf, type Trust } from './client-address.ts';
import { RequestSlots } from './request-slots.ts';

/** The cost of a request besides its own work: it is parsed, routed, logged, and its answer written. */
const REQUEST_MS = 0.3;
const REFUSED_MS = 0.05;
/** The longest wait of a refused request: a client that asks again at once does so once in that time over each connection. */
const LONGEST_REFUSAL_MS = 2_000;
/** Waits are spread over the second half of that, so that clients refused together do not return together. */
const REFUSALS_APART = 64;
/** A client that took more than this would wait too long without an answer. */
const REFUSED_FROM_MS = 2_000;
/** Requests of an address that wait for their turn. */
const MAX_IN_LINE = 100;
/** More than the connections of an address: seat holders share the line with others. */
const MAX_PROVING = 600;
/** A request with at most this many ahead of it has its turn in a moment. */
const SHORT_LINE = 10;
/** Requests that one turn of the event loop examines. */
const LOOKED_AT_A_TURN = 2;
/** Monitoring is answered whatever its address did otherwise. */
const MONITORING = ['/healthz', '/readyz'];
/** Requests whose body may prove a seat. */
const PROVES_SEAT = /\/(?:open|transcript|screens|joinById\/[^/]+)$/;
const TOO_LARGE = 413;
const API = /\/(?:api|matchmake)\//;

export interface LoopGateParts {
  /** The path below which everything lies; empty for none. */
  readonly basePath: string;
  readonly budgets: LoopBudgets;
  readonly trust: Trust;
  readonly metrics: Metrics;
}

/** Requests of an address that took too much, which go on only if they prove a seat. */
const proving = new WeakMap<IncomingMessage, (seat: string | undefined) => Requester>();

/**
 * Must the request prove a seat? The callback with a seat charges that seat from then on; without one,
 * it charges the address.
 */
export function proofWanted(request: IncomingMessage): ((seat: string | undefined) => Requester) | undefined {
  return proving.get(request);
}

/**
 * Answers requests at the expense of their address. Those of one that took too much wait for their turn, and are refused
 * where too many wait, or for too long: before they are routed, and slowly.
 */
export function withinBudget(
  app: RequestListener,
  { basePath, budgets, trust, metrics }: LoopGateParts,
): RequestListener {
  const monitoring = new Set(['', basePath].flatMap((below) => MONITORING.map((path) => below + path)));
  const slots = new RequestSlots(MAX_IN_LINE);
  const proofs = new RequestSlots(MAX_PROVING);
  const waiting = new Map<string, number>();
  const newcomers = new FairQueue(LOOKED_AT_A_TURN);
  return (request, response) => {
    const sender = senderOf(request, trust);
    if (monitoring.has(pathOf(request))) return monitor(budgets.reader(sender), request, response);
    newcomers.add(sender, () => {
      if (!response.destroyed) arrived(sender, request, response);
    });
  };

  function monitor(requester: Requester, request: IncomingMessage, response: ServerResponse): void {
    if (requester.waitMs > 0) requester.wait(() => monitor(requester, request, response));
    else if (!response.destroyed) budgets.begin(requester, () => app(request, response));
  }

  function arrived(sender: string, request: IncomingMessage, response: ServerResponse): void {
    const lookAtIt = () => lookAt(sender, request, response);
    if (API.test(pathOf(request))) {
      whenBodyArrived(request, (isTooLarge) => {
        if (response.destroyed) return;
        if (!isTooLarge) return lookAtIt();
        budgets.address(sender).pay(REQUEST_MS);
        writeRefusal(request, response, TOO_LARGE, tableRefusal('too-large'), { Connection: 'close' });
      });
    } else lookAtIt();
  }

  function lookAt(sender: string, request: IncomingMessage, response: ServerResponse): void {
    const path = pathOf(request);
    const requester = budgets.address(sender);
    if (!API.test(path)) {
      pass(requester, sender, request, response, () => {});
      return;
    }
    // A wait that is over at once needs no proof: spectators have none to give.
    const mustProve = () => mayHoldSeat(request, path) && (requester.overMs > 0 || requester.inLine > SHORT_LINE);
    if (mustProve()) {
      prove(requester, sender, request, response);
      return;
    }
    const inLine = slots.take(sender, (giveBack) => {
      // Those ahead of it in line may have taken too much meanwhile.
      if (mustProve()) {
        giveBack();
        prove(requester, sender, request, response);
        return;
      }
      response.once('prefinish', giveBack).once('close', giveBack);
      pass(requester, sender, request, response, giveBack);
    });
    if (!inLine) refuse(requester, request, response, LONGEST_REFUSAL_MS);
  }

  function prove(requester: Requester, sender: string, request: IncomingMessage, response: ServerResponse): void {
    proving.set(request, (seat) => passedTo(seat === undefined ? requester : budgets.seat(seat, sender)));
    const inLine = proofs.take(sender, (giveBack) => {
      response.once('prefinish', giveBack).once('close', giveBack);
      pass(budgets.prover(sender), sender, request, response, giveBack);
    });
    if (!inLine) refuse(requester, request, response, LONGEST_REFUSAL_MS);
  }

  /** Requests beyond the rate wait for their turn. */
  function pass(
    requester: Requester,
    sender: string,
    request: IncomingMessage,
    response: ServerResponse,
    giveBack: () => void,
  ): void {
    const answer = () => {
      if (response.destroyed) {
        giveBack();
        return;
      }
      requester.pay(REQUEST_MS);
      budgets.begin(requester, () => app(request, response));
    };
    if (!requester.mustWait) {
      answer();
      return;
    }
    const before = waiting.get(sender) ?? 0;
    if (requester.overMs > REFUSED_FROM_MS || before >= MAX_IN_LINE) {
      giveBack();
      refuse(requester, request, response, Math.max(requester.overMs, LONGEST_REFUSAL_MS));
      return;
    }
    waiting.set(sender, before + 1);
    const turn = () => {
      if (!response.destroyed && requester.waitMs > 0) {
        requester.wait(turn);
        return;
      }
      const left = (waiting.get(sender) ?? 1) - 1;
      if (left > 0) waiting.set(sender, left);
      else waiting.delete(sender);
      answer();
    };
    requester.wait(turn);
  }

  function refuse(requester: Requester, request: IncomingMessage, response: ServerResponse, waitMs: number): void {
    requester.pay(REFUSED_MS);
    metrics.refused('too-fast');
    refuseSlowly(request, response, waitMs);
  }
}

function passedTo(requester: Requester): Requester {
  passTo(requester);
  return requester;
}

function mayHoldSeat({ method }: IncomingMessage, path: string): boolean {
  return method === 'POST' && PROVES_SEAT.test(path);
}

function refuseSlowly(request: IncomingMessage, response: ServerResponse, waitMs: number): void {
  const retryAfter = Math.ceil(waitMs / 1000);
  const refusal = { ...tableRefusal('too-fast'), retryAfter };
  request.resume();
  setTimeout(() => {
    if (!response.destroyed) writeRefusal(request, response, 429, refusal, { 'Retry-After': String(retryAfter) });
  }, refusalDelay(waitMs)).unref();
}

function writeRefusal(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  refusal: Refusal,
  headers: OutgoingHttpHeaders,
): void {
  const isApi = API.test(pathOf(request));
  response.writeHead(status, {
    'Content-Type': isApi ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    ...headers,
  });
  response.end(isApi ? JSON.stringify(refusal) : `${refusal.message}\n`);
}

let refusals = 0;

function refusalDelay(waitMs: number): number {
  refusals = (refusals + 1) % REFUSALS_APART;
  const longest = Math.min(waitMs, LONGEST_REFUSAL_MS);
  return (longest / 2) * (1 + refusals / REFUSALS_APART);
}

/** The path that a request asks for, without its query. */
export function pathOf({ url = '' }: IncomingMessage): string {
  return url.split('?', 1)[0] ?? '';
}
