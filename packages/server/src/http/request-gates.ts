import type { RequestListener } from 'node:http';
import { readCode, Tokens } from '@boomtown/wire';
import express, { type NextFunction, type Request, type RequestHandler, type Response, Router } from 'express';
import { type AddressLimits, addressKey, type RequestKind, shapeFault } from '../limits/index.ts';
import { pathOf, proofWanted } from './loop-gate.ts';
import { replyAs } from './refusal-reply.ts';

/** When a client without a proven seat may ask again while its address has to wait. */
const PROVE_AGAIN_MS = 2_000;
/** When a page asks again whether another one was closed. */
const SOCKETS_AGAIN_S = 10;

/** The key under which the limits count this request's sender. Express believes forwarding headers of trusted proxies only. */
export function senderKey(request: Request): string {
  return addressKey(request.ip);
}

/** Limits the requests of a kind for each address; refuses the others as `too-fast`. */
export function limited(limits: AddressLimits, kind: RequestKind): RequestHandler {
  return async (request, response, next) => {
    const retryAfter = await limits.ask(kind, senderKey(request));
    if (retryAfter === 0) next();
    else replyAs(response, 'too-fast', { retryAfter });
  };
}

/** Reads a JSON body of at most `limit` bytes; refuses one that is larger, is nested too deep or reaches for prototypes. */
export function jsonBody(limit: number): RequestHandler[] {
  return [
    express.json({ limit }),
    (request: Request, response: Response, next: NextFunction) => {
      const fault = shapeFault(request.body);
      if (fault === null) next();
      else replyAs(response, fault);
    },
  ];
}

/** The key of the seat that one of these tokens opens at the table with this code. */
type SeatKeyOf = (code: string, tokens: readonly string[]) => Promise<string | undefined>;

/** The needs of the gate before requests about one table. */
export interface TableGate {
  readonly limits: AddressLimits;
  readonly kind: RequestKind;
  readonly seatKeyOf: SeatKeyOf;
}

/**
 * Reads the room code in the address, limits requests of a kind for each network address, and makes one
 * that tries many wrong codes wait longer and longer. A client that proves to hold a seat at the table, by a token in the body,
 * is counted by the seat, and does not wait for others.
 * `handle` gets a code that can be one, and says whether there is a table with it.
 */
export function withCode(
  { limits, kind, seatKeyOf }: TableGate,
  handle: (code: string, request: Request, response: Response) => Promise<'found' | 'no-such-table'>,
): RequestHandler {
  return async (request, response) => {
    const sender = senderKey(request);
    const { code: typed } = request.params;
    const code = typeof typed === 'string' ? readCode(typed) : undefined;
    const passTo = proofWanted(request);
    if (passTo !== undefined) {
      const seat = code === undefined ? undefined : await seatKeyOf(code, tokensIn(request.body));
      const { overMs } = passTo(seat);
      const waitMs = seat === undefined ? PROVE_AGAIN_MS : overMs;
      if (overMs > 0) return replyAs(response, 'too-fast', { retryAfter: Math.ceil(waitMs / 1000) });
    }
    let held = await heldUp(limits, kind, sender);
    if (held !== null && code !== undefined) {
      const seat = await seatKeyOf(code, tokensIn(request.body));
      if (seat !== undefined) held = await tooFast(limits, kind, seat);
    }
    if (held !== null) return replyAs(response, held.code, { retryAfter: held.retryAfter });
    if (code !== undefined && (await handle(code, request, response)) === 'found') return;
    const retryAfter = await limits.wrongCode(sender, code);
    if (retryAfter > 0) replyAs(response, 'too-many-codes', { retryAfter });
    else replyAs(response, 'no-such-table');
  };
}

interface HeldUp {
  readonly code: 'too-fast' | 'too-many-codes' | 'too-many-sockets';
  /** Seconds. */
  readonly retryAfter: number;
}

async function heldUp(limits: AddressLimits, kind: RequestKind, sender: string): Promise<HeldUp | null> {
  const fast = await tooFast(limits, kind, sender);
  if (fast !== null) return fast;
  const retryAfter = await limits.waitForCodes(sender);
  if (retryAfter > 0) return { code: 'too-many-codes', retryAfter };
  const full = kind === 'join' && limits.sockets.areTaken(sender);
  return full ? { code: 'too-many-sockets', retryAfter: SOCKETS_AGAIN_S } : null;
}

async function tooFast(limits: AddressLimits, kind: RequestKind, sender: string): Promise<HeldUp | null> {
  const retryAfter = await limits.ask(kind, sender);
  return retryAfter === 0 ? null : { code: 'too-fast', retryAfter };
}

/** The tokens in a body, valid or not. */
function tokensIn(body: unknown): readonly string[] {
  const read = Tokens.safeParse(body);
  return read.success ? read.data.tokens : [];
}

/**
 * A router whose paths match exactly, as the limits read them: `/API/tables` is not `/api/tables`. Routers don't take that
 * over from the app.
 */
export function exactRouter(): Router {
  return Router({ caseSensitive: true, strict: true });
}

/** Monitoring is answered to the end. */
const ALWAYS = /\/(?:healthz|readyz|metrics)$/;

/** The status that has the proxy of several processes ask another one; docker/nginx-scale.conf names it. */
const ASK_ANOTHER = 502;

/** While this process of several stops, it leaves requests to the others, since it could not finish them. */
export function stoppingGate(app: RequestListener, isStopping: () => boolean): RequestListener {
  return (request, response) => {
    if (!isStopping() || ALWAYS.test(pathOf(request))) return app(request, response);
    request.resume();
    response.writeHead(ASK_ANOTHER, { 'Cache-Control': 'no-store', Connection: 'close' }).end();
  };
}
