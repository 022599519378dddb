import { readCode } from '@boomtown/wire';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { type AddressLimits, addressKey, hasSafeShape, type RequestKind } from '../limits/index.ts';
import { replyAs } from './refusal-reply.ts';

/** By what this request's sender is counted. Forwarding headers are not looked at: anybody can write them. */
function senderOf(request: Request): string {
  return addressKey(request.socket.remoteAddress);
}

/** Lets so many requests of a kind through for each address, and refuses the others as `too-fast`. */
export function limited(limits: AddressLimits, kind: RequestKind): RequestHandler {
  return async (request, response, next) => {
    const retryAfter = await limits.ask(kind, senderOf(request));
    if (retryAfter === 0) next();
    else replyAs(response, 'too-fast', { retryAfter });
  };
}

/** Reads a JSON body of at most so many bytes; refuses one that is nested too deep or reaches for prototypes. */
export function jsonBody(limit: number): RequestHandler[] {
  return [
    express.json({ limit }),
    (request: Request, response: Response, next: NextFunction) => {
      if (hasSafeShape(request.body)) next();
      else replyAs(response, 'malformed');
    },
  ];
}

/**
 * Reads the room code in the address, and makes an address that tries many wrong ones wait longer and longer.
 * `handle` gets a code that can be one, and says whether there is a table with it.
 */
export function withCode(
  limits: AddressLimits,
  handle: (code: string, request: Request, response: Response) => Promise<'found' | 'no-such-table'>,
): RequestHandler {
  return async (request, response) => {
    const sender = senderOf(request);
    const waiting = await limits.waitForCodes(sender);
    if (waiting > 0) {
      replyAs(response, 'too-many-codes', { retryAfter: waiting });
      return;
    }
    const { code: typed } = request.params;
    const code = typeof typed === 'string' ? readCode(typed) : undefined;
    if (code !== undefined && (await handle(code, request, response)) === 'found') return;
    const retryAfter = await limits.wrongCode(sender);
    if (retryAfter > 0) replyAs(response, 'too-many-codes', { retryAfter });
    else replyAs(response, 'no-such-table');
  };
}
